import type { Currency } from '#domain/values/money.ts';
import { money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import type { Quotable } from '../../knowledge/index.ts';
import { sentencesIn } from './sentences.ts';

/** A count in a question, as in '12 days' or '2 employees'. */
export interface Count {
  number: number;
  /** The thing counted, stemmed. */
  unit: string;
}

/** An amount per unit, as in 'AED 50 a day', and where it changes. */
const rate =
  /\b(AED|USD|GBP|SAR|SGD) (\d[\d,]*(?:\.\d+)?)(?! to) (?:an?|per|for each|for every|each|every) (?:\w+ )??(\w+)(?:(?: or part of (?:an?|the) \w+)? for (?:the first )?(\d+) (?:\w+),? (?:then|and then|afterwards|followed by) (?:\1 )?(\d[\d,]*(?:\.\d+)?))?/g;

/**
 * Multiplies an amount per day, month or person in a text by the number in a question.
 * @param stemOf normalises a word to the form of `Count.unit`
 * @returns `undefined` if the text contains no such amount
 */
export function multiplied(
  { text, sources }: Quotable,
  counts: readonly Count[],
  stemOf: (word: string) => string,
): Quotable | undefined {
  for (const sentence of sentencesIn(text)) {
    for (const match of sentence.matchAll(rate)) {
      const [, currency = 'AED', amount = '', unit = '', first, after] = match;
      const count = counts.find((each) => each.unit === stemOf(unit));
      if (!count || count.number < 1) continue;
      const marks = /(?:\[\d+(?:, ?\d+)*\])/.exec(sentence.slice(match.index))?.[0] ?? '';
      const each = numberOf(amount);
      const inFirst = first === undefined ? count.number : Math.min(count.number, Number(first));
      const beyond = count.number - inFirst;
      const total = inFirst * each + (after === undefined ? 0 : beyond * numberOf(after));
      const text = (major: number) => moneyText(money(currency as Currency, major));
      const sum =
        beyond > 0 && after !== undefined
          ? `${inFirst} × ${text(each)} and ${beyond} × ${text(numberOf(after))}`
          : `${inFirst} × ${text(each)}`;
      return { text: `${sum} make **${text(total)}** ${marks}`.trim(), sources };
    }
    const product = byHead(sentence, counts, stemOf);
    if (product) return { text: product, sources };
  }
  return undefined;
}

/** An amount per unit in a sentence, as in 'a foreign employee costs SAR 800 a month'. */
function byHead(
  sentence: string,
  counts: readonly Count[],
  stemOf: (word: string) => string,
): string | undefined {
  for (const head of sentence.matchAll(/\b(?:an?|each|every|per) (\w+)(?: (\w+))?/gi)) {
    const count = counts.find(
      ({ unit, number }) => number > 1 && head.slice(1).some((word) => word && unit === stemOf(word)),
    );
    if (!count) continue;
    const rest = sentence.slice(head.index);
    const amounts = [
      ...rest.matchAll(
        /\b(AED|USD|GBP|SAR|SGD) (\d[\d,]*)(?!,?\d| to | or )( an? (?:month|year|day)| for (20\d\d))?/g,
      ),
    ];
    const ofYear = amounts.find(
      ([, , , , year]) => year !== undefined && counts.some(({ number }) => String(number) === year),
    );
    const [, currency = 'AED', amount = '', time = ''] = ofYear ?? amounts[0] ?? [];
    if (amount === '') continue;
    const marks = /(?:\[\d+(?:, ?\d+)*\])/.exec(rest)?.[0] ?? '';
    const text = (major: number) => moneyText(money(currency as Currency, major));
    const each = numberOf(amount);
    return `${count.number} × ${text(each)} make **${text(count.number * each)}**${time} ${marks}`.trim();
  }
  return undefined;
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}
