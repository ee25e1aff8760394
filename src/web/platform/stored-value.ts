import { useSyncExternalStore } from 'react';

/**
 * A value in local storage that components can follow, also when another tab changes it.
 *
 * Where storage is refused (private windows, blocked cookies) the value lives as long as the page.
 */
export interface StoredValue<T> {
  /** The current value; `undefined` if there is none or it could not be read. */
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * @param key the key in local storage
 * @param parse reads the stored value; a value it answers with `undefined`, or throws on, is dropped
 */
export function storedValue<T>(key: string, parse: (stored: string) => T | undefined): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value: T | undefined;
  let isLoaded = false;

  function load(): void {
    isLoaded = true;
    try {
      accept(localStorage.getItem(key));
    } catch {
      // Storage is unavailable: keep the value in memory.
    }
  }

  function accept(stored: string | null): void {
    if (stored === text) return;
    text = stored;
    value = undefined;
    if (stored === null) return;
    try {
      value = parse(stored);
    } catch {
      value = undefined;
    }
    if (value === undefined) persist(null);
  }

  function persist(next: string | null): void {
    text = next;
    try {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // Storage is refused or full: the value still holds for this page.
    }
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  function followOtherTabs(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    load();
    announce();
  }

  return {
    read() {
      if (!isLoaded) load();
      return value;
    },
    write(next) {
      isLoaded = true;
      value = next;
      persist(typeof next === 'string' ? next : JSON.stringify(next));
      announce();
    },
    clear() {
      isLoaded = true;
      value = undefined;
      persist(null);
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
      };
    },
  };
}

/** Follows a stored value; `whilePrerendering` is what the prerendered HTML shows. */
export function useStoredValue<T, P>(stored: StoredValue<T>, whilePrerendering: P): T | undefined | P {
  return useSyncExternalStore<T | undefined | P>(stored.subscribe, stored.read, () => whilePrerendering);
}
