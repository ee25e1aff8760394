import type { KeyboardEvent } from 'react';

/** What a key of the desk does. */
export type DeskAction =
  | 'next'
  | 'previous'
  | 'accept'
  | 'return'
  | 'undo'
  | 'ask'
  | 'pages'
  | 'zoom'
  | 'fit'
  | 'rotate'
  | 'compare'
  | 'help';

/** The keys of each action, and how they are shown. */
export const deskKeys: Readonly<Record<DeskAction, { keys: readonly string[]; shown: readonly string[] }>> = {
  next: { keys: ['j'], shown: ['J'] },
  previous: { keys: ['k'], shown: ['K'] },
  accept: { keys: ['a'], shown: ['A'] },
  return: { keys: ['r'], shown: ['R'] },
  undo: { keys: ['u'], shown: ['U'] },
  ask: { keys: ['d'], shown: ['D'] },
  pages: { keys: ['ArrowLeft', 'ArrowRight'], shown: ['←', '→'] },
  zoom: { keys: ['-', '+', '='], shown: ['−', '+'] },
  fit: { keys: ['0'], shown: ['0'] },
  rotate: { keys: ['o'], shown: ['O'] },
  compare: { keys: ['c'], shown: ['C'] },
  help: { keys: ['?'], shown: ['?'] },
};

/** What was asked for by a key; `undefined` while somebody types, or where the browser means something else by it. */
export function actionOf(event: KeyboardEvent): { action: DeskAction; key: string } | undefined {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return undefined;
  // Dialogs are parts of the desk for React, not for those who type in them.
  if (target.closest('input, textarea, select, [role=dialog]')) return undefined;
  const lower = key.length === 1 ? key.toLowerCase() : key;
  const action = (Object.keys(deskKeys) as DeskAction[]).find((each) => deskKeys[each].keys.includes(lower));
  return action && { action, key: lower };
}
