import type { ReactNode } from 'react';
import { pathOf } from '#contract/operation.ts';
import type { CarriedOverView } from '#contract/payments.ts';
import { carriedOverMessages as texts } from '#messages/carried-over.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { exactText } from './amounts.ts';
import { CaseLines } from './case-figures.tsx';
import { EntryList } from './entry-list.tsx';

interface CarriedOverProps {
  company: string;
  money: CarriedOverView;
  /** What each kind of file is downloaded by. */
  files: Record<'quotes' | 'invoices', Parameters<typeof pathOf>[0]>;
}

/** What another installation's ledger says of the company: to read, and apart from all that counts here. */
export default function CarriedOver({ company, money, files }: CarriedOverProps) {
  const addressOf = (kind: keyof typeof files, id: string) =>
    pathOf(files[kind])
      .replace('{id}', company)
      .replace(/\{(?:quote|invoice)\}/, id);
  const { from, asOf, importedAt, positions, lines, transactions, quotes, invoices } = money;
  return (
    <section
      aria-labelledby="carried-over"
      className="@container grid gap-6 border-t border-line-strong pt-6"
    >
      <div>
        <h2 id="carried-over" className="text-lg font-semibold tracking-tight">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-prose text-pretty text-muted">{texts.about(from, asOf, importedAt)}</p>
      </div>
      {positions.map((position) => (
        <Balance key={position.currency} from={from} position={position} />
      ))}
      <div className="grid items-start gap-8 @4xl:grid-cols-2">
        <div className="grid gap-6">
          {quotes.length > 0 && (
            <Records title={texts.quotes}>
              {quotes.map(({ id, number, acceptedAt, acceptedBy, hasFile }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <span className="min-w-0 flex-1 basis-40">
                    <span className="font-medium wrap-anywhere">{number}</span>
                    <span className="block text-sm text-muted wrap-anywhere">
                      {texts.acceptedOn(acceptedAt, acceptedBy)}
                    </span>
                  </span>
                  {hasFile && <FileLink address={addressOf('quotes', id)} number={number} />}
                </li>
              ))}
            </Records>
          )}
          {invoices.length > 0 && (
            <Records title={texts.invoices}>
              {invoices.map(({ id, kind, number, issuedOn, currency, gross, hasFile }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <span className="min-w-0 flex-1 basis-40">
                    <span className="font-medium wrap-anywhere">
                      {invoiceMessages.kinds[kind]} {number}
                    </span>
                    <span className="block text-sm text-muted">{texts.issuedOn(issuedOn)}</span>
                  </span>
                  <span className="font-medium tabular">
                    {kind === 'credit-note' && '−'}
                    {exactText(currency, gross)}
                  </span>
                  {hasFile && <FileLink address={addressOf('invoices', id)} number={number} />}
                </li>
              ))}
            </Records>
          )}
          <CaseLines lines={lines} />
        </div>
        <EntryList transactions={transactions} lines={lines} />
      </div>
    </section>
  );
}

function FileLink({ address, number }: { address: string; number: string }) {
  return (
    <a
      href={address}
      download
      aria-label={texts.downloadOf(number)}
      className={buttonClass('secondary', 'small')}
    >
      {texts.download}
    </a>
  );
}

function Balance({ from, position }: { from: string; position: CarriedOverView['positions'][number] }) {
  const { currency, comesBack } = position;
  const figures = (['received', 'paidOn', 'held', 'fee', 'due'] as const).filter(
    (name) => position[name] !== 0,
  );
  return (
    <div>
      <p className="text-sm text-muted">{texts.balance(from)}</p>
      <p className="font-serif text-2xl tabular">{exactText(currency, comesBack)}</p>
      {comesBack === 0 && <p className="text-xs text-muted">{texts.nothing}</p>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 pt-4 @2xl:grid-cols-4">
        {figures.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{texts.figures[name]}</dt>
            <dd className="font-medium tabular">{exactText(currency, position[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Records({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}
