import { describe, expect, test } from 'vitest';
import type { PlanStepView } from '#contract/plans.ts';
import { says } from './compare/testing/a-plan.ts';
import { namedWeeks, timelineOf } from './step-bars.ts';

function step(id: string, earliest: string, latest: string, needs: string[] = []): PlanStepView {
  return {
    id,
    label: id,
    why: null,
    about: null,
    actor: 'founder',
    needs,
    workingDays: { shortest: 1, longest: 2 },
    statement: says(id),
    earliest,
    latest,
    isOpen: false,
    documents: [],
    signing: null,
    result: '',
  };
}

describe('the steps on an axis of weeks', () => {
  const { weeks, bars } = timelineOf('2026-11-22', [
    step('name', '2026-11-29', '2026-12-06'),
    step('licence', '2026-12-06', '2026-12-20', ['name']),
  ]);

  test('which is long enough for the last of them', () => {
    expect(weeks).toBe(5);
  });

  test('begin when what they need can be done, and end between their earliest and their latest day', () => {
    expect(bars.get('name')).toEqual({ start: 0, earliest: 0.2, latest: 0.4 });
    expect(bars.get('licence')).toEqual({ start: 0.2, earliest: 0.4, latest: 0.8 });
  });

  test('have an axis also where all is done today', () => {
    expect(timelineOf('2026-11-22', [step('name', '2026-11-22', '2026-11-22')]).weeks).toBe(1);
    expect(timelineOf('2026-11-22', []).weeks).toBe(1);
  });
});

test('the weeks that are named are few, and lie within the axis', () => {
  expect(namedWeeks(5)).toEqual([1, 2, 3, 4]);
  expect(namedWeeks(11)).toEqual([2, 4, 6, 8, 10]);
  expect(namedWeeks(1)).toEqual([]);
  expect(namedWeeks(40)).toEqual([8, 16, 24, 32]);
});
