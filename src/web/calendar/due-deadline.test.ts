import { expect, test } from 'vitest';
import type { CalendarView } from '#contract/calendar.ts';
import { dueDeadlinesOf, hasPassed, monthsOf } from './due-deadline.ts';

function calendar(founded: string | null, days: readonly string[], onlyIf?: string): CalendarView {
  return {
    jurisdiction: { id: 'ae-dmcc', name: 'DMCC' },
    today: '2026-11-21',
    from: '2025-11-21',
    until: '2029-11-21',
    companyQuestions: [],
    counted: [
      { day: 'incorporation', known: founded ? { on: founded, basis: 'entered' } : null, deadlines: 1 },
    ],
    deadlines: days.map((on) => ({
      id: 'return',
      label: 'Return',
      why: 'Because.',
      on,
      onlyIf,
      penalty: { unconfirmed: 'The penalty' },
      occurrence: on,
      state: 'open',
      daysLeft: null,
      assignee: null,
      entries: [],
      sources: [],
      settledBy: [],
    })),
  };
}

const statesOf = (view: CalendarView) => dueDeadlinesOf(view).map(({ timing }) => timing);

test('a deadline is overdue from the day after', () => {
  expect(statesOf(calendar('2026-01-01', ['2026-11-20', '2026-11-21', '2026-11-22']))).toEqual([
    'overdue',
    'today',
    'ahead',
  ]);
});

test('what holds for some companies only is perhaps overdue', () => {
  expect(statesOf(calendar('2026-01-01', ['2026-11-20'], 'with revenue'))).toEqual(['maybe-overdue']);
});

test('no company is late for a day that passed before it was there', () => {
  expect(statesOf(calendar('2026-06-01', ['2026-05-31', '2026-06-01']))).toEqual([
    'before-company',
    'overdue',
  ]);
  expect(statesOf(calendar(null, ['2026-11-20', '2026-12-01']))).toEqual(['before-company', 'ahead']);
});

test('deadlines come month by month, each with a key of its own', () => {
  const due = dueDeadlinesOf(calendar('2025-12-01', ['2025-12-31', '2026-12-01', '2026-12-31']));
  expect(monthsOf(due).map(({ month, deadlines }) => [month, deadlines.length])).toEqual([
    ['2025-12', 1],
    ['2026-12', 2],
  ]);
  expect(new Set(due.map(({ key }) => key)).size).toBe(3);
  expect(due.map(hasPassed)).toEqual([true, false, false]);
});
