import type { FeeLine, YearOfCosts } from '#domain/plan/costs.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { lineAmountText } from '#messages/totals.ts';
import { citationOf, type openCitations } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { shortLabel } from './fee-prices.ts';

/** Maximum lines in an answer; the plan page has all. */
const linesShown = 5;
/** Maximum unpublished lines that are named. */
const openShown = 3;

/** The costs of one year as an answer lists them. */
interface CostLines {
  /** The largest published amounts, a line each. */
  largest: string;
  /** That smaller ones are included, and what is not published; each a sentence. */
  rest: string[];
}

/** Lists what has to be paid in a year, without deposits and choices. */
export function costLines(
  year: Pick<YearOfCosts, 'lines'> | undefined,
  citations: ReturnType<typeof openCitations>,
  words: ExpertWords,
): CostLines {
  const lines = (year?.lines ?? []).filter(({ fee }) => !fee.isRefundable && !fee.isOptional);
  const known = lines
    .filter((line): line is FeeLine & { amount: MoneyRange } => line.amount !== undefined)
    .sort((one, other) => other.amount.high - one.amount.high);
  const open = lines.filter(({ amount }) => amount === undefined).map(({ fee }) => shortLabel(fee.label));
  const rest: string[] = [];
  if (known.length > linesShown) rest.push(words.cost.smaller(known.length - linesShown));
  if (open.length > 0)
    rest.push(words.cost.open(open.slice(0, openShown), Math.max(0, open.length - openShown)));
  return {
    largest: known
      .slice(0, linesShown)
      .map(({ fee, count, amount }) =>
        words.cost.line(
          fee.label,
          count,
          fee.payee,
          lineAmountText(amount, fee.isMinimum ?? false),
          citations.mark('sources' in fee.amount ? fee.amount.sources.slice(0, 2).map(citationOf) : []),
        ),
      )
      .join('\n'),
    rest,
  };
}
