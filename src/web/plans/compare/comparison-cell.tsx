import type { ComparedPlanView, SourceView, StatementView } from '#contract/plans.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { compareMessages } from '#messages/compare.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { convertedDeposits, convertedTotal } from '../converted.ts';
import { inWholeUnits } from '../figures.ts';
import { Sources } from '../source-numbers.tsx';
import { StatementText, Unpriced } from '../statement-text.tsx';
import {
  type CostRow,
  ownStatements,
  type RowId,
  sharedStatements,
  sourcesOfFigures,
  yearIn,
} from './comparison-rows.ts';
import { jurisdictionOf, nameOf } from './jurisdictions.ts';
import { type LowestMark, lowestMarks } from './lowest-cost.ts';
import { OfficeCell, QuotaCell } from './office-cells.tsx';
import { OurFee } from './our-fee.tsx';

interface ComparisonCellProps {
  row: RowId;
  /** One place, or all of them for what they share. */
  plans: readonly ComparedPlanView[];
  /** Every place that is compared. */
  rivals: readonly ComparedPlanView[];
}

/** What a place says in a row. */
export function ComparisonCell({ row, plans, rivals }: ComparisonCellProps) {
  const [plan] = plans;
  if (!plan) return null;
  const subject = `${compareMessages.rows[row]}, ${plans.map((one) => nameOf(jurisdictionOf(one))).join(', ')}`;
  switch (row) {
    case 'year-1':
    case 'year-2':
    case 'year-3':
      return (
        <Costs
          plan={plan}
          row={row}
          sources={plans.flatMap((one) => sourcesOfFigures(one, row))}
          subject={subject}
          lowest={lowestMarks(rivals, row).get(plan.jurisdiction.id)}
        />
      );
    case 'deposits':
      return <Deposits plans={plans} plan={plan} subject={subject} />;
    case 'working-days':
      return <WorkingDays plans={plans} plan={plan} subject={subject} />;
    case 'office':
      return <OfficeCell plans={plans} plan={plan} subject={subject} />;
    case 'quota':
      return <QuotaCell plans={plans} plan={plan} subject={subject} />;
    default: {
      const shared = sharedStatements(rivals, row);
      return (
        <Statements
          statements={plans.length === 1 ? ownStatements(plan, rivals, row) : shared}
          none={shared.length > 0 ? compareMessages.nothingMore : compareMessages.nothingSaid}
          subject={subject}
        />
      );
    }
  }
}

interface CostsProps {
  plan: ComparedPlanView;
  row: CostRow;
  sources: readonly SourceView[];
  subject: string;
  /** Whether it is, of those in its currency, as far as that is certain. */
  lowest: LowestMark | undefined;
}

function Costs({ plan, row, sources, subject, lowest }: CostsProps) {
  const year = yearIn(plan, row);
  if (!year) return null;
  const { unconfirmed } = year;
  const total = inWholeUnits(year.total);
  const converted = convertedTotal(plan, year.year);
  const amount = totalMessages.amount(total);
  const missing = amount ? totalMessages.plusMissing(total, unconfirmed) : totalMessages.missing(total);
  const look = row === 'year-1' ? 'text-base font-semibold tabular' : 'font-medium tabular';
  return (
    <div className="grid justify-items-start gap-1">
      {converted && (
        <p className={look}>
          <bdi>{totalMessages.amount(converted, true)}</bdi>
        </p>
      )}
      {amount && (
        <p className={converted ? 'text-xs text-muted tabular' : look}>
          <bdi>{amount}</bdi>
        </p>
      )}
      {!amount && (unconfirmed > 0 ? <Unpriced /> : <p>{planMessages.nothingKnown}</p>)}
      {lowest && <Badge tone="good">{compareMessages[lowest]}</Badge>}
      <OurFee year={year} />
      {missing && <p className="text-xs text-pretty text-muted">{missing}</p>}
      {row === 'year-1' && plan.countedFor && 'text' in plan.countedFor && (
        <p className="text-xs text-pretty text-muted">{plan.countedFor.text}</p>
      )}
      <Sources of={sources} subject={subject} />
    </div>
  );
}

interface FactCellProps {
  plan: ComparedPlanView;
  /** The same plan, with others that say the same. */
  plans: readonly ComparedPlanView[];
  /** What the sources are about. */
  subject: string;
}

function Deposits({ plan, plans, subject }: FactCellProps) {
  const deposits = plan.years[0]?.deposits ?? [];
  const converted = convertedDeposits(plan, 1);
  if (deposits.length === 0) return <p className="text-muted">{compareMessages.noDeposits}</p>;
  return (
    <div className="grid justify-items-start gap-1">
      {converted && (
        <p className="font-medium tabular">{planMessages.conversion.about(moneyText(converted))}</p>
      )}
      {deposits.map((deposit) => (
        <p
          key={deposit.currency}
          className={converted ? 'text-xs text-muted tabular' : 'font-medium tabular'}
        >
          {moneyText(deposit)}
        </p>
      ))}
      <Sources of={plans.flatMap((one) => sourcesOfFigures(one, 'deposits'))} subject={subject} />
    </div>
  );
}

function WorkingDays({ plan, plans, subject }: FactCellProps) {
  const { workingDays, openSteps } = plan;
  return (
    <div className="grid justify-items-start gap-1">
      {workingDays.longest === 0 ? (
        <p className="text-muted">{planMessages.untimed}</p>
      ) : (
        <p className="font-medium tabular">
          {planMessages.workingDays(workingDays.shortest, workingDays.longest)}
        </p>
      )}
      {openSteps.length > 0 && (
        <p className="text-xs text-muted">{planMessages.withoutSteps(openSteps.length)}</p>
      )}
      <Sources of={plans.flatMap((one) => sourcesOfFigures(one, 'working-days'))} subject={subject} />
    </div>
  );
}

interface StatementsProps {
  statements: readonly StatementView[];
  /** Said where there are none. */
  none: string;
  subject: string;
}

/** Begins with the first ones: some rows hold a dozen. */
function Statements({ statements, none, subject }: StatementsProps) {
  if (statements.length === 0) return <p className="text-muted">{none}</p>;
  const [first, rest] = [statements.slice(0, shownAtFirst), statements.slice(shownAtFirst)];
  if (rest.length < 2) return <StatementList statements={statements} subject={subject} />;
  return (
    <>
      <StatementList statements={first} subject={subject} />
      <Fold
        summary={
          <span className="font-medium text-accent-text print:hidden">
            {compareMessages.more(rest.length)}
          </span>
        }
        className="grid-cols-[minmax(0,1fr)]"
        buttonClassName="py-2"
      >
        <StatementList statements={rest} subject={subject} />
      </Fold>
    </>
  );
}

/** How many statements of a row stand there before all are asked for. */
const shownAtFirst = 2;

function StatementList({ statements, subject }: Omit<StatementsProps, 'none'>) {
  return (
    <ul className="grid gap-2">
      {statements.map((statement) => (
        <li key={'text' in statement ? statement.text : statement.unconfirmed} className="break-inside-avoid">
          <StatementText statement={statement} subject={subject} />
        </li>
      ))}
    </ul>
  );
}
