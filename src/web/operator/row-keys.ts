import type { KeyboardEvent } from 'react';

/** Marks what takes the focus in a row. */
export const rowMark = { 'data-row': '' } as const;

const rows = () => [...document.querySelectorAll<HTMLElement>('#content [data-row]')];

/** @returns whether there is a row */
export function focusFirstRow(): boolean {
  const [first] = rows();
  first?.focus();
  return first !== undefined;
}

/** Arrows, Home and End move between the rows; before the first one is the search. */
export function moveBetweenRows(event: KeyboardEvent): void {
  const all = rows();
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const next = {
    ArrowDown: all[at + 1],
    ArrowUp: all[at - 1] ?? document.querySelector<HTMLElement>('#content input[type=search]'),
    Home: all[0],
    End: all.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Moves the focus by so many rows; into the list where it is outside. */
export function moveByRows(by: number): void {
  const all = rows();
  const at = all.findIndex((row) => row.closest('[data-key]')?.contains(document.activeElement));
  all[at < 0 ? 0 : Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
}

/** Whether a key is meant for a field or a dialog, or for the browser, and so is no shortcut. */
export function isTyping(event: globalThis.KeyboardEvent): boolean {
  const field = (event.target as Element).closest('input:not([type=checkbox]), textarea, select');
  const isElsewhere = document.querySelector('[role=dialog]') !== null;
  return field !== null || isElsewhere || event.ctrlKey || event.metaKey || event.altKey;
}
