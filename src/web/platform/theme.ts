import { useSyncExternalStore } from 'react';
import { storedValue, useStoredValue } from './stored-value.ts';

type Theme = 'light' | 'dark';

const themeColours: Record<Theme, string> = { light: '#FFFFFF', dark: '#0F1116' };

const savedTheme = storedValue<Theme>('theme', (stored) =>
  stored === 'dark' || stored === 'light' ? stored : undefined,
);

function systemPreference(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** The saved preference, else the operating system's. */
function currentTheme(): Theme {
  return savedTheme.read() ?? (systemPreference().matches ? 'dark' : 'light');
}

function subscribe(listener: () => void): () => void {
  const stopFollowingSaved = savedTheme.subscribe(listener);
  const system = systemPreference();
  system.addEventListener('change', listener);
  return () => {
    stopFollowingSaved();
    system.removeEventListener('change', listener);
  };
}

/** Puts the theme on the document now and on every change; the page's head did it for the first paint. */
export function followTheme(): () => void {
  applyTheme();
  return subscribe(applyTheme);
}

function applyTheme(): void {
  const theme = currentTheme();
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColours[theme]);
}

interface ThemeControl {
  /** The theme as it shows. */
  theme: Theme;
  /** The theme the person chose; `undefined` while it follows the operating system. */
  chosenTheme: Theme | undefined;
  setTheme(theme: Theme): void;
  toggleTheme(): void;
  /** Forgets what was chosen, so that the theme follows the operating system again. */
  followSystem(): void;
}

export function useTheme(): ThemeControl {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light');
  const chosenTheme = useStoredValue(savedTheme, undefined);
  return {
    theme,
    chosenTheme,
    setTheme: savedTheme.write,
    toggleTheme: () => savedTheme.write(theme === 'dark' ? 'light' : 'dark'),
    followSystem: savedTheme.clear,
  };
}
