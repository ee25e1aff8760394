import { describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { officeTypes, visaChoices } from '#domain/catalogue/choices.ts';
import { holds } from '#domain/catalogue/condition.ts';
import { addYears, type PlainDate, plainDate, weekdayOf } from '#domain/values/plain-date.ts';
import type { FeeLine } from './costs.ts';
import { makePlan, type Plan } from './plan.ts';
import type { WorkCalendar } from './timeline.ts';

const today = plainDate('2026-11-23');
/** Monday to Friday. */
const calendar: WorkCalendar = { isWorkingDay: (date) => weekdayOf(date) < 6 };

const choices = catalogue
  .flatMap(({ jurisdictions }) => jurisdictions)
  .flatMap((jurisdiction) =>
    visaChoices.flatMap((visas) => officeTypes.map((officeType) => ({ jurisdiction, visas, officeType }))),
  );
const plans = choices.map(({ jurisdiction, ...requirements }) =>
  makePlan(jurisdiction, requirements, calendar, today),
);
const nameOf = ({ jurisdiction, requirements: { visas, officeType } }: Plan) =>
  `${jurisdiction.id}, ${visas} visas, ${officeType}`;

/** The sum of lines in minor units, calculated independently of the code under test. */
function sum(lines: readonly FeeLine[], currency: string, end: 'low' | 'high'): number {
  let total = 0;
  for (const { fee, count } of lines) {
    if ('value' in fee.amount && fee.amount.value.currency === currency) {
      total += fee.amount.value[end] * count;
    }
  }
  return total;
}

describe('in every combination of answers', () => {
  test('totals equal the sum of their lines and range from low to high', () => {
    const wrong: string[] = [];
    for (const plan of plans) {
      for (const { lines, total, deposits, unconfirmed } of plan.years) {
        const spent = lines.filter(({ fee }) => !fee.isOptional && !fee.isRefundable);
        const deposited = lines.filter(({ fee }) => !fee.isOptional && fee.isRefundable);
        for (const { currency, low } of total.kind === 'incomplete' ? total.lowerBounds : []) {
          if (low !== sum(spent, currency, 'low')) wrong.push(`${nameOf(plan)}: from ${currency} ${low}`);
        }
        for (const [found, counted] of [
          [total.kind === 'complete' ? total.amounts : [], spent],
          [deposits, deposited],
        ] as const) {
          for (const { currency, low, high } of found) {
            const isRight = low === sum(counted, currency, 'low') && high === sum(counted, currency, 'high');
            if (!isRight || low > high || low < 0)
              wrong.push(`${nameOf(plan)}: ${currency} ${low} to ${high}`);
          }
        }
        const unknown = [...spent, ...deposited].filter(({ fee }) => !('value' in fee.amount));
        if (unknown.length !== unconfirmed) wrong.push(`${nameOf(plan)}: ${unconfirmed} to be confirmed`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the first year and later years have their own fees', () => {
    const wrong: string[] = [];
    for (const plan of plans) {
      const [first, ...later] = plan.years;
      const isOnce = ({ fee }: FeeLine) => fee.due === 'once' || fee.due === 'per-visa';
      const isRenewal = ({ fee }: FeeLine) => fee.due.endsWith('renewal');
      if (first?.lines.some(isRenewal)) wrong.push(`${nameOf(plan)} renews in the first year`);
      for (const { year, lines } of later) {
        const isRepeated = lines.some((line) => isOnce(line) && !line.fee.inYears?.includes(year));
        if (isRepeated) wrong.push(`${nameOf(plan)} pays once more`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('each step follows its prerequisites, on a working day', () => {
    const wrong: string[] = [];
    for (const plan of plans) {
      const { steps, workingDays } = plan.timeline;
      const ends = new Map(steps.map((planned, index) => [planned.step.id, { ...planned, index }]));
      for (const [index, { step, earliest, latest }] of steps.entries()) {
        if (earliest > latest || earliest < today) wrong.push(`${nameOf(plan)}: ${step.id} ends upside down`);
        if (![earliest, latest].every((date) => calendar.isWorkingDay(date))) {
          wrong.push(`${nameOf(plan)}: ${step.id} ends on a day off`);
        }
        for (const need of step.needs) {
          const before = ends.get(need);
          if (before && (before.index > index || before.earliest > earliest || before.latest > latest)) {
            wrong.push(`${nameOf(plan)}: ${step.id} comes before ${need}`);
          }
        }
      }
      if (workingDays.shortest > workingDays.longest) wrong.push(`${nameOf(plan)}: longer at the shortest`);
    }
    expect(wrong).toEqual([]);
  });

  test('contains only what applies', () => {
    const wrong: string[] = [];
    for (const plan of plans) {
      const { steps } = plan.timeline;
      const expected = plan.jurisdiction.steps.filter(({ when }) => holds(when, plan.requirements));
      if (steps.length !== expected.length) wrong.push(`${nameOf(plan)}: ${steps.length} steps`);
      if (plan.requirements.visas === 0 && steps.some(({ step }) => step.reaches?.includes('visa-issue'))) {
        wrong.push(`${nameOf(plan)}: visas that nobody wants`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('deadlines are in order and within three years', () => {
    const until: PlainDate = addYears(today, 3);
    for (const plan of plans) {
      const days = plan.deadlines.map(({ on }) => on);
      expect(days, nameOf(plan)).toEqual([...days].sort());
      expect(
        days.every((day) => day >= today && day <= until),
        nameOf(plan),
      ).toBe(true);
      expect(days.length, nameOf(plan)).toBeGreaterThan(0);
    }
  });

  test('suggested alternatives are valid', () => {
    for (const { officeProblem, jurisdiction } of plans) {
      for (const alternative of officeProblem?.alternatives ?? []) {
        expect(makePlan(jurisdiction, alternative, calendar, today).officeProblem).toBeUndefined();
      }
    }
  });
});

test('more visas never cost less', () => {
  for (const [index, plan] of plans.entries()) {
    const more = plans[index + officeTypes.length];
    if (more?.jurisdiction !== plan.jurisdiction) continue;
    for (const { currency, low } of leastOf(plan)) {
      const found = leastOf(more).find((bound) => bound.currency === currency);
      expect(found?.low, nameOf(more)).toBeGreaterThanOrEqual(low);
    }
  }
});

/** Minimum cost of the first year. */
function leastOf({ years }: Plan) {
  const total = years[0]?.total;
  return total?.kind === 'complete' ? total.amounts : (total?.lowerBounds ?? []);
}
