import { type ReactNode, useId } from 'react';
import type { BankFit } from '#domain/banking/bank-fit.ts';
import type { PartnerBank } from '#domain/banking/partner-banks.ts';
import type { Sourced } from '#domain/values/sourced.ts';
import { choiceLabels } from '#messages/choices.ts';
import { bankingMessages } from '#messages/products.ts';
import { Button } from '#web/design-system/button.tsx';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { useHasRoom } from '#web/platform/use-has-room.ts';
import { BankFitNote } from './bank-fit-note.tsx';
import { otherTermsOf, unpublishedTerms } from './bank-terms.ts';

interface BankListProps {
  title: string;
  about?: string | undefined;
  /** How the banks fit, where the company has told something. */
  fits?: readonly BankFit[];
  banks: readonly PartnerBank[];
  onApply(bank: PartnerBank): void;
}

/** Banks side by side as a table, on phones as cards. */
export function BankList({ title, about, banks, fits = [], onApply }: BankListProps) {
  const titleId = useId();
  const hasRoomForTable = useHasRoom(64);
  const unpublished = unpublishedTerms(banks);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {about && <p className="mt-1 max-w-prose text-pretty text-muted">{about}</p>}
      {hasRoomForTable ? (
        <BankTable titleId={titleId} banks={banks} fits={fits} onApply={onApply} />
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {banks.map((bank) => (
            <BankCard
              key={bank.id}
              bank={bank}
              fit={fitOf(bank, fits)}
              columns={columnsOf([bank])}
              onApply={() => onApply(bank)}
            />
          ))}
        </ul>
      )}
      {unpublished.length > 0 && (
        <p className="mt-3 text-xs text-muted">{bankingMessages.unpublished(unpublished)}</p>
      )}
    </section>
  );
}

const cellClass = 'border-b border-line py-4 pe-6 align-top text-pretty';

/** What is compared; a column that no bank of the table fills is left out. */
const allColumns: readonly { title: string; isFilled(bank: PartnerBank): boolean; Cell: BankCell }[] = [
  { title: bankingMessages.eligibility, isFilled: () => true, Cell: Eligibility },
  { title: bankingMessages.terms.fees, isFilled: ({ fees }) => fees !== undefined, Cell: Fees },
  {
    title: bankingMessages.otherTerms,
    isFilled: (bank) => otherTermsOf(bank).length > 0,
    Cell: OtherTerms,
  },
];
type BankCell = (props: { bank: PartnerBank }) => ReactNode;

const columnsOf = (banks: readonly PartnerBank[]) =>
  allColumns.filter(({ isFilled }) => banks.some(isFilled));

type BankTableProps = Pick<BankListProps, 'banks' | 'onApply'> & {
  titleId: string;
  fits: readonly BankFit[];
};

function BankTable({ titleId, banks, fits, onApply }: BankTableProps) {
  const columns = columnsOf(banks);
  return (
    <table aria-labelledby={titleId} className="mt-3 w-full table-fixed border-separate border-spacing-0">
      <colgroup>
        <col />
        {columns.map(({ title }) => (
          <col key={title} />
        ))}
        <col className="w-24" />
      </colgroup>
      <thead>
        <tr>
          {[bankingMessages.bank, ...columns.map(({ title }) => title)].map((column) => (
            <th
              key={column}
              scope="col"
              className="sticky top-14 z-10 border-b border-line-strong bg-page py-2 pe-6 text-start text-xs font-medium text-muted first-letter:uppercase"
            >
              {column}
            </th>
          ))}
          <td className="sticky top-14 z-10 border-b border-line-strong bg-page" />
        </tr>
      </thead>
      <tbody>
        {banks.map((bank) => (
          <BankRow
            key={bank.id}
            bank={bank}
            fit={fitOf(bank, fits)}
            columns={columns}
            onApply={() => onApply(bank)}
          />
        ))}
      </tbody>
    </table>
  );
}

function fitOf(bank: PartnerBank, fits: readonly BankFit[]): BankFit | undefined {
  return fits.find((fit) => fit.bank.id === bank.id);
}

interface BankProps {
  bank: PartnerBank;
  fit: BankFit | undefined;
  columns: typeof allColumns;
  onApply(): void;
}

function BankRow({ bank, fit, columns, onApply }: BankProps) {
  const nameId = useId();
  return (
    <tr>
      <th scope="row" className={`${cellClass} text-start font-normal`}>
        <Name bank={bank} nameId={nameId} />
        <span className="mt-2 block">
          <Statement of={bank.description} subject={bank.name} />
        </span>
        {fit && <BankFitNote fit={fit} />}
      </th>
      {columns.map(({ title, Cell }) => (
        <td key={title} className={cellClass}>
          <Cell bank={bank} />
        </td>
      ))}
      <td className="border-b border-line py-3 text-end align-top">
        <ApplyButton nameId={nameId} onApply={onApply} />
      </td>
    </tr>
  );
}

function BankCard({ bank, fit, columns, onApply }: BankProps) {
  const nameId = useId();
  return (
    <li className="grid gap-4 py-5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0">
          <Name bank={bank} nameId={nameId} />
        </h3>
        <ApplyButton nameId={nameId} onApply={onApply} />
      </div>
      <p className="text-pretty">
        <Statement of={bank.description} subject={bank.name} />
      </p>
      {fit && <BankFitNote fit={fit} />}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
        {columns.map(({ title, Cell }) => (
          <div key={title}>
            <dt className="text-xs font-medium text-muted first-letter:uppercase">{title}</dt>
            <dd className="mt-0.5 text-pretty">
              <Cell bank={bank} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Name({ bank, nameId }: { bank: PartnerBank; nameId: string }) {
  return (
    <>
      <span id={nameId} className="block text-base font-semibold">
        {bank.name}
      </span>
      <span className="mt-0.5 flex items-center gap-2 text-sm font-normal text-muted">
        <CountryFlag country={bank.country} />
        {choiceLabels.country[bank.country]}
      </span>
    </>
  );
}

function Eligibility({ bank }: { bank: PartnerBank }) {
  const [whoMayApply] = bank.eligibility;
  return whoMayApply ? (
    <Statement of={whoMayApply} subject={bankingMessages.eligibilityAt(bank.name)} />
  ) : (
    <NotPublished />
  );
}

function Fees({ bank }: { bank: PartnerBank }) {
  return bank.fees ? (
    <Statement of={bank.fees} subject={`${bankingMessages.terms.fees}, ${bank.name}`} />
  ) : (
    <NotPublished />
  );
}

function OtherTerms({ bank }: { bank: PartnerBank }) {
  const terms = otherTermsOf(bank);
  if (terms.length === 0) return <NotPublished />;
  return (
    <ul className="grid gap-2">
      {terms.map(({ label, statement }) => (
        <li key={label}>
          <span className="inline-block font-medium first-letter:uppercase">{label}:</span>{' '}
          <Statement of={statement} subject={`${label}, ${bank.name}`} />
        </li>
      ))}
    </ul>
  );
}

function NotPublished() {
  return <span className="text-faint">{bankingMessages.notPublished}</span>;
}

/** A sentence about a bank, with the mark of where it was read. */
function Statement({ of: { text, source }, subject }: { of: Sourced; subject: string }) {
  return (
    <>
      {text} <SourceMark sources={[source]} subject={subject} />
    </>
  );
}

function ApplyButton({ nameId, onApply }: { nameId: string; onApply(): void }) {
  const buttonId = useId();
  return (
    <Button
      id={buttonId}
      size="small"
      aria-labelledby={`${buttonId} ${nameId}`}
      onClick={onApply}
      className="pointer-coarse:min-h-11"
    >
      {bankingMessages.apply}
    </Button>
  );
}
