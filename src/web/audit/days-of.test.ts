import { expect, it } from 'vitest';
import type { AuditEntryView } from '#contract/audit.ts';
import { daysOf } from './days-of.ts';

const entry = (id: string, at: string) => ({ id, at }) as AuditEntryView;

it('puts entries under their day in the order of the log, also across pages', () => {
  const entries = [
    entry('4', new Date(2026, 10, 22, 0, 30).toISOString()),
    entry('3', new Date(2026, 10, 21, 23, 30).toISOString()),
    entry('2', new Date(2026, 10, 21, 8, 0).toISOString()),
    entry('1', new Date(2025, 0, 5, 8, 0).toISOString()),
  ];
  expect(daysOf(entries).map(({ day, entries: ofDay }) => [day, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-11-22', ['4']],
    ['2026-11-21', ['3', '2']],
    ['2025-01-05', ['1']],
  ]);
});
