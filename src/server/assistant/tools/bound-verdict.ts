import { expertMessages } from '#messages/expert.ts';
import { plainText, type Quotable, wordsOf } from '../../knowledge/index.ts';
import { sentencesIn } from './sentences.ts';

/** What a share or an age has to be, in a sentence of a text. */
interface Bound {
  least?: number | undefined;
  most?: number | undefined;
  /** What has to be exceeded, as in 'more than 25%'. */
  over?: number | undefined;
}

/** How a share or an age is said, in a question and as a bound. */
interface Measure {
  /** The asker's own value, in plain text. */
  own: RegExp;
  least: RegExp;
  most: RegExp;
  over?: RegExp;
  textOf(value: number): string;
}

const percentage: Measure = {
  own: /(?<!\d)(\d{1,3}(?:\.\d+)?)%/g,
  least: /\b(?:at least|minimum(?: of)?) (\d+)%|\b(\d+)% or more\b|\bfrom (\d+)%(?! (?:to|until|on)\b)/,
  most: /\b(?:at most|up to|no more than|not more than) (\d+)%/,
  over: /(?<!\b(?:no|not) )\b(?:more than|above|over) (\d+)%/,
  textOf: (value) => `${value}%`,
};

const age: Measure = {
  own: /\b(?:i am|i|he is|she is|he|she|(?:son|daughter|child|brother|sister|partner|founder|owner)(?: is)?|aged?|just turned|turned) (\d{1,2})\b(?! (?:days?|weeks?|months?|years?\b(?! old)|%))|\b(\d{1,2})[ -]years?[ -]olds?\b/g,
  least: /\b(?:at least|aged) (\d{1,2})(?: years?)?\b|\b(\d{1,2}) (?:or|and) (?:over|older|above|more)\b/,
  most: /\b(?:sons?|daughters?|child(?:ren)?|aged?|boys?) (?:of )?(?:up )?to (\d{1,2})\b|\buntil (?:he|she|they) (?:is|are|turns?) (\d{1,2})\b/,
  textOf: (value) => String(value),
};

/** A text's rule stands in its first sentences. */
const opening = 3;

/**
 * Yes or no by the share or age that a text asks for, where a question names one of its own.
 * @param isAbout whether a sentence is about what is asked
 * @returns `undefined` if the question names none or several, or the text no bound for it
 */
export function boundVerdict(
  { text, sources }: Quotable,
  question: string,
  isAbout: (sentence: string) => boolean,
): Quotable | undefined {
  const asked = plainText(question).replaceAll(/(\d) ?(?:per ?cent|%)/g, '$1%');
  for (const measure of [percentage, age]) {
    const values = [...asked.matchAll(measure.own)].map(([, one, other]) => Number(one ?? other));
    const [own, ...others] = new Set(values);
    if (own === undefined || others.length > 0) continue;
    for (const sentence of sentencesIn(text).slice(0, opening)) {
      // An age needs no other word in common: 'may I apply at 22?' and 'the applicant has to be 21 or over'.
      if ((measure !== age && !isAbout(sentence)) || isOfOthers(plainText(sentence), asked)) continue;
      // Of several shares, such as a rate now and one before, none is surely the bound of the other.
      if (new Set(sentence.match(/\d+%/g)).size > 1) continue;
      if (asksOfOther(sentence, asked)) continue;
      const verdict = verdictFor(own, boundIn(plainText(sentence), measure), measure);
      const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence)?.[0] ?? '';
      if (verdict) return { text: `${verdict} ${marks}.`.replace(' .', '.'), sources };
    }
  }
  return undefined;
}

/** Whether a question is about what a sentence lets stand beside its bound, as in '25% or more, or who appoints managers'. */
function asksOfOther(sentence: string, asked: string): boolean {
  const [, other = ''] = /, or (?:(?:with|has|by) )?(.+)/.exec(sentence) ?? [];
  const own = new Set(wordsOf(asked));
  return wordsOf(other).some((word) => own.has(word));
}

/** Whether a bound is one of other people than the question names, as of sons where a daughter is meant. */
function isOfOthers(sentence: string, asked: string): boolean {
  const [, whose] = /\b(son|daughter|child|boy)(?:s|ren)? (?:of )?(?:up )?to \d/.exec(sentence) ?? [];
  return whose !== undefined && !asked.includes(whose);
}

function boundIn(sentence: string, { least, most, over }: Measure): Bound {
  const numberOf = (pattern: RegExp | undefined) => {
    const [, one, other, third] = pattern?.exec(sentence) ?? [];
    const found = one ?? other ?? third;
    return found === undefined ? undefined : Number(found);
  };
  return { least: numberOf(least), most: numberOf(most), over: numberOf(over) };
}

function verdictFor(own: number, { least, most, over }: Bound, { textOf }: Measure): string | undefined {
  const { isTooLittle, isTooMuch, isAtLeast, isMost, isAbove, isNotAbove } = expertMessages.limit;
  if (over !== undefined && least === undefined && most === undefined)
    return (own > over ? isAbove : isNotAbove)(textOf(own), textOf(over));
  // Who names the limit itself asks for the rule.
  if (own === least || own === most) return undefined;
  if (least !== undefined && most === undefined)
    return (own < least ? isTooLittle : isAtLeast)(textOf(own), textOf(least));
  if (most !== undefined && least === undefined)
    return (own > most ? isTooMuch : isMost)(textOf(own), textOf(most));
  return undefined;
}
