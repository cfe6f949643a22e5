import { useEffect, useRef, useState, type RefObject } from 'react';

/** The page's font size on a small screen, in pixels: drawings are made in its units, so that letters grow with the page. */
const UNIT = 14;

interface Frame {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly width: number;
  readonly height: number;
}

/** The room of an element for a drawing, in pixels of a small screen. */
export function useFrame(usual: { readonly width: number; readonly height: number }): Frame {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(usual);
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / UNIT;
      const width = Math.floor(contentRect.width / scale);
      const height = Math.floor(contentRect.height / scale);
      if (width > 80 && height > 60) setSize({ width, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { frame, ...size };
}
