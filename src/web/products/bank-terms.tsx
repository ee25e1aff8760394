import { fdicCoverOf, type PartnerBank } from '#domain/banking/partner-banks.ts';
import type { Sourced } from '#domain/values/sourced.ts';
import { bankingMessages } from '#messages/products.ts';
import { Badge } from '#web/design-system/badge.tsx';

interface Term {
  label: string;
  statement: Sourced | undefined;
}

function termsOf(bank: PartnerBank): readonly Term[] {
  return [
    { label: bankingMessages.fees, statement: bank.fees },
    { label: bankingMessages.yield, statement: bank.yield },
    { label: bankingMessages.rewards, statement: bank.rewards },
    { label: bankingMessages.fdic, statement: fdicCoverOf(bank) },
    { label: bankingMessages.approvalRate, statement: bank.approvalRate },
  ];
}

/** What is known of a bank's terms, each statement with its source. */
export function knownTermsOf(bank: PartnerBank): readonly Sourced[] {
  return termsOf(bank).flatMap(({ statement }) => statement ?? []);
}

/** Fees, yield and the like where a page says them; the rest in one line, named and left to the bank. */
export function BankTerms({ bank }: { bank: PartnerBank }) {
  const terms = termsOf(bank);
  const unknown = terms.filter(({ statement }) => !statement).map(({ label }) => label);
  return (
    <dl className="grid gap-3">
      {terms.map(
        ({ label, statement }) =>
          statement && (
            <div key={label}>
              <dt className="text-xs font-medium text-muted first-letter:uppercase">{label}</dt>
              <dd className="mt-0.5">{statement.text}</dd>
            </div>
          ),
      )}
      {unknown.length > 0 && (
        <div>
          <dt className="text-xs font-medium text-muted first-letter:uppercase">
            {bankingMessages.terms(unknown)}
          </dt>
          <dd className="mt-1">
            <Badge>{bankingMessages.unconfirmed}</Badge>
          </dd>
        </div>
      )}
    </dl>
  );
}
