import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartnerBank } from '#domain/banking/partner-banks.ts';
import { type Sourced, sourcesOf } from '#domain/values/sourced.ts';
import { choiceLabels } from '#messages/choices.ts';
import { commonMessages } from '#messages/common.ts';
import { bankingMessages } from '#messages/products.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { otherTermsOf, unpublishedTerms } from './bank-terms.ts';
import { MarkSent } from './mark-sent.tsx';
import type { Banking } from './use-banking.ts';

interface ApplyDialogProps {
  bank: PartnerBank;
  banking: Banking;
  isOpen: boolean;
  onClose(): void;
}

/** A bank's eligibility, the documents it wants, and a link to its website. */
export function ApplyDialog({ bank, banking, isOpen, onClose }: ApplyDialogProps) {
  const fees = bank.fees ? [{ label: bankingMessages.terms.fees, statement: bank.fees }] : [];
  const terms = [...fees, ...otherTermsOf(bank)];
  const unpublished = unpublishedTerms([bank]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={bankingMessages.applyTo(bank.name)}
      description={
        <span className="flex items-center gap-2">
          <CountryFlag country={bank.country} />
          {choiceLabels.country[bank.country]}
        </span>
      }
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <ExternalLink href={bank.website} className={buttonClass('primary')}>
            {bankingMessages.openWebsite(bank.name)}
          </ExternalLink>
        </>
      }
    >
      <div className="grid gap-6 pb-2">
        <Part title={bankingMessages.eligibility} statements={bank.eligibility} />
        <Part
          title={bankingMessages.papers}
          about={bank.papersAreCommonPractice && bankingMessages.papersAreCommonPractice}
          statements={bank.papers}
        />
        <section className="grid gap-2">
          <h3 className="text-base font-semibold">{bankingMessages.conditions}</h3>
          <dl className="grid gap-3">
            {terms.map(({ label, statement }) => (
              <div key={label}>
                <dt className="text-xs font-medium text-muted first-letter:uppercase">{label}</dt>
                <dd className="mt-0.5">
                  {statement.text} <SourceMark sources={[statement.source]} subject={label} />
                </dd>
              </div>
            ))}
          </dl>
          {unpublished.length > 0 && <p className="text-muted">{bankingMessages.unpublished(unpublished)}</p>}
        </section>
        <section className="rounded-control bg-surface px-4 py-3">
          <h3 className="font-semibold">{bankingMessages.before}</h3>
          <p className="mt-1">
            {bankingMessages.beforeText(webSettings.brand.name)}{' '}
            {bankingMessages.websiteNote(new URL(bank.website).host)}
          </p>
        </section>
        {banking.canChange && <MarkSent key={bank.id} bank={bank} banking={banking} onRecorded={onClose} />}
      </div>
    </Dialog>
  );
}

interface PartProps {
  title: string;
  about?: ReactNode;
  statements: readonly Sourced[];
}

function Part({ title, about, statements }: PartProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      {about && <p className="text-muted">{about}</p>}
      <ul className="grid gap-1.5">
        {statements.map(({ text }) => (
          <li key={text} className="flex gap-2">
            <Check
              aria-hidden="true"
              size={16}
              strokeWidth={1.5}
              className="mt-0.5 shrink-0 text-accent-text"
            />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <SourceMark sources={sourcesOf(statements)} subject={title} />
    </section>
  );
}
