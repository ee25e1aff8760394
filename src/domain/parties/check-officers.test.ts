import { describe, expect, test } from 'vitest';
import { companyTypesOf, countries, jurisdictionIdOf, subTypesOf } from '#domain/catalogue/choices.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { checkRules, minorsAmong } from './check-officers.ts';
import { fraction } from './fraction.ts';
import { missingFieldsOf, type Office, type OfficeHeld, type Party } from './party.ts';
import { rulesOf } from './place-rules.ts';

const day: PlainDate = '2026-11-22';
const person = (id: string, more: Partial<Party> = {}): Party => ({
  id,
  kind: 'person',
  name: id,
  birthDate: '1990-05-05',
  nationality: 'DE',
  residence: 'DE',
  ...more,
});
const held = (party: string, office: Office): OfficeHeld => ({
  id: `${party}-${office}`,
  party,
  office,
  from: '2026-01-01',
  until: null,
});
const stateOf = (
  place: string,
  rule: string,
  parties: Party[],
  offices: OfficeHeld[],
  holders: string[] = [],
) =>
  checkRules(rulesOf(place).rules, {
    parties,
    offices,
    holdings: holders.map((holder) => ({
      holder,
      of: null,
      shareClass: 'ordinary',
      amount: fraction(1),
      nomineeFor: null,
    })),
    day,
  }).find((result) => result.rule.id === rule)?.state;

describe('the rules of the places', () => {
  test('exist for every place that can be chosen, each with a source', () => {
    for (const country of countries) {
      for (const companyType of companyTypesOf(country)) {
        for (const subType of [undefined, ...subTypesOf(companyType)]) {
          const { rules, threshold } = rulesOf(jurisdictionIdOf({ country, companyType, subType }));
          for (const { sources } of [...rules, threshold]) expect(sources[0].url).toMatch(/^https?:/);
          expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
        }
      }
    }
  });

  test('two members are needed for an LLP: one is not enough, none is still open', () => {
    const two = [person('a'), person('b')];
    expect(stateOf('gb-llp', 'designated-members', two, [])).toBe('open');
    expect(stateOf('gb-llp', 'designated-members', two, [held('a', 'manager')])).toBe('broken');
    expect(stateOf('gb-llp', 'designated-members', two, [held('a', 'manager'), held('b', 'manager')])).toBe(
      'met',
    );
    expect(stateOf('gb-llp', 'holders', two, [], ['a'])).toBe('broken');
  });

  test('the sole director of a Singapore company may not be its secretary; one of two may', () => {
    const both = [held('a', 'director'), held('a', 'secretary')];
    const rule = 'secretary-not-sole-director';
    expect(stateOf('sg-private-limited-company', rule, [person('a')], both)).toBe('broken');
    expect(
      stateOf(
        'sg-private-limited-company',
        rule,
        [person('a'), person('b')],
        [...both, held('b', 'director')],
      ),
    ).toBe('met');
  });

  test('a director has to live in Singapore; while nobody has said where they live, that is open', () => {
    const of = (residence: string | null) =>
      stateOf(
        'sg-private-limited-company',
        'resident-director',
        [person('a', { residence })],
        [held('a', 'director')],
      );
    expect([of('DE'), of(null), of('SG')]).toEqual(['broken', 'open', 'met']);
  });

  test('an ADGM signatory is a UAE resident or a GCC national', () => {
    const of = (more: Partial<Party>) =>
      stateOf('ae-adgm', 'signatory', [person('a', more)], [held('a', 'signatory')]);
    expect([of({}), of({ residence: 'AE' }), of({ nationality: 'KW' })]).toEqual(['broken', 'met', 'met']);
  });

  test('a director is at least 16 in the United Kingdom and a person in Singapore', () => {
    const of = (birthDate: PlainDate) =>
      stateOf(
        'gb-private-limited-company',
        'director-age',
        [person('a', { birthDate })],
        [held('a', 'director')],
      );
    expect([of('2010-11-22'), of('2010-11-23')]).toEqual(['met', 'broken']);
    expect(
      stateOf(
        'sg-private-limited-company',
        'director',
        [person('a', { kind: 'company' })],
        [held('a', 'director')],
      ),
    ).toBe('broken');
  });

  test('a minor is named with the age, until the birthday', () => {
    const parties = [person('a', { birthDate: '2008-11-23' }), person('b', { birthDate: '2008-11-22' })];
    expect(minorsAmong(parties, ['a', 'b'], day)).toEqual([{ party: 'a', age: 17 }]);
  });
});

test('what is missing of a party: a company has no sensitive answers, a person without an own page is not asked', () => {
  expect(
    missingFieldsOf(
      { kind: 'company', name: 'Fund', nationality: 'KY', registrationNumber: '1', address: 'x' },
      [],
    ),
  ).toEqual([]);
  expect(
    missingFieldsOf({
      kind: 'person',
      name: 'Aya',
      birthDate: '1990-01-01',
      nationality: 'JO',
      residence: 'JO',
    }),
  ).toEqual(['address']);
  expect(
    missingFieldsOf(
      {
        kind: 'person',
        name: 'Aya',
        birthDate: '1990-01-01',
        nationality: 'JO',
        residence: 'JO',
        address: 'x',
      },
      ['passportNumber', 'passportExpiry', 'taxResidence', 'sourceOfFunds'],
    ),
  ).toEqual(['sourceOfWealth', 'publicOffice']);
});
