import type { Payee } from '#domain/catalogue/definition.ts';
import type { FeeLine } from '#domain/plan/costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { moneyText, moneyTexts } from '#domain/values/money-text.ts';
import { totalMessages } from '#messages/totals.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import { choiceText, officeProblemText, planLinkOf } from './planned-place.ts';

const payeeTexts: Record<Payee, string> = {
  authority: 'to the authority',
  government: 'to the government',
  visa: 'for visas',
  office: 'for the office',
  agent: 'to an agent',
  auditor: 'to an auditor',
  bank: 'to the bank',
};

/** Maximum lines in an answer; the plan page has all. */
const linesShown = 6;

/** The first-year and later costs of a choice, with the largest lines and their sources. */
export function costOfPlace(plan: Plan, publicUrl: string): Quotable {
  const [first, ...later] = plan.years;
  const citations = openCitations();
  const lines = (first?.lines ?? []).filter(({ fee }) => !fee.isRefundable && !fee.isOptional);
  const known = lines
    .filter((line): line is FeeLine & { amount: MoneyRange } => line.amount !== undefined)
    .sort((one, other) => other.amount.high - one.amount.high);
  const shown = known.slice(0, linesShown);
  const open = lines.filter(({ amount }) => amount === undefined);
  const total = first ? totalMessages.text(first.total) : '';
  const isBounded = first !== undefined && totalMessages.amount(first.total) !== '';
  const laterTotals = distinct(later.map((year) => totalMessages.text(year.total)).filter(Boolean));

  const text: string[] = [];
  text.push(
    isBounded
      ? `${choiceText(plan)} costs **${total}** in the first year${
          laterTotals.length > 0 ? `. Later years: ${laterTotals.join('; or ')}` : ''
        }.`
      : `For ${choiceText(plan)} no total is published: ${total}.`,
  );
  if (shown.length > 0) {
    text.push(
      shown
        .map(({ fee, count, amount }) => {
          const marks = citations.mark(
            'sources' in fee.amount ? fee.amount.sources.slice(0, 2).map(citationOf) : [],
          );
          const many = count > 1 ? ` × ${count}` : '';
          return `- ${fee.label}${many} (${payeeTexts[fee.payee]}): ${moneyText(amount)} ${marks}`;
        })
        .join('\n'),
    );
  }
  const rest: string[] = [];
  if (known.length > shown.length)
    rest.push(`${known.length - shown.length} smaller amounts are in the total too.`);
  if (open.length > 0) {
    rest.push(`To be confirmed and not in the total: ${listOf(open.map(({ fee }) => fee.label))}.`);
  }
  if (first && first.deposits.length > 0)
    rest.push(`Deposits that come back: ${moneyTexts(first.deposits)}.`);
  if (plan.officeProblem) rest.push(officeProblemText(plan.officeProblem, plan.requirements.visas));
  if (rest.length > 0) text.push(rest.join(' '));
  text.push(`[Every line with its source](${planLinkOf(plan, publicUrl)})`);
  return { text: text.join('\n\n'), sources: citations.list };
}

function listOf(labels: readonly string[]): string {
  const shown = labels.slice(0, 4).map((label) => label.split(/[,;(]/)[0]?.trim() ?? label);
  return labels.length > shown.length
    ? `${shown.join('; ')} and ${labels.length - shown.length} more`
    : shown.join('; ');
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
