import type { ReactNode } from 'react';
import type { FeeLineView, PlanView, SourceView, StatementView, YearOfCostsView } from '#contract/plans.ts';
import type { Currency } from '#domain/values/money.ts';
import { moneyTexts } from '#domain/values/money-text.ts';
import { planMessages } from '#messages/plans.ts';
import { lineAmountText, totalMessages } from '#messages/totals.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import { convertedTotal } from './converted.ts';
import { type CostGroup, type CostRow, costRows, groupedCosts, mainCurrencyOf } from './cost-rows.ts';
import { sumText } from './figures.ts';
import { Sources } from './source-numbers.tsx';
import { Hint, Unpriced } from './statement-text.tsx';
import { useShowAll } from './use-show-all.ts';

/** In a narrow table the years stand below the name of a cost. */
const row = '@max-xl:grid @max-xl:grid-cols-3 @max-xl:gap-x-3';
const rowHeading = 'text-start align-top font-normal @max-xl:col-span-3';
const cell = 'py-2.5 text-end align-top tabular @max-xl:pt-0 @max-xl:pb-2 @max-xl:text-start @xl:ps-4';

/** What each year costs, line by line, with the years as columns; then deposits and options. */
export function CostYears({ plan }: { plan: PlanView }) {
  const { years } = plan;
  const currency = mainCurrencyOf(years);
  const deposits = costRows(years, (line) => line.isRefundable && !line.isOptional);
  const options = costRows(years, (line) => line.isOptional);
  return (
    <div className="@container">
      <YearTable years={years} caption={planMessages.costs} currency={currency}>
        {groupedCosts(years).map(([group, rows]) => (
          <GroupOfCosts key={group} group={group} rows={rows} years={years} currency={currency} />
        ))}
        <tbody className="break-inside-avoid">
          <tr className={row}>
            <th scope="row" className={`border-t border-line-strong pt-3 ${rowHeading} @max-xl:pb-1`}>
              <span className="text-base font-semibold">{planMessages.total}</span>
            </th>
            {years.map((year) => (
              <td
                key={year.year}
                className="border-line-strong pt-3 text-end align-top tabular @max-xl:col-span-3 @max-xl:grid @max-xl:grid-cols-3 @max-xl:gap-x-3 @max-xl:pt-0 @max-xl:pb-2 @max-xl:text-start @xl:border-t @xl:ps-4"
              >
                {/* Beside each other, sums in two currencies would be broken in their middle. */}
                <p aria-hidden="true" className="text-muted @xl:hidden">
                  {planMessages.yearColumn(year.year)}
                </p>
                <div className="col-span-2">
                  <YearTotal plan={plan} year={year} />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </YearTable>
      <div className="mt-6 border-t border-line">
        {deposits.length > 0 && (
          <MoreCosts
            title={planMessages.deposits}
            note={moneyTexts(years[0]?.deposits ?? [])}
            rows={deposits}
            years={years}
            currency={currency}
          />
        )}
        {options.length > 0 && (
          <MoreCosts
            title={planMessages.options}
            note={planMessages.optionsCount(options.length)}
            rows={options}
            years={years}
            currency={currency}
          />
        )}
      </div>
    </div>
  );
}

interface GroupOfCostsProps {
  group: CostGroup;
  rows: readonly CostRow[];
  years: readonly YearOfCostsView[];
  currency: Currency | undefined;
}

/** What goes to one kind of payee and what it comes to; in a narrow table its first costs until all are asked for. */
function GroupOfCosts({ group, rows, years, currency }: GroupOfCostsProps) {
  const { list, shown, showAll } = useShowAll<HTMLTableSectionElement>(rows.length, 1);
  return (
    <tbody ref={list}>
      <tr className={`break-after-avoid ${row}`}>
        <th scope="rowgroup" className={`pt-5 pb-2 ${rowHeading}`}>
          <span className="font-semibold">{planMessages.costGroups[group]}</span>
        </th>
        {years.map(({ year }, index) => (
          <td
            key={year}
            className="pt-5 pb-2 text-end align-top text-muted tabular @max-xl:pt-0 @max-xl:text-start @xl:ps-4"
          >
            <bdi>
              {sumText(
                rows.flatMap(({ lines }) => lines[index] ?? []),
                currency,
              )}
            </bdi>
          </td>
        ))}
      </tr>
      {rows.map((cost, index) => (
        <CostLine key={cost.id} cost={cost} years={years} currency={currency} isFolded={index >= shown} />
      ))}
      {shown < rows.length && (
        <tr className="@xl:hidden">
          <td className="border-t border-line pt-3">
            <Button size="small" onClick={showAll}>
              {planMessages.allCosts(rows.length)}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface YearTableProps {
  years: readonly YearOfCostsView[];
  caption: string;
  /** Named once; amounts in another one name theirs. */
  currency: Currency | undefined;
  children: ReactNode;
}

function YearTable({ years, caption, currency, children }: YearTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 @max-xl:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="@max-xl:block">
        <tr className={row}>
          <th scope="col" className={`pb-2 text-muted ${rowHeading} @max-xl:pb-1`}>
            {currency ? planMessages.amountsIn(currency) : planMessages.paidFor}
          </th>
          {years.map(({ year }) => (
            <th
              key={year}
              scope="col"
              className="pb-2 text-end font-medium text-muted @max-xl:text-start @xl:w-[21%] @xl:ps-4"
            >
              {planMessages.yearColumn(year)}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface CostLineProps {
  cost: CostRow;
  years: readonly YearOfCostsView[];
  currency: Currency | undefined;
  /** Not shown in a narrow table. */
  isFolded?: boolean;
}

function CostLine({ cost, years, currency, isFolded = false }: CostLineProps) {
  const { label, count, lines } = cost;
  const name = count > 1 ? planMessages.times(count, label) : label;
  const open = openStatements(lines);
  const isPrinted = useIsPrinted();
  const sources = <Sources of={lines.flatMap((line) => sourcesOf(line?.statement))} subject={label} />;
  const toConfirm = (
    <div className="grid max-w-prose gap-1 pb-2.5 text-pretty text-muted">
      {open.map((statement) => (
        <div key={statement.unconfirmed}>
          <p>{planMessages.toConfirm(statement.unconfirmed)}</p>
          <Hint statement={statement} subject={label} />
        </div>
      ))}
    </div>
  );
  const amounts = (
    <tr className={classNames('break-inside-avoid', isFolded ? '@max-xl:hidden' : row)}>
      <th scope="row" className={`border-t border-line ${rowHeading}`}>
        {open.length === 0 || isPrinted ? (
          <div className="flex items-start justify-between gap-2 py-2.5">
            <bdi className="min-w-0 text-pretty">{name}</bdi>
            {sources}
          </div>
        ) : (
          <Fold
            summary={<bdi className="text-pretty">{name}</bdi>}
            aside={<span className="py-2.5">{sources}</span>}
          >
            {toConfirm}
          </Fold>
        )}
      </th>
      {years.map(({ year }, index) => {
        const line = lines[index];
        return (
          <td key={year} className={`border-line @xl:border-t ${cell}`}>
            <LineAmount line={line} currency={currency} />
          </td>
        );
      })}
    </tr>
  );
  if (open.length === 0 || !isPrinted) return amounts;
  return (
    <>
      {amounts}
      <tr>
        <td colSpan={1 + years.length}>{toConfirm}</td>
      </tr>
    </>
  );
}

function LineAmount({ line, currency }: { line: FeeLineView | undefined; currency: Currency | undefined }) {
  if (!line) {
    return (
      <>
        <span aria-hidden="true" className="text-faint">
          –
        </span>
        <span className="sr-only">{planMessages.notDue}</span>
      </>
    );
  }
  if (!line.amount) return <Unpriced />;
  return <bdi>{lineAmountText(line.amount, line.isMinimum, currency)}</bdi>;
}

/** The total of a year, and below it all that it lacks. */
function YearTotal({ plan, year }: { plan: PlanView; year: YearOfCostsView }) {
  const { total, unconfirmed } = year;
  const converted = convertedTotal(plan, year.year);
  const amount = totalMessages.amount(total);
  const missing = amount ? totalMessages.plusMissing(total, unconfirmed) : totalMessages.missing(total);
  return (
    <>
      <p className="text-base font-semibold">
        {amount ? <bdi>{converted ? totalMessages.amount(converted, true) : amount}</bdi> : <Unpriced />}
      </p>
      {converted && <p className="text-xs text-muted">{amount}</p>}
      {missing && <p className="mt-0.5 text-xs text-pretty text-muted">{missing}</p>}
    </>
  );
}

interface MoreCostsProps {
  title: string;
  /** What it comes to, or how many they are. */
  note: string;
  rows: readonly CostRow[];
  years: readonly YearOfCostsView[];
  currency: Currency | undefined;
}

/** Costs that are in no total. */
function MoreCosts({ title, note, rows, years, currency }: MoreCostsProps) {
  return (
    <div className="border-b border-line">
      <Fold
        isHeading
        summary={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{title}</span>
            <span className="text-muted tabular">{note}</span>
          </span>
        }
      >
        <div className="pb-4">
          <YearTable years={years} caption={title} currency={currency}>
            <tbody>
              {rows.map((cost) => (
                <CostLine key={cost.id} cost={cost} years={years} currency={currency} />
              ))}
            </tbody>
          </YearTable>
        </div>
      </Fold>
    </div>
  );
}

type OpenStatement = Extract<StatementView, { unconfirmed: string }>;

/** What has no published price, each said once. */
function openStatements(lines: CostRow['lines']): readonly OpenStatement[] {
  const open = lines.flatMap((line) => (line && 'unconfirmed' in line.statement ? line.statement : []));
  return [...new Map(open.map((statement) => [statement.unconfirmed, statement])).values()];
}

function sourcesOf(statement: StatementView | undefined): readonly SourceView[] {
  return statement && 'text' in statement ? statement.sources : [];
}
