import type {
  DueDateView,
  ExchangeRateView,
  FeeLineView,
  PlanStepView,
  PlanView,
  SourceView,
  StatementView,
  TotalView,
} from '#contract/plans.ts';
import { csvOf } from '#domain/values/csv.ts';
import type { Currency } from '#domain/values/money.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { convertedDeposits, convertedTotal, rateText } from './converted.ts';
import { majorUnits } from './figures.ts';

const texts = planMessages.csv;

/** Costs, steps and deadlines of a plan as one table for spreadsheets. */
export function planCsv(plan: PlanView): string {
  const { years, steps, deadlines } = plan;
  return csvOf([
    texts.columns,
    ...years.flatMap(({ year, lines, total }) => [
      ...lines.map((line) => costRow(year, line)),
      ...totalRows(year, total, ''),
    ]),
    ...convertedRows(plan),
    ...steps.map(stepRow),
    ...deadlines.map(deadlineRow),
  ]);
}

function costRow(year: number, line: FeeLineView): string[] {
  const { amount, statement } = line;
  const state = line.isOptional ? texts.option : line.isRefundable ? texts.deposit : texts.included;
  return [
    texts.cost,
    String(year),
    line.label,
    planMessages.payees[line.payee],
    String(line.count),
    amount?.currency ?? '',
    amount ? majorUnits(amount.currency, amount.low) : '',
    amount && !line.isMinimum ? majorUnits(amount.currency, amount.high) : '',
    amount ? state : planMessages.unconfirmed,
    '',
    '',
    amount ? '' : noteOf(statement),
    sourcesText(sourcesOf(statement)),
  ];
}

/** The sums in the currency that was asked for, and each rate they were made at. */
function convertedRows(plan: PlanView): string[][] {
  const { years, converted } = plan;
  if (!converted) return [];
  const { rates, missing, currency } = converted;
  const sums = years.flatMap(({ year }) => {
    const total = convertedTotal(plan, year);
    const deposits = convertedDeposits(plan, year);
    return [
      ...(total ? totalRows(year, total, texts.converted) : []),
      ...(deposits ? [sumRow(year, texts.depositsOf(year), deposits, texts.converted, '')] : []),
    ];
  });
  const without = planMessages.conversion.missing(missing, currency);
  return [
    ...sums,
    ...rates.map(rateRow),
    ...(missing.length > 0 ? [[texts.rate, '', without, ...Array<string>(10).fill('')]] : []),
  ];
}

/** A row for each currency; one without a figure where nothing has a price. What is missing stands in the note. */
function totalRows(year: number, total: TotalView, state: string): string[][] {
  const label = texts.totalOf(year);
  if (total.kind === 'complete') return total.amounts.map((amount) => sumRow(year, label, amount, state, ''));
  const note = totalMessages.missing(total);
  if (total.lowerBounds.length === 0) return [sumRow(year, label, undefined, planMessages.unconfirmed, note)];
  return total.lowerBounds.map((bound) => sumRow(year, label, bound, state || texts.atLeast, note));
}

function sumRow(
  year: number,
  label: string,
  sum: { currency: Currency; low: number; high?: number } | undefined,
  state: string,
  note: string,
): string[] {
  const highest = sum?.high === undefined ? '' : majorUnits(sum.currency, sum.high);
  const amounts = [sum?.currency ?? '', sum ? majorUnits(sum.currency, sum.low) : '', highest];
  return [texts.total, String(year), label, '', '', ...amounts, state, '', '', note, ''];
}

function rateRow(rate: ExchangeRateView): string[] {
  const sources = rate.basis.kind === 'fixed' ? rate.basis.sources : [];
  const day = rate.basis.kind === 'fixed' ? '' : rate.basis.on;
  return [texts.rate, '', rateText(rate), '', '', '', '', '', '', day, '', '', sourcesText(sources)];
}

function stepRow(step: PlanStepView): string[] {
  return [
    texts.step,
    '',
    step.label,
    planMessages.actors[step.actor],
    '',
    step.workingDays ? texts.workingDays : '',
    step.workingDays ? String(step.workingDays.shortest) : '',
    step.workingDays ? String(step.workingDays.longest) : '',
    step.workingDays ? (step.isOpen ? texts.openStep : '') : planMessages.unconfirmed,
    step.earliest,
    step.latest,
    step.result,
    sourcesText(sourcesOf(step.statement)),
  ];
}

function deadlineRow({ label, on, dayOff, onlyIf, why, sources }: DueDateView): string[] {
  const state = onlyIf ? planMessages.onlyIf(onlyIf) : '';
  const note = dayOff ? `${why} ${planMessages.dayOff(dayOff)}` : why;
  return [
    texts.deadline,
    on.slice(0, 4),
    label,
    '',
    '',
    '',
    '',
    '',
    state,
    on,
    '',
    note,
    sourcesText(sources),
  ];
}

function noteOf(statement: StatementView): string {
  if ('text' in statement) return '';
  return [statement.unconfirmed, statement.hint?.text].filter(Boolean).join('. ');
}

function sourcesOf(statement: StatementView): readonly SourceView[] {
  return 'text' in statement ? statement.sources : (statement.hint?.sources ?? []);
}

function sourcesText(sources: readonly SourceView[]): string {
  return sources.map(({ title, url, readOn }) => `${title} (${readOn}): ${url}`).join('\n');
}
