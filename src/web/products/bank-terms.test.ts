import { expect, it } from 'vitest';
import { type PartnerBank, partnerBanks } from '#domain/banking/partner-banks.ts';
import { otherTermsOf, unpublishedTerms } from './bank-terms.ts';

const statement = (partnerBanks[0] as PartnerBank).description;
const { fees: _fees, ...plain } = partnerBanks[0] as PartnerBank;
const bank = (of: Partial<PartnerBank>): PartnerBank => ({ ...plain, ...of });

it('asks banks in the United States alone about FDIC insurance', () => {
  expect(unpublishedTerms([bank({ country: 'US' })])).toContain('FDIC insurance');
  expect(unpublishedTerms([bank({ country: 'US', fdic: statement })])).not.toContain('FDIC insurance');
  expect(unpublishedTerms([bank({ country: 'GB' })])).not.toContain('FDIC insurance');
});

it('names as unpublished only what none of the banks says', () => {
  const banks = [bank({ country: 'AE', fees: statement }), bank({ country: 'AE', rewards: statement })];
  expect(unpublishedTerms(banks)).toEqual(['yield', 'approval rate']);
});

it('lists what a bank says beside its fees', () => {
  const terms = otherTermsOf(bank({ fees: statement, fdic: statement, yield: statement }));
  expect(terms.map(({ label }) => label)).toEqual(['yield', 'FDIC insurance']);
});
