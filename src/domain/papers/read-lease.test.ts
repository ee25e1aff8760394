import { expect, test } from 'vitest';
import { copyRuleOf } from './copy-rules.ts';
import { judgeDetails, noDetails } from './paper-details.ts';
import { readLease } from './read-lease.ts';

test.each([
  ['Contract Period: From 01/12/2026 To: 30/11/2027', '2026-12-01', '2027-11-30'],
  ['for a term of one year, from 1st December 2026 to 30 November 2027.', '2026-12-01', '2027-11-30'],
  ['Start Date : 2026-12-01\nEnd Date : 2027-11-30', '2026-12-01', '2027-11-30'],
  ['commences on December 1, 2026 and ends on November 30, 2027', '2026-12-01', '2027-11-30'],
])('B6: the days of a lease are read from %j', (text, startsOn, endsOn) => {
  expect(readLease(text)).toMatchObject({ startsOn: { value: startsOn }, endsOn: { value: endsOn } });
});

test('B6: tenant and registration are read, and nothing is made up', () => {
  expect(
    readLease('TENANCY CONTRACT\nTenant Name: Haddad Cosmetics LLC\nEjari Number: 0120261201000123'),
  ).toMatchObject({
    tenant: { value: 'Haddad Cosmetics LLC' },
    registration: { value: '0120261201000123' },
  });
  expect(readLease('Dated 31/02/2026. The tenant shall pay on time.')).toBeNull();
  // Two ends: a person decides.
  expect(readLease('End date: 30/11/2027. End date: 30/11/2028')?.endsOn?.confidence).toBeLessThan(0.9);
  expect(readLease(`from ${'1'.repeat(50_000)} to ${'from '.repeat(20_000)}`)).toBeNull();
});

const expectations = {
  rule: copyRuleOf('ae-dubai', 'lease', 'plain'),
  tenants: ['Haddad Cosmetics LLC', 'Omar Haddad'],
  licenceEndsOn: undefined,
  uploadedOn: '2026-11-22',
} as const;
const codesOf = (details: object, more: object = {}) =>
  judgeDetails('lease', { ...noDetails, expiresOn: null, ...details }, undefined, {
    ...expectations,
    ...more,
  }).map(({ code }) => code);

test('B6: a lease of somebody else, an unregistered one and one that ends early are three messages', () => {
  expect(codesOf({ tenant: 'Aya Mansour' })).toEqual(['lease-other-tenant']);
  expect(codesOf({ tenant: 'HADDAD, Omar' })).toEqual([]);
  expect(codesOf({ registration: '' })).toEqual(['lease-not-registered']);
  expect(codesOf({ registration: '' }, { rule: copyRuleOf('ae-dmcc', 'lease', 'plain') })).toEqual([]);
  expect(codesOf({ expiresOn: '2027-11-20' })).toEqual(['lease-ends-early']);
  expect(codesOf({ expiresOn: '2027-11-21' })).toEqual([]);
  expect(codesOf({ expiresOn: '2027-11-21' }, { licenceEndsOn: '2027-12-31' })).toEqual(['lease-ends-early']);
});

test('D5: too old, a wrong certifier and a missing translation are said, by place and kind', () => {
  const judged = (
    place: string,
    kind: 'proof-of-address' | 'articles' | 'passport',
    form: 'plain' | 'certified' | 'attested',
    details: object,
  ) =>
    judgeDetails(kind, { ...noDetails, expiresOn: null, ...details }, undefined, {
      ...expectations,
      rule: copyRuleOf(place, kind, form),
    });
  expect(judged('ae-dubai', 'proof-of-address', 'plain', { issuedOn: '2026-08-21' })).toMatchObject([
    { code: 'too-old', parameters: { limit: 3 } },
  ]);
  expect(judged('ae-dubai', 'proof-of-address', 'plain', { issuedOn: '2026-08-22' })).toEqual([]);
  expect(judged('ae-difc', 'passport', 'certified', { certifier: 'owner' })).toMatchObject([
    { code: 'wrong-certifier', parameters: { certifiers: ['notary', 'lawyer', 'accountant', 'bank'] } },
  ]);
  expect(judged('ae-difc', 'passport', 'certified', { certifier: 'lawyer' })).toEqual([]);
  expect(
    judged('sa-llc', 'articles', 'attested', { certifier: 'lawyer', translation: 'missing' }),
  ).toMatchObject([
    { code: 'wrong-certifier', parameters: { certifiers: ['embassy', 'foreign-ministry'] } },
    { code: 'translation-missing', parameters: { language: 'ar' } },
  ]);
});

test('D5: every rule names the page that says so', () => {
  for (const place of ['ae-dubai', 'ae-dmcc', 'ae-difc', 'sa-llc']) {
    for (const form of ['certified', 'attested'] as const) {
      const { by, sources } = copyRuleOf(place, 'articles', form);
      expect(by.length, place).toBeGreaterThan(0);
      expect(sources[0]?.readOn, place).toMatch(/^\d{4}-\d{2}$/);
    }
  }
});
