import type { ReactNode } from 'react';
import {
  downloadKeptInvoice,
  downloadKeptPaper,
  downloadKeptQuote,
  type KeptCompanyView,
} from '#contract/kept-records.ts';
import { pathOf } from '#contract/operation.ts';
import type { SourceView } from '#contract/plans.ts';
import { accountRuleLabels } from '#messages/account-rules.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { keptRecordMessages as texts } from '#messages/kept-records.ts';
import { paperKindLabels, retentionRuleNames } from '#messages/paper-kinds.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { useMayAsStaff } from '../back-office.ts';

interface KeptPapersProps {
  company: string;
  papers: NonNullable<KeptCompanyView['papers']>;
}

/** The documents of a company that is gone. */
export function KeptPapers({ company, papers: { rule, until, sources, files } }: KeptPapersProps) {
  const mayOpen = useMayAsStaff()('export-identity-papers');
  const law = retentionRuleNames[rule];
  return (
    <Records title={texts.papers} why={texts.untilBy(until, law)} law={law} sources={sources}>
      {files.map(({ paper, version, kind }) => {
        const name = texts.paperOf(paperKindLabels[kind], version);
        const href = pathOf(downloadKeptPaper)
          .replace('{paper}', paper)
          .replace('{version}', String(version));
        return (
          <Record key={`${paper} ${version}`} name={name}>
            {mayOpen ? <Download href={href} what={name} company={company} /> : null}
          </Record>
        );
      })}
      {!mayOpen && <li className="py-3 text-muted">{texts.managersOnly}</li>}
    </Records>
  );
}

interface KeptAccountsProps {
  companyId: string;
  company: string;
  accounts: NonNullable<KeptCompanyView['accounts']>;
}

/** What the agency's accounts keep of a company that is gone. */
export function KeptAccounts({ companyId, company, accounts }: KeptAccountsProps) {
  const { rule, until, sources, quotes, invoices, movements } = accounts;
  const law = rule ? accountRuleLabels[rule] : '';
  const why = rule && until ? texts.untilBy(until, law) : texts.noRule;
  return (
    <Records title={texts.accounts} why={why} law={law} sources={sources}>
      {quotes.map(({ id, number, acceptedAt, acceptedBy, sums }) => (
        <Record
          key={id}
          name={texts.quoteOf(number)}
          about={texts.acceptedOn(acceptedAt, acceptedBy)}
          amount={sums.map(({ currency, gross }) => invoiceMessages.amount(gross.high, currency)).join(' + ')}
        >
          <Download
            href={pathOf(downloadKeptQuote).replace('{id}', companyId).replace('{quote}', id)}
            what={texts.quoteOf(number)}
            company={company}
          />
        </Record>
      ))}
      {invoices.map(({ id, kind, number, issuedOn, currency, gross }) => {
        const name = `${invoiceMessages.kinds[kind]} ${number}`;
        return (
          <Record
            key={id}
            name={name}
            about={texts.issuedOn(issuedOn)}
            amount={`${kind === 'credit-note' ? '−' : ''}${invoiceMessages.amount(gross, currency)}`}
          >
            <Download
              href={pathOf(downloadKeptInvoice).replace('{id}', companyId).replace('{invoice}', id)}
              what={name}
              company={company}
            />
          </Record>
        );
      })}
      {movements > 0 && (
        <li className="max-w-prose py-3 text-pretty text-muted">{texts.movements(movements)}</li>
      )}
    </Records>
  );
}

interface RecordsProps {
  title: string;
  /** Until when, and by which law. */
  why: string;
  law: string;
  sources: readonly SourceView[];
  children: ReactNode;
}

function Records({ title, why, law, sources, children }: RecordsProps) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="max-w-prose text-pretty text-muted">
        {why} {sources.length > 0 && <SourceMark sources={sources} subject={texts.sourceOf(law)} />}
      </p>
      <ul className="mt-2 divide-y divide-line border-t border-line">{children}</ul>
    </div>
  );
}

interface RecordProps {
  name: string;
  about?: string;
  amount?: string;
  children: ReactNode;
}

function Record({ name, about, amount, children }: RecordProps) {
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {about && <p className="tabular text-muted wrap-anywhere">{about}</p>}
      </div>
      <div className="flex flex-col items-end gap-2 sm:flex-row sm:items-center sm:gap-4">
        {amount && <p className="tabular font-medium">{amount}</p>}
        {children}
      </div>
    </li>
  );
}

function Download({ href, what, company }: { href: string; what: string; company: string }) {
  return (
    <a
      href={href}
      download
      aria-label={texts.downloadOf(what, company)}
      className={buttonClass('secondary', 'small')}
    >
      {texts.download}
    </a>
  );
}
