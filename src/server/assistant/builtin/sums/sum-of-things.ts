import { currencies, type MoneyRange, minorPerMajor, sumOf, times } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { openCitations, placesIn, plainText, wordsOf } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import { clausesOf, valueIn, valueOfClause, withoutMarks } from '../comparisons/point-values.ts';
import type { AnswerContext } from '../context.ts';
import { numberWords } from '../question/quantities.ts';
import { type Reading, understand } from '../question/understand.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import { wordedParts } from '../worded-parts.ts';
import type { Part } from '../wording/word-answer.ts';

/** One of several things whose prices are added up. */
interface Thing {
  /** As the question names it, without its number. */
  name: string;
  /** How many of it. */
  count: number;
}

/** Asks for the sum of what it lists. */
const asksSum =
  /\b(?:together|altogether|in (?:all|total|sum)|the (?:sum|total) of|(?:comes?|adds?|amounts?) (?:up )?to|plus)\b/i;

const ends = [
  /[.,;:]?\s*(?:so |and )?(?:what|how much)(?:'s|s| is| are| do| does| would| will)?\s*(?:that|it|they|this|those|these|all|(?:the )?(?:two|three|four|both|sum|total|lot))?(?: of (?:them|those|it))?(?: (?:come to|cost|costs?|be|make|makes|add up to|comes? to|amount to|the sum|the total))?(?: (?:together|in all|in total|altogether))*[?. ]*$/i,
  /(?: (?:cost|come to|add up to|amount to|come))?(?: (?:together|in all|in total|altogether))+[?. ]*$/i,
  /(?: (?:cost|come to|add up to|amount to))?[?. ]*$/i,
];
const beginning =
  /^(?:so |and )?(?:what|how much)(?:'s| is| are| do| does| would| will| must)(?: (?:i|we|you) pay for)? (?:the (?:total|sum|total (?:cost|price))(?: (?:of|for))? )?/i;
const separator = /\s*,\s*(?:(?:and|plus)\s+)?|\s+(?:and|plus|&|\+)\s+/i;
const count = new RegExp(`^(\\d{1,2}|${numberWords.join('|')}) (?!(?:years?|months?|days?)\\b)`, 'i');
/** What is more than a thing with a price. */
const isMore = /\b(?:with|without|if|who|when|which|or|than|profit|tax|company|we|i|you)\b/i;

const maxThings = 4;
const maxWords = 9;

/** The things whose prices a question wants added up; empty for none. */
export function thingsToAdd(question: string): readonly Thing[] {
  if (!asksSum.test(question)) return [];
  const label = /^[^:?]{2,30}:\s+/.exec(question)?.[0] ?? '';
  const listed = ends
    .reduce((text, end) => text.replace(end, ''), question.slice(label.length))
    .replace(beginning, '');
  const items = listed.split(separator).map((item) => item.replace(/^(?:the|an?) /i, '').trim());
  const areThings = items.every(
    (item) =>
      item !== '' && item.split(/\s+/).length <= maxWords && !isMore.test(item) && !/[?.!]/.test(item),
  );
  if (items.length < 2 || items.length > maxThings || !areThings) return [];
  return items.map((item) => {
    const [led = '', number = '1'] = count.exec(item) ?? [];
    const counted = /^\d/.test(number) ? Number(number) : numberWords.indexOf(number.toLowerCase());
    return { name: item.slice(led.length), count: counted };
  });
}

interface Priced extends Thing {
  price: MoneyRange;
  part: Part;
}

/** The sum of the things that a question lists, where each has one price in the same currency. */
export async function sumOfThings(
  reading: Reading,
  context: AnswerContext,
  answerOne: (reading: Reading) => Promise<readonly TypedAnswer[]>,
): Promise<TypedAnswer | undefined> {
  if (reading.places.length > 1 || reading.countries.length > 1) return undefined;
  const { places, countries, kinds, isGuessed, used } = reading;
  const priced = await Promise.all(
    thingsToAdd(reading.question).map(async (thing): Promise<Priced | undefined> => {
      const alone = understand([{ role: 'user', content: `How much is ${thing.name}?` }], context.today);
      const [answer] = await answerOne({ ...alone, places, countries, kinds, isGuessed, used });
      if (!answer || !hasPrice.includes(answer.kind)) return undefined;
      const [part] = wordedParts(answer, context);
      const price = part && priceIn(part, thing, reading.used);
      return price && { ...thing, price, part };
    }),
  );
  const known = priced.filter((each) => each !== undefined);
  const [first] = known;
  if (!first || known.length < priced.length || known.length < 2) return undefined;
  const { currency } = first.price;
  if (known.some(({ price }) => price.currency !== currency)) return undefined;
  const citations = openCitations();
  const terms = known.map(({ name, count: number, price, part }) => {
    const each = moneyText(price);
    const text = number === 1 ? each : expertMessages.arithmetic.term(number, each);
    return { name, text, marks: citations.mark(part.sources.slice(0, 1)) };
  });
  const total = sumOf(
    currency,
    known.map(({ price, count: number }) => times(price, number)),
  );
  const text = expertMessages.arithmetic.sumOf(moneyText(total), terms);
  return { kind: 'quoted', parts: [{ text, sources: citations.list }] };
}

const hasPrice: readonly TypedAnswer['kind'][] = ['fees', 'quoted', 'visa-cost'];

/** Share of a thing's words that the sentence with its price has to say. */
const minSaid = 0.5;

/** The one price, or its range, that the first sentence of a part names for a thing. */
function priceIn({ text }: Part, { name }: Thing, used: readonly string[]): MoneyRange | undefined {
  const [sentence = ''] = sentencesIn(text);
  const plain = withoutMarks(sentence);
  const wanted = { kind: 'money' as const, thing: '' };
  const words = wordsOf(name).filter((word) => !/^\d/.test(word));
  const said = new Set(wordsOf(text));
  if (words.filter((word) => said.has(word)).length < words.length * minSaid) return undefined;
  const value = /\*\*/.test(sentence)
    ? valueIn(sentence, wanted)
    : (valueOfClause(
        clausesOf(plain),
        wanted,
        placesIn(name).places.length > 0 ? words : [...words, ...wordsOf(used.join(' '))],
        true,
      ) ?? valueIn(sentence, wanted));
  const currency = currencies.find((each) => each === value?.unit);
  if (!value || !currency || value.per === 'month' || /\bnot (?:found|published)\b/.test(plainText(plain)))
    return undefined;
  const minor = (major: number) => Math.round(major * minorPerMajor(currency));
  return { currency, low: minor(value.low), high: minor(value.high) };
}
