import { useEffect, useRef } from 'react';
import { todayGroups } from '#domain/today/today-groups.ts';
import { isTyping, moveByRows } from '../row-keys.ts';

/** What the keys of the agency's day do; the row is the one that has the focus. */
interface TodayKeys {
  select(key: string): void;
  claim(key: string): void;
  assign(key: string | undefined): void;
  remind(key: string | undefined): void;
  chooseGroup(group: (typeof todayGroups)[number]): void;
  showKeys(): void;
}

const keyOfFocus = () => document.activeElement?.closest('[data-key]')?.getAttribute('data-key') ?? undefined;

/** Listens to the shortcuts while nothing is typed and no dialog is open. */
export function useTodayKeys(keys: TodayKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const key = keyOfFocus();
      const act: Record<string, (() => void) | undefined> = {
        j: () => moveByRows(1),
        k: () => moveByRows(-1),
        x: key === undefined ? undefined : () => latest.current.select(key),
        c: key === undefined ? undefined : () => latest.current.claim(key),
        a: () => latest.current.assign(key),
        r: () => latest.current.remind(key),
        '?': () => latest.current.showKeys(),
      };
      const group = todayGroups[Number(event.key) - 1];
      const chosen = act[event.key] ?? (group && (() => latest.current.chooseGroup(group)));
      if (!chosen) return;
      event.preventDefault();
      chosen();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
