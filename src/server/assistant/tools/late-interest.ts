import { type Currency, money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { plainText, type Quotable } from '../../knowledge/index.ts';
import { currencyNamed } from './limit-verdict.ts';
import { sentencesIn } from './sentences.ts';
import type { Quantity } from './typed-rates.ts';

/** What a late payment costs for each month or year, as in '14% a year, charged monthly'. */
const rate = /(?<percent>\d+(?:\.\d+)?)% (?:a|per|each|for each) (?<unit>month|year)\b/;

/** Of a payment that is late, and of the rule that holds now. */
const ofLatePayment = /\b(?:late|unpaid|overdue|after the due date)\b/i;
const ofBefore = /\b(?:before|until|was|were|old|former|no longer)\b/i;

const asksOfPayment = /\b(?:pay|paid|payment|paying|owe|owed|costs?|add|adds|added|extra)\b/;
const asksOfDelay = /\b(?:late|overdue|delay\w*|after (?:the )?(?:due|deadline))\b/;

const currency = /\b(AED|SAR|USD|GBP|SGD)\b/;

/**
 * What paying a sum late comes to by the rate in a text.
 * @param amount the sum, in major units
 * @param late how long it is late
 * @returns `undefined` if the question is about something else, or the text has no such rate
 */
export function lateInterest(
  { text, sources }: Quotable,
  question: string,
  amount: number,
  late: Quantity | undefined,
): Quotable | undefined {
  const plain = plainText(question);
  const months = late && monthsOf(late);
  if (months === undefined || !asksOfPayment.test(plain) || !asksOfDelay.test(plain)) return undefined;
  const written = (currency.exec(question) ?? currency.exec(text))?.[1] as Currency | undefined;
  const code = written ?? currencyNamed(question);
  if (!code) return undefined;
  const clauses = text
    .split('\n')
    .flatMap((line) => sentencesIn(line.replace(/^[-|] ?/, '')))
    .flatMap((sentence) => sentence.split(/;/));
  for (const clause of clauses) {
    const { percent = '', unit = '' } = rate.exec(clause)?.groups ?? {};
    // A rate on tax and penalty together needs the penalty, too.
    if (percent === '' || !ofLatePayment.test(clause) || ofBefore.test(clause) || /\bplus\b/.test(clause))
      continue;
    const share = Number(percent) / 100 / (unit === 'year' ? 12 : 1);
    const marks = /\[\d+(?:, ?\d+)*\]/.exec(text.slice(text.indexOf(clause)))?.[0] ?? '';
    const { interest } = expertMessages.arithmetic;
    const textOf = (sum: number) => moneyText(money(code, Math.round(sum * 100) / 100));
    return {
      text: `${interest(textOf(amount * share * months), `${percent}% a ${unit}`, textOf(amount), months, marks)}.`,
      sources,
    };
  }
  return undefined;
}

/** The months that have begun. */
function monthsOf({ number, unit }: Quantity): number | undefined {
  switch (unit) {
    case 'month':
      return number;
    case 'year':
      return number * 12;
    case 'week':
      return Math.ceil((number * 7) / 31);
    case 'day':
      return Math.ceil(number / 31);
    default:
      return undefined;
  }
}
