import type { PlanView, SourceView, StatementView } from '#contract/plans.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { compareMessages } from '#messages/compare.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { convertedDeposits, convertedTotal } from '../converted.ts';
import { Sources } from '../source-numbers.tsx';
import { StatementText, Unconfirmed } from '../statement-text.tsx';
import {
  type CostRow,
  ownStatements,
  type RowId,
  sharedStatements,
  sourcesOfFigures,
  yearIn,
} from './comparison-rows.ts';
import { jurisdictionOf, nameOf } from './jurisdictions.ts';
import { lowestCosts } from './lowest-cost.ts';
import { OfficeCell, QuotaCell } from './office-cells.tsx';

interface ComparisonCellProps {
  row: RowId;
  /** One place, or all of them for what they share. */
  plans: readonly PlanView[];
  /** Every place that is compared. */
  rivals: readonly PlanView[];
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
          lowestIn={lowestCosts(rivals, row).get(plan.jurisdiction.id)}
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
  plan: PlanView;
  row: CostRow;
  sources: readonly SourceView[];
  subject: string;
  /** Currency in which it is the lowest; `undefined` where it is not, or is unknown. */
  lowestIn: string | undefined;
}

function Costs({ plan, row, sources, subject, lowestIn }: CostsProps) {
  const year = yearIn(plan, row);
  if (!year) return null;
  const { total, unconfirmed } = year;
  const converted = convertedTotal(plan, year.year);
  const amount = totalMessages.amount(total);
  const look = row === 'year-1' ? 'text-base font-semibold tabular' : 'font-medium tabular';
  return (
    <div className="grid justify-items-start gap-1">
      {converted && <p className={look}>{totalMessages.amount(converted, true)}</p>}
      {amount && <p className={converted ? 'text-xs text-muted tabular' : look}>{amount}</p>}
      {!amount && (unconfirmed > 0 ? <Unconfirmed /> : <p>{planMessages.nothingKnown}</p>)}
      {total.kind === 'incomplete' && <p className="text-xs text-pretty">{totalMessages.missing(total)}</p>}
      {lowestIn && <Badge tone="good">{compareMessages.lowest(lowestIn)}</Badge>}
      {unconfirmed > 0 && (
        <p className="text-xs text-muted">
          {amount ? planMessages.totalWithout(unconfirmed) : compareMessages.openItems(unconfirmed)}
        </p>
      )}
      {row === 'year-1' && plan.countedFor && 'text' in plan.countedFor && (
        <p className="text-xs text-pretty text-muted">{plan.countedFor.text}</p>
      )}
      <Sources of={sources} subject={subject} />
    </div>
  );
}

interface FactCellProps {
  plan: PlanView;
  /** The same plan, with others that say the same. */
  plans: readonly PlanView[];
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
        <Unconfirmed />
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

function Statements({ statements, none, subject }: StatementsProps) {
  if (statements.length === 0) return <p className="text-muted">{none}</p>;
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
