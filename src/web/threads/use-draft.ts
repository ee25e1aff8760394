import { useState } from 'react';
import { onPersonLeft } from '#web/platform/stored-login.ts';

const prefix = 'thread-draft:';

// What one person typed is not left for the next.
if (typeof document !== 'undefined') {
  onPersonLeft(() => {
    for (const key of keys().filter((key) => key.startsWith(prefix))) localStorage.removeItem(key);
  });
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** What is typed and not sent yet: it outlives the page, also without a connection. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  return [
    text,
    (next) => {
      setText(next);
      write(name, next);
    },
  ];
}

function read(name: string): string {
  try {
    return localStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
  } catch {
    // Storage is refused: the text lives as long as the page.
  }
}
