import type { Country } from '#domain/catalogue/choices.ts';
import { type BankProfile, type BankQuestion, type BankRule, bankRules } from './bank-rules.ts';
import type { PartnerBank } from './partner-banks.ts';

/** How a bank fits a company, by its stated rules. */
export interface BankFit {
  bank: PartnerBank;
  /** 'other-country': it opens accounts for companies of another country only. */
  fit: 'fits' | 'open' | 'limited' | 'refused' | 'other-country';
  /** The rules that speak against it, or limit it. */
  against: readonly BankRule[];
  /** The questions without an answer that its rules ask. */
  unanswered: readonly BankQuestion[];
}

const order: readonly BankFit['fit'][] = ['fits', 'open', 'limited', 'refused', 'other-country'];

/** The banks by how well they fit, best first; among equals the order is kept. */
export function banksByFit(
  banks: readonly PartnerBank[],
  country: Country,
  profile: BankProfile,
): readonly BankFit[] {
  return banks
    .map((bank) => fitOf(bank, country, profile))
    .toSorted((one, other) => order.indexOf(one.fit) - order.indexOf(other.fit));
}

function fitOf(bank: PartnerBank, country: Country, profile: BankProfile): BankFit {
  const rules = bankRules[bank.id] ?? [];
  const against = rules.filter(({ question, conflict }) => profile[question] === conflict);
  const unanswered = rules.map(({ question }) => question).filter((question) => profile[question] === null);
  return { bank, fit: verdictOf(bank.country === country, against, unanswered), against, unanswered };
}

function verdictOf(
  takesCountry: boolean,
  against: readonly BankRule[],
  unanswered: readonly BankQuestion[],
): BankFit['fit'] {
  if (!takesCountry) return 'other-country';
  if (against.some(({ severity }) => severity === 'refused')) return 'refused';
  if (unanswered.length > 0) return 'open';
  return against.length > 0 ? 'limited' : 'fits';
}
