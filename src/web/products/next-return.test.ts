import { expect, it } from 'vitest';
import type { CalendarView } from '#contract/calendar.ts';
import { nextReturnOf } from './next-return.ts';

const deadline = (id: string, on: `${number}-${number}-${number}`) => ({
  id,
  label: `The return ${id}`,
  why: '',
  on,
  penalty: { unconfirmed: 'The penalty' },
  sources: [],
  settledBy: [],
  occurrence: on,
  state: 'open' as const,
  daysLeft: null,
  assignee: null,
  entries: [],
});

const calendar = (changed: Partial<CalendarView> = {}): CalendarView => ({
  jurisdiction: { id: 'ae-dmcc', name: 'DMCC' },
  today: '2026-11-22',
  from: '2025-11-22',
  until: '2029-11-22',
  deadlines: [
    deadline('vat-third-quarter', '2026-10-28'),
    deadline('licence-renewal', '2026-12-01'),
    deadline('vat-fourth-quarter', '2027-01-28'),
  ],
  counted: [{ day: 'incorporation', known: { on: '2026-01-10', basis: 'entered' }, deadlines: 3 }],
  companyQuestions: [{ question: 'is-vat-registered', answer: true }],
  ...changed,
});

it('counts down to the next return of a registered company', () => {
  expect(nextReturnOf(calendar())).toMatchObject({
    state: 'due',
    deadline: { id: 'vat-fourth-quarter' },
    days: 67,
    isUnsure: false,
  });
});

it('is unsure until it is known whether the company is registered', () => {
  const open = calendar({ companyQuestions: [{ question: 'is-vat-registered', answer: null }] });
  expect(nextReturnOf(open)).toMatchObject({ state: 'due', isUnsure: true });
});

it('names no return before incorporation, without registration, and where none is due', () => {
  const counted = [{ day: 'incorporation' as const, known: null, deadlines: 3 }];
  const companyQuestions = [{ question: 'is-vat-registered' as const, answer: false }];
  expect(nextReturnOf(calendar({ counted }))).toEqual({ state: 'not-incorporated' });
  expect(nextReturnOf(calendar({ companyQuestions }))).toEqual({ state: 'not-registered' });
  expect(nextReturnOf(calendar({ deadlines: [] }))).toEqual({ state: 'none' });
});
