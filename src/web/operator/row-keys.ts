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
