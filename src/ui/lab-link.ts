import { useEffect, useState } from 'react';

/** Whether the part of an address after `#` is a model of the lab. */
export function isLabLink(hash: string): boolean {
  return hash.startsWith('#m1.');
}

/** The model's link in the address, if there is one; `onLink` is told when another is put there. */
export function useLabLink(onLink: () => void): string | null {
  const [link, setLink] = useState(() => (isLabLink(location.hash) ? location.hash : null));
  useEffect(() => {
    const onChange = () => {
      if (!isLabLink(location.hash)) return;
      setLink(location.hash);
      onLink();
    };
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, [onLink]);
  return link;
}
