import { useEffect, useState } from 'react';

/** A part of the program that is loaded when it is first wanted; null while it is not wanted, or not there yet. */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  useEffect(() => {
    if (wanted && part === null) void load().then((loaded) => setPart({ loaded }));
  }, [wanted, part, load]);
  return wanted && part !== null ? part.loaded : null;
}
