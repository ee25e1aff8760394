import { describe, expect, test } from 'vitest';
import type { Jurisdiction, Step } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { plainDate, weekdayOf } from '#domain/values/plain-date.ts';
import { timelineOf } from './timeline.ts';

const holiday = '2026-12-02';
/** Monday to Friday, without the national day. */
const calendar = {
  isWorkingDay: (date: `${number}-${number}-${number}`) => weekdayOf(date) < 6 && date !== holiday,
};
const monday = plainDate('2026-11-30');
const requirements = { visas: 1, officeType: 'flexi' } as const;

function step(
  id: string,
  needs: string[],
  days: [number, number] | undefined,
  more: Partial<Step> = {},
): Step {
  return {
    id,
    label: id,
    actor: 'authority',
    needs,
    workingDays: days
      ? fact({ shortest: days[0], longest: days[1] }, 'high', ['Page', 'https://example.com'])
      : { unconfirmed: 'How long it takes' },
    documents: [],
    result: id,
    ...more,
  };
}

const timeline = (
  steps: readonly Step[],
  visas = 1,
  from = monday,
  done?: ReadonlyMap<string, `${number}-${number}-${number}`>,
) =>
  timelineOf(
    { id: 'test', steps } as unknown as Jurisdiction,
    { ...requirements, visas },
    calendar,
    from,
    done,
  );

const ends = (steps: readonly Step[], visas?: number) =>
  timeline(steps, visas).steps.map(({ step: { id }, earliest, latest }) => [id, earliest, latest]);

describe('a timeline', () => {
  test('counts working days, over weekends and holidays', () => {
    expect(ends([step('a', [], [1, 2]), step('b', ['a'], [1, 3])])).toEqual([
      // Monday and one or two working days; Wednesday is off.
      ['a', '2026-12-01', '2026-12-03'],
      ['b', '2026-12-03', '2026-12-08'],
    ]);
  });

  test('begins on the next working day', () => {
    const saturday = plainDate('2026-11-28');
    expect(timeline([step('a', [], [0, 1])], 1, saturday).steps[0]).toMatchObject({
      earliest: '2026-11-30',
      latest: '2026-12-01',
    });
  });

  test('puts steps after their prerequisites, whatever the order in the catalogue', () => {
    expect(ends([step('b', ['a'], [1, 1]), step('a', [], [1, 1])]).map(([id]) => id)).toEqual(['a', 'b']);
  });

  test('runs independent steps in parallel', () => {
    const found = timeline([step('a', [], [5, 5]), step('b', [], [2, 9]), step('c', ['a', 'b'], [1, 1])]);
    expect(found.workingDays).toEqual({ shortest: 6, longest: 10 });
  });

  test('skips steps that do not apply and keeps the order of the rest', () => {
    const steps = [
      step('licence', [], [2, 2]),
      step('visa', ['licence'], [10, 20], { when: { visasAtLeast: 1 } }),
      step('bank', ['visa'], [1, 1]),
    ];
    expect(timeline(steps, 0).workingDays).toEqual({ shortest: 3, longest: 3 });
    expect(timeline(steps, 1).workingDays).toEqual({ shortest: 13, longest: 23 });
  });

  test('marks unconfirmed durations and the dates that are too early because of them', () => {
    const found = timeline([step('a', [], undefined), step('b', ['a'], [1, 1]), step('c', [], [1, 1])]);
    expect(found.open.map(({ id }) => id)).toEqual(['a']);
    expect(found.steps.map(({ step: { id }, isOpen }) => [id, isOpen])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
  });

  test.each([
    // Long past: the next step begins today.
    ['2026-11-02', ['2026-12-01', '2026-12-04'], { shortest: 1, longest: 3 }],
    ['2026-11-30', ['2026-12-01', '2026-12-04'], { shortest: 1, longest: 3 }],
    // Tomorrow, which has begun in another time zone: the next step begins then.
    ['2026-12-01', ['2026-12-03', '2026-12-07'], { shortest: 2, longest: 4 }],
  ] as const)('continues from a step that was completed on %s', (on, window, workingDays) => {
    const steps = [step('a', [], undefined), step('b', ['a'], [1, 3])];
    const found = timeline(steps, 1, monday, new Map([['a', on]]));
    expect(found.steps[0]).toMatchObject({ earliest: on, latest: on, doneOn: on, isOpen: false });
    expect(found.steps[1]).toMatchObject({ isOpen: false, doneOn: undefined });
    expect([found.steps[1]?.earliest, found.steps[1]?.latest]).toEqual(window);
    expect(found.workingDays).toEqual(workingDays);
    expect(found.open).toEqual([]);
  });

  test('rejects circular dependencies', () => {
    expect(() => timeline([step('a', ['b'], [1, 1]), step('b', ['a'], [1, 1])])).toThrow(RangeError);
  });
});
