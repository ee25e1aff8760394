import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { Stage } from '#domain/price-list/service.ts';
import type { LineVat } from '#domain/price-list/vat.ts';
import { rateText, type VatClient } from '#domain/price-list/vat.ts';
import type { QuoteGroup, QuoteLine } from '#domain/quotes/quote-line.ts';
import type { QuoteSum } from '#domain/quotes/sums.ts';
import { moneyText } from '#domain/values/money-text.ts';

const stages: Record<Stage, string> = {
  accepted: 'After you accept, before anything is filed',
  filed: 'After the application is filed',
  licensed: 'After the licence is issued',
  'visas-issued': 'After visas are issued',
};

/** What quotes say in the page and in the PDF alike. */
export const quoteWords = {
  groups: (agency: string): Record<QuoteGroup, string> => ({
    government: 'Government money',
    others: 'Others’ money',
    agency: `Our fee (${agency})`,
  }),
  groupNotes: {
    government: 'Passed on as it is to authorities, with their receipts.',
    others: 'Passed on as it is to landlords, banks and others.',
    agency: 'What we take for our work.',
  } satisfies Record<QuoteGroup, string>,
  stage: (stage: Stage, kind: CaseKind) =>
    kind !== 'formation' && stage === 'licensed' ? 'After the authority has approved it' : stages[stage],
  clients: {
    private: 'a private client',
    'business-here': 'a business in our country',
    'business-abroad': 'a business in another country',
  } satisfies Record<VatClient, string>,
  /** VAT of a line; empty for what is passed on as it is. */
  vat: (vat: LineVat | null) => {
    if (!vat) return '';
    switch (vat.treatment) {
      case 'standard':
        return `VAT ${rateText(vat.rate)}%`;
      case 'zero':
        return 'VAT 0%';
      case 'exempt':
        return 'Exempt from VAT';
      case 'outside-scope':
        return 'Outside the scope of VAT';
      case 'reverse-charge':
        return 'Reverse charge: you account for VAT';
    }
  },
  amount: ({ currency, gross }: Pick<QuoteLine | QuoteSum, 'currency' | 'gross'>) =>
    moneyText({ currency, ...gross }),
  /** Of a line between two amounts. */
  atCost: 'At cost: the upper amount is asked for, and what is not needed comes back.',
  deposit: 'A deposit, which its payee gives back.',
  changed: (reason: string) => `Amount set by us: ${reason}`,
  discount: (amount: string, reason: string) => `Discount of ${amount}: ${reason}`,
  year: (year: number) => `Year ${year}`,
  from: (amount: string) => `from ${amount}`,
  expected: 'Expected total',
  asked: 'To be paid now',
};
