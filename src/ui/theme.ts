import { useEffect, useState } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];
const KEY = 'kripketown.theme';

function stored(): Theme {
  try {
    const text = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === text) ?? 'system';
  } catch {
    // Storage may be forbidden: then nothing is remembered.
    return 'system';
  }
}

/** The theme in use, and how to change it; the page carries it as `data-theme`, this browser remembers it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(stored);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // As above.
    }
  }, [theme]);
  return [theme, setTheme];
}
