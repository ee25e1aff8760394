import { describe, expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { fieldsOfStep } from '../cases/step-fields.ts';
import { catalogue } from './catalogue.ts';
import { companyTypesOf, countries, subTypesOf } from './choices.ts';
import type { CountryDefinition, Jurisdiction } from './definition.ts';
import { fact } from './facts.ts';
import { fixedRates } from './fixed-rates.ts';
import { problemsOf, problemsOfSources } from './integrity.ts';

/** Today, so that the test fails when sources become too old. */
const today = plainDate(new Date().toISOString().slice(0, 10));

test.each(catalogue)('the catalogue of $country is consistent', (definition) => {
  expect(problemsOf(definition, today)).toEqual([]);
});

test('the fixed exchange rates have recent sources', () => {
  expect(problemsOfSources(fixedRates, 'exchange rates', today)).toEqual([]);
});

test('each answer of the questionnaire leads to one jurisdiction', () => {
  const expected = countries.flatMap((country) =>
    companyTypesOf(country).flatMap((companyType) => {
      const subTypes = subTypesOf(companyType);
      return subTypes.length > 0
        ? subTypes.map((subType) => ({ country, companyType, subType }))
        : [{ country, companyType }];
    }),
  );
  const found = catalogue.flatMap(({ jurisdictions }) => jurisdictions.map(({ place }) => place));
  expect(found).toEqual(expected);
});

test('every place says what its founders sign elsewhere, so that the task asks who signed and when', () => {
  for (const { id, place, steps } of catalogue.flatMap(({ jurisdictions }) => jurisdictions)) {
    const signed = steps.find(({ signing }) => signing);
    expect(signed, id).toBeDefined();
    const asked = fieldsOfStep({ place, steps }, signed?.id ?? '').map((field) => field.id);
    expect(asked, id).toEqual(expect.arrayContaining(['signed-by', 'signed-on']));
  }
});

test('a page has the month in which it was read', () => {
  const title = 'Schedule of charges';
  const [others, later] = fact(
    'A',
    'high',
    [title, 'https://a.example'],
    [title, 'https://b.example', '2027-03'],
  ).sources;
  expect([others.readOn, later?.readOn]).toEqual(['2026-11', '2027-03']);
});

describe('inconsistencies are found', () => {
  const [first] = catalogue;
  const whole = first?.jurisdictions[0];
  if (!first || !whole) throw new Error('The catalogue is empty.');
  const problemsWith = (change: Partial<Jurisdiction>, day = today) =>
    problemsOf({ ...first, jurisdictions: [{ ...whole, ...change }] } as CountryDefinition, day);
  const [fee] = whole.fees;
  const [step] = whole.steps;
  const [deadline] = whole.deadlines;
  if (!fee || !step || !deadline) throw new Error('There is no fee, no step or no deadline.');
  const page = {
    title: 'Title',
    url: 'https://example.com/a',
    readOn: '2026-11',
    confidence: 'high',
  } as const;
  const saying = (source: object) => ({ value: 'A sentence.', sources: [{ ...page, ...source }] }) as never;

  test.each<[string, Partial<Jurisdiction>, RegExp]>([
    [
      'a statement without a source',
      { authority: { value: 'A', sources: [] as never } },
      /authority has no source/,
    ],
    ['a source without a title', { authority: saying({ title: ' ' }) }, /without a title/],
    ['a source that is no address', { authority: saying({ url: 'www.example.com' }) }, /source address/],
    ['a source from no month', { authority: saying({ readOn: '2026-13' }) }, /which is no month/],
    ['a source from the future', { authority: saying({ readOn: '2999-01' }) }, /has not come yet/],
    ['an old source', { authority: saying({ readOn: '2020-01' }) }, /read it again/],
    ['a need that is not there', { steps: [{ ...step, needs: ['nothing'] }] }, /needs 'nothing'/],
    [
      'steps that wait for each other',
      {
        steps: [
          { ...step, id: 'a', needs: ['b'] },
          { ...step, id: 'b', needs: ['a'] },
        ],
      },
      /step 'a' is never reached/,
    ],
    ['a fee without a payee', { fees: [{ ...fee, payee: '' as never }] }, /names no payee/],
    [
      'an unknown currency',
      {
        fees: [
          {
            ...fee,
            amount: { ...page, value: { currency: 'XXX', low: 1, high: 1 }, sources: [page] } as never,
          },
        ],
      },
      /unknown currency 'XXX'/,
    ],
    [
      'a fee of nothing',
      { fees: [{ ...fee, amount: { value: { currency: 'AED', low: 0, high: 0 }, sources: [page] } }] },
      /costs nothing/,
    ],
    [
      'a fee that repeats and names its years as well',
      { fees: [{ ...fee, due: 'yearly', inYears: [2] }] },
      /names its years and repeats/,
    ],
    [
      'a deadline on no day',
      { deadlines: [{ ...deadline, rule: { value: { eachYearOn: '02-30' }, sources: [page] } }] },
      /each year on '02-30'/,
    ],
    [
      'a deadline for a period that begins with the year after',
      {
        deadlines: [
          { ...deadline, rule: { value: { eachYearOn: '04-30', periodEndsOn: '03-31' }, sources: [page] } },
        ],
      },
      /is for a period/,
    ],
    ['two fees of one id', { fees: [fee, fee] }, /is there twice/],
    ['an office that is not mentioned', { offices: whole.offices.slice(1) }, /says not once/],
    ['no way to close', { exits: [] }, /no way to close/],
    [
      'a way out that goes from much to little',
      {
        exits: [
          {
            kind: 'closing',
            steps: [],
            cost: { value: { currency: 'AED', low: 2, high: 1 }, sources: [page] },
          },
        ],
      },
      /exit 'closing' goes from 2 to 1/,
    ],
    [
      'a fee that no answer leads to',
      { fees: [{ ...fee, when: { all: [{ visasAtLeast: 1 }, { not: { visasAtLeast: 1 } }] } }] },
      /fee '.+' is for answers that nobody can give/,
    ],
    [
      'a step that no answer leads to',
      { steps: [...whole.steps, { ...step, id: 'idle', when: { officeIs: [] } }] },
      /step 'idle' is for answers/,
    ],
    [
      'a deadline that no answer leads to',
      { deadlines: [{ ...deadline, when: { visasAtLeast: 6 } }] },
      /deadline '.+' is for answers/,
    ],
    [
      'a step that takes longer at the shortest',
      { steps: [{ ...step, workingDays: { value: { shortest: 5, longest: 3 }, sources: [page] } }] },
      /takes from 5 to 3 working days/,
    ],
  ])('%s', (_what, change, problem) => {
    expect(problemsWith(change)).toContainEqual(expect.stringMatching(problem));
  });
});
