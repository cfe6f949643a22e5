import { useEffect, useRef, useState, type ReactNode } from 'react';
import './scroll-region.css';

interface ScrollRegionProps {
  /** What is in it, for who does not see it; or the id of what says so. */
  readonly label: string | { readonly by: string };
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where less than this is hidden, in pixels, nothing is. */
const SLACK = 2;

/** What may be too large for its place: it fades where it goes on, and is scrolled by keyboard too. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');
  useEffect(() => {
    const element = region.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setMore(hiddenParts(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div
      ref={region}
      className={`scroll-region ${className}`.trim()}
      role="region"
      aria-label={typeof label === 'string' ? label : undefined}
      aria-labelledby={typeof label === 'string' ? undefined : label.by}
      data-more={more}
      tabIndex={more === '' ? undefined : 0}
    >
      {children}
    </div>
  );
}

/** At which sides there is more than is seen, or was before it was scrolled. */
function hiddenParts(element: HTMLElement): string {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  return [
    scrollLeft > SLACK ? 'left' : '',
    scrollTop > SLACK ? 'above' : '',
    scrollWidth - clientWidth - scrollLeft > SLACK ? 'right' : '',
    scrollHeight - clientHeight - scrollTop > SLACK ? 'below' : '',
  ]
    .filter((side) => side !== '')
    .join(' ');
}
