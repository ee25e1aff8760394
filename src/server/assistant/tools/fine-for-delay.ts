import { type Fine, fineAfter } from '#domain/fines/fine.ts';
import { money, sumOf } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { TypedAnswer } from '../builtin/typed-answer.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';

/**
 * What a fine that grows with time has come to.
 * @param units days or months that have begun
 * @param since the last day that was in time, where they are counted from it to today
 * @param already the same from the first day on which the delay can have begun
 */
export function fineForDelay(
  { label, rule }: Fine,
  { units, since, already }: Pick<Extract<TypedAnswer, { kind: 'fine' }>, 'units' | 'since' | 'already'>,
  words: ExpertWords = expertMessages,
): Quotable {
  const { fine, parts, isCapped } = fineAfter(rule.value, units);
  const citations = openCitations();
  const marks = citations.mark(rule.sources.slice(0, 2).map(citationOf));
  const terms = parts.map((part) => words.arithmetic.term(part.units, moneyText(part.each)));
  const text = words.arithmetic.fine(label, units, rule.value.per, moneyText(fine), terms, isCapped, marks);
  const counted =
    since === undefined ? '' : ` ${words.arithmetic.begun(units, rule.value.per, words.day(since))}.`;
  const also = already
    ? ` ${words.arithmetic.begunAlready(
        already.units,
        rule.value.per,
        words.day(already.since),
        moneyText(fineAfter(rule.value, already.units).fine),
      )}`
    : '';
  const { atMost, currency } = rule.value;
  const cap =
    atMost === undefined || isCapped ? '' : ` ${words.arithmetic.cap(moneyText(money(currency, atMost)))}`;
  return { text: `${text}.${counted}${also}${cap}`, sources: citations.list };
}

/** What several delays come to together, each with its own fine. */
export function finesForDelays(
  delays: Extract<TypedAnswer, { kind: 'fines' }>['delays'],
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const fines = delays.map(({ fine: { label, rule }, units }) => {
    const { fine, parts } = fineAfter(rule.value, units);
    const terms = parts.map((part) => words.arithmetic.term(part.units, moneyText(part.each)));
    const marks = citations.mark(rule.sources.slice(0, 2).map(citationOf));
    return {
      sum: fine,
      text: words.arithmetic.oneFine(label, units, rule.value.per, moneyText(fine), terms, marks),
    };
  });
  const [first] = fines;
  const total =
    first &&
    sumOf(
      first.sum.currency,
      fines.map(({ sum }) => sum),
    );
  const text = words.arithmetic.fines(
    total ? moneyText(total) : '',
    fines.map((each) => each.text),
  );
  return { text: `${text}.`, sources: citations.list };
}
