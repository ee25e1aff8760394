import { describe, expect, it } from 'vitest';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { meantAmong } from './meant-deadlines.ts';

function meantIn(place: string, question: string): readonly string[] {
  const deadlines = jurisdictionWith(place)?.deadlines ?? [];
  const isMeant = meantAmong(question, deadlines);
  return deadlines.filter((deadline) => isMeant({ deadline })).map(({ id }) => id);
}

describe('a question about a deadline means', () => {
  it.each([
    ['us-c-corporation', 'first franchise tax report due?', ['annual-report']],
    ['sg-private-limited-company', 'company set up, last day to appoint the secretary', ['secretary']],
    ['sg-private-limited-company', 'when AGM and annual return', ['general-meeting', 'annual-return']],
    ['gb-private-limited-company', 'when is the CT600 due', ['company-tax-return']],
    [
      'sg-private-limited-company',
      'We don’t want to hold a general meeting. When do members get accounts?',
      ['accounts-to-members'],
    ],
    ['sg-partnership', 'general partnership registered, until when valid', ['registration-renewal']],
    ['sg-partnership', 'LLP, when is its declaration due', ['solvency-declaration']],
    ['us-c-corporation', 'when is Form 1120 due after an extension', ['corporate-tax-return-extended']],
    ['us-c-corporation', 'Form 1120 of a year to June', ['corporate-tax-return']],
    ['us-c-corporation', 'date of Form 5472', ['form-5472']],
    [
      'us-c-corporation',
      'We filed Form 7004. Until when may the return wait?',
      ['corporate-tax-return-extended'],
    ],
    ['us-c-corporation', 'the BEA form', ['be-13']],
    ['ae-dmcc', 'share capital, licence issued, last day', ['share-capital']],
    ['ae-dmcc', 'licence dated - renewal when', ['licence-renewal']],
    ['ae-dmcc', 'establishment card renewal, licence issued on', ['establishment-card-renewal']],
    ['ae-dubai', 'corporate tax return', ['corporate-tax-return']],
    ['ae-dubai', 'corporate tax return early to have the penalty waived', ['corporate-tax-penalty-waiver']],
  ])('in %s, %j: %j', (place, question, ids) => {
    expect(meantIn(place, question)).toEqual(ids);
  });

  it.each(['Form 1120 without an extension, which day', 'we got an extension, when was the tax itself due'])(
    'no extended day: %s',
    (question) => {
      const meant = meantIn('us-c-corporation', question);
      expect(meant).toContain('corporate-tax-return');
      expect(meant).not.toContain('corporate-tax-return-extended');
    },
  );

  it('the payment beside the return where a question names both', () => {
    const asked = 'when are the accounts, corporation tax and CT600 due';
    expect(meantIn('gb-private-limited-company', asked)).toEqual(
      expect.arrayContaining(['accounts', 'corporation-tax-payment', 'company-tax-return']),
    );
  });
});
