import { Download } from 'lucide-react';
import { useState } from 'react';
import { type BankMovement, exportBankEntries, type MonthOfAccount } from '#contract/ledger.ts';
import { pathOf } from '#contract/operation.ts';
import { type PostingKind, postingKinds } from '#domain/ledger/accounts.ts';
import {
  type EntryState,
  entryStates,
  filterEntries,
  stateOf,
  sumsOf,
} from '#domain/payments/bank-entries.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import type { Currency } from '#domain/values/money.ts';
import { paymentMessages, moneyMessages as texts } from '#messages/payments.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { buttonClass } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TableHead, WideTable } from '#web/design-system/wide-table.tsx';
import { useHasRoom } from '#web/platform/use-has-room.ts';
import { exactText } from './amounts.ts';

const tones: Record<EntryState, BadgeTone> = {
  matched: 'good',
  'only-ledger': 'warn',
  unmatched: 'warn',
  'left-out': 'neutral',
};

interface EntryTableProps {
  accounts: readonly MonthOfAccount[];
  days: { from: string; until: string };
}

/** Every movement of a period with a filter, the sums of what is shown, and the same as a file. */
export function EntryTable({ accounts, days }: EntryTableProps) {
  const [company, setCompany] = useState('');
  const [kind, setKind] = useState<PostingKind | ''>('');
  const [state, setState] = useState<EntryState | ''>('');
  const filter = { company: company || undefined, kind: kind || undefined, state: state || undefined };
  const all = accounts.flatMap(({ movements }) => movements);
  const companies = new Map(
    all.flatMap((each) => (each.company ? [[each.company.id, each.company.name] as const] : [])),
  );
  const kinds = postingKinds.filter((each) => all.some((entry) => entry.kind === each));
  const query = new URLSearchParams({ ...days });
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  const shown = accounts.map((each) => ({ ...each, movements: filterEntries(each.movements, filter) }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex-[1_1_9rem] lg:flex-[0_1_10rem]">
          <SelectField
            label={texts.client}
            placeholder={texts.all}
            choices={[...companies].map(([value, label]) => ({ value, label }))}
            value={company}
            onChange={({ target }) => setCompany(target.value)}
          />
        </div>
        <div className="flex-[1_1_9rem] lg:flex-[0_1_10rem]">
          <SelectField
            label={texts.kind}
            placeholder={texts.all}
            choices={kinds.map((value) => ({ value, label: paymentMessages.kinds[value] }))}
            value={kind}
            onChange={({ target }) => setKind(target.value as PostingKind | '')}
          />
        </div>
        <div className="flex-[1_1_9rem] lg:flex-[0_1_10rem]">
          <SelectField
            label={texts.state}
            placeholder={texts.all}
            choices={entryStates.map((value) => ({ value, label: texts.states[value] }))}
            value={state}
            onChange={({ target }) => setState(target.value as EntryState | '')}
          />
        </div>
        <a href={`${pathOf(exportBankEntries)}?${query}`} download className={buttonClass()}>
          <Download aria-hidden="true" size={16} strokeWidth={1.5} />
          {texts.exportCsv}
        </a>
      </div>
      {shown.every(({ movements }) => movements.length === 0) && (
        <p className="border-t border-line pt-3 text-muted">{texts.noEntries}</p>
      )}
      {shown.map(
        ({ account, movements }) =>
          movements.length > 0 && (
            <Entries
              key={account.id}
              title={texts.endsWith(account.bank, account.currency, account.number)}
              currency={account.currency}
              movements={movements}
            />
          ),
      )}
    </div>
  );
}

interface EntriesProps {
  title: string;
  currency: Currency;
  movements: readonly BankMovement[];
}

function Entries({ title, currency, movements }: EntriesProps) {
  const hasRoomForTable = useHasRoom(48);
  const sums = sumsOf(movements);
  const amount = (value: number | null) => (value === null ? '–' : exactText(currency, value));
  if (!hasRoomForTable) {
    return (
      <section aria-label={title}>
        <h3 className="pb-2 font-semibold">{title}</h3>
        <ul className="divide-y divide-line border-y border-line text-sm">
          {movements.map((entry, index) => (
            <li key={entry.transaction ?? `${entry.on} ${index}`} className="grid gap-1 py-3">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                {shortDayText(entry.on)}
                <Badge tone={tones[stateOf(entry)]}>{texts.states[stateOf(entry)]}</Badge>
              </span>
              <WhatItIs entry={entry} />
              {entry.kind && <span>{paymentMessages.kinds[entry.kind]}</span>}
              {entry.leftOutBecause && (
                <span className="text-muted wrap-anywhere">{entry.leftOutBecause}</span>
              )}
              <BothAmounts ledger={amount(entry.inLedger)} statement={amount(entry.inStatement)} />
            </li>
          ))}
          <li className="grid gap-1 py-3 font-medium">
            {texts.sumOf(movements.length)}
            <BothAmounts ledger={amount(sums.inLedger)} statement={amount(sums.inStatement)} />
          </li>
        </ul>
      </section>
    );
  }
  return (
    <WideTable label={title}>
      <table className="w-full min-w-2xl text-sm">
        <caption className="pb-2 text-start font-semibold">{title}</caption>
        <TableHead
          texts={[texts.day, texts.client, texts.kind, texts.state]}
          amounts={[texts.inLedger, texts.inStatement]}
        />
        <tbody>
          {movements.map((entry, index) => (
            <tr
              key={entry.transaction ?? `${entry.on} ${index}`}
              className="border-b border-line align-baseline"
            >
              <td className="py-2 pe-4 whitespace-nowrap">{shortDayText(entry.on)}</td>
              <th scope="row" className="max-w-64 py-2 pe-4 text-start font-medium wrap-anywhere">
                <WhatItIs entry={entry} />
              </th>
              <td className="py-2 pe-4">
                {entry.kind === null ? '–' : paymentMessages.kinds[entry.kind]}
                {entry.leftOutBecause && (
                  <span className="block text-muted wrap-anywhere">{entry.leftOutBecause}</span>
                )}
              </td>
              <td className="py-2 pe-4">
                <Badge tone={tones[stateOf(entry)]}>{texts.states[stateOf(entry)]}</Badge>
              </td>
              <td className="ps-4 py-2 text-end tabular whitespace-nowrap">{amount(entry.inLedger)}</td>
              <td className="ps-4 py-2 text-end tabular whitespace-nowrap">{amount(entry.inStatement)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <th scope="row" colSpan={4} className="py-3 text-start">
              {texts.sumOf(movements.length)}
            </th>
            <td className="ps-4 py-3 text-end tabular whitespace-nowrap">
              {exactText(currency, sums.inLedger)}
            </td>
            <td className="ps-4 py-3 text-end tabular whitespace-nowrap">
              {exactText(currency, sums.inStatement)}
            </td>
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}

function WhatItIs({ entry: { company, party, text } }: { entry: BankMovement }) {
  return (
    <span className="font-medium wrap-anywhere">
      <bdi>{company?.name ?? party}</bdi>
      {text && <span className="block font-normal text-muted">{text}</span>}
    </span>
  );
}

function BothAmounts({ ledger, statement }: { ledger: string; statement: string }) {
  return (
    <dl className="flex flex-wrap justify-between gap-x-4">
      {[
        [texts.inLedger, ledger],
        [texts.inStatement, statement],
      ].map(([label, value]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
