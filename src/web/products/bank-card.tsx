import { useId } from 'react';
import type { PartnerBank } from '#domain/banking/partner-banks.ts';
import { sourcesOf } from '#domain/values/sourced.ts';
import { choiceLabels } from '#messages/choices.ts';
import { bankingMessages } from '#messages/products.ts';
import { Button } from '#web/design-system/button.tsx';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { BankTerms, knownTermsOf } from './bank-terms.tsx';

interface BankCardProps {
  bank: PartnerBank;
  onApply(): void;
}

/** A bank at a glance. */
export function BankCard({ bank, onApply }: BankCardProps) {
  const nameId = useId();
  const buttonId = useId();
  const [whoMayApply] = bank.eligibility;
  const statements = [bank.description, ...(whoMayApply ? [whoMayApply] : []), ...knownTermsOf(bank)];
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">
      <div>
        <h3 id={nameId} className="text-base font-semibold">
          {bank.name}
        </h3>
        <p className="mt-1 flex items-center gap-2 text-muted">
          <CountryFlag country={bank.country} />
          {choiceLabels.country[bank.country]}
        </p>
      </div>
      <p>{bank.description.text}</p>
      <div>
        <h4 className="text-xs font-medium text-muted">{bankingMessages.eligibility}</h4>
        <p className="mt-0.5">{whoMayApply?.text}</p>
      </div>
      <BankTerms bank={bank} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <Button id={buttonId} aria-labelledby={`${buttonId} ${nameId}`} onClick={onApply}>
          {bankingMessages.apply}
        </Button>
        <SourceMark sources={sourcesOf(statements)} subject={bank.name} />
      </div>
    </li>
  );
}
