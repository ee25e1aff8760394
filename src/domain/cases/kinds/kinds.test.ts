import { describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Known } from '#domain/catalogue/definition.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { laterCaseKinds } from '../case-kind.ts';
import { fieldsOfSteps } from '../step-fields.ts';
import { templateOfStep } from '../task-template.ts';
import { laterCaseIn } from './kinds-in-place.ts';
import { legalDaysOf } from './legal-days.ts';

const jurisdictions = catalogue.flatMap((country) => country.jurisdictions);
const every = jurisdictions.flatMap((jurisdiction) =>
  laterCaseKinds.flatMap((kind) => {
    const found = laterCaseIn(jurisdiction, kind);
    return found ? [{ name: `${jurisdiction.id} ${kind}`, jurisdiction, found }] : [];
  }),
);

/** With a source, or said to be unconfirmed; never a bare figure. */
const isGrounded = (known: Known<unknown>) =>
  'value' in known ? known.sources.every(({ url }) => url.startsWith('http')) : known.unconfirmed !== '';

describe.each(every)('$name', ({ found: { steps, fees, legalDays } }) => {
  const ids = steps.map(({ id }) => id);

  test('has steps that need others of its own, without a circle', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const reachable = new Set<string>();
    for (let round = 0; round < steps.length; round += 1) {
      for (const { id, needs } of steps) if (needs.every((need) => reachable.has(need))) reachable.add(id);
    }
    expect([...reachable].toSorted()).toEqual(ids.toSorted());
  });

  test('says of each paper, fee, time and legal day where it is from, or that it is unconfirmed', () => {
    for (const { documents, workingDays, result } of steps) {
      expect(isGrounded(workingDays)).toBe(true);
      expect(result).not.toBe('');
      for (const { sources, papers } of documents) {
        expect(sources.length).toBeGreaterThan(0);
        expect(papers.length).toBeGreaterThan(0);
      }
    }
    expect(fees.length).toBeGreaterThan(0);
    for (const { amount } of fees) expect(isGrounded(amount)).toBe(true);
    for (const { rule, penalty, metBy } of legalDays) {
      expect(rule.sources.every(({ url }) => url.startsWith('http'))).toBe(true);
      expect(isGrounded(penalty)).toBe(true);
      expect(ids).toContain(metBy);
    }
  });

  test('has fields with an id each', () => {
    for (const step of steps) {
      const fields = templateOfStep(step, step.fields).fields.map(({ id }) => id);
      expect(new Set(fields).size).toBe(fields.length);
    }
  });
});

test('fields of formations belong to steps that a place has', () => {
  for (const { country, jurisdictions: places } of catalogue) {
    const steps = new Set(places.flatMap((place) => place.steps.map(({ id }) => id)));
    expect(Object.keys(fieldsOfSteps[country]).filter((id) => !steps.has(id))).toEqual([]);
  }
});

describe('legal days', () => {
  const holidays = new Set(['2026-12-02', '2026-12-03']);
  /** Saturdays, Sundays and two holidays. */
  const calendar = {
    isWorkingDay: (day: PlainDate) =>
      !holidays.has(day) && ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
  };
  const dayOf = (place: string, kind: (typeof laterCaseKinds)[number], id: string, on: string) => {
    const found = every.find(({ name }) => name === `${place} ${kind}`)?.found;
    const folded = { requirements: { visas: 0, officeType: 'flexi' as const }, tasks: [] };
    const days = legalDaysOf(found?.legalDays ?? [], '0b7f9c1e', plainDate(on), folded, calendar);
    const day = days.find(({ deadline }) => deadline.id.endsWith(id));
    return [day?.on, day?.dayOff?.rule];
  };

  test.each([
    ['gb-private-limited-company', 'director-change', 'officers', '2026-11-21', '2026-12-05', 'unconfirmed'],
    ['gb-private-limited-company', 'director-change', 'officers', '2026-12-20', '2027-01-03', 'unconfirmed'],
    ['gb-private-limited-company', 'director-change', 'officers', '2028-02-16', '2028-03-01', undefined],
    // Twenty working days over two holidays; a Saturday and the holidays do not count.
    ['ae-dubai', 'address-change', 'tax-record', '2026-11-21', '2026-12-22', undefined],
    ['ae-dubai', 'closing', 'tax-deregistration', '2026-11-30', '2027-02-28', 'unconfirmed'],
    ['ae-dmcc', 'licence-renewal', 'licence-ends', '2027-03-01', '2027-01-30', 'unconfirmed'],
    ['sg-private-limited-company', 'share-transfer', 'controllers', '2026-11-20', '2026-11-24', undefined],
  ] as const)('%s, %s: %s counted from %s is %s', (place, kind, id, on, due, rule) => {
    expect(dayOf(place, kind, id, on)).toEqual([due, rule]);
  });

  test('kinds that a place does not have are not offered', () => {
    const names = every.map(({ name }) => name);
    expect(names).toContain('ae-dmcc licence-renewal');
    expect(names).not.toContain('gb-private-limited-company licence-renewal');
    expect(names).toContain('sa-llc visa-renewal');
    expect(names).not.toContain('us-llc licence-renewal');
  });
});
