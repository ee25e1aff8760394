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
    ['ae-dmcc', 'share capital, licence issued, last day', ['share-capital']],
    ['ae-dmcc', 'licence dated - renewal when', ['licence-renewal']],
    ['ae-dmcc', 'establishment card renewal, licence issued on', ['establishment-card-renewal']],
    ['ae-dubai', 'corporate tax return', ['corporate-tax-return']],
    ['ae-dubai', 'corporate tax return early to have the penalty waived', ['corporate-tax-penalty-waiver']],
  ])('in %s, %j: %j', (place, question, ids) => {
    expect(meantIn(place, question)).toEqual(ids);
  });

  it('the payment beside the return where a question names both', () => {
    const asked = 'when are the accounts, corporation tax and CT600 due';
    expect(meantIn('gb-private-limited-company', asked)).toEqual(
      expect.arrayContaining(['accounts', 'corporation-tax-payment', 'company-tax-return']),
    );
  });
});
