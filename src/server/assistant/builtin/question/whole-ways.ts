import { placesIn, wordsOf } from '../../../knowledge/index.ts';
import { questionAlone } from './questions-in.ts';
import { thingsNamedIn } from './rephrased-follow-up.ts';

/** Taxes, which no article stands before. */
const taxes = /\b(?:VAT|GST|zakat)\b/g;

/** Most ways to put a question that are tried. */
const maxWays = 5;

/** Stands for a thing that is named before; 'it' of 'does it pay to …' does as well. */
const pronoun = /\b(?:it|they|them|its|their|that|this|those|these)\b/i;

/** Tells who the asker is and where they live, and nothing of what is asked. */
const ofPerson =
  /^(?:(?:(?:i|we)(?:['’](?:m|re)| am| are| live| come)|my (?:\w+ )?(?:is|lives))\b(?:(?! (?:sell|buy|trade|run|want|would|earn|make|work|won|got)\b)[^.;!?\d])*[.;!]\s*)+$/i;

/** Most words of a question that says too little by itself. */
const fewWords = 4;

/** Fewest words, less one, of a later question that names its own subject. */
const minOwnWords = 2;

/**
 * Ways to put one of the questions of a message so that it says by itself what it asks about: without the story above it,
 * with a thing that is named before in the place of a pronoun, or with such a thing added to a question in few words.
 * @param before the questions of the message before it, in order
 */
export function waysAsWhole(part: string, before: readonly string[]): readonly string[] {
  const bare = questionAlone(part);
  const story = part.slice(0, part.length - bare.length).trim();
  const asked = bare.replace(/[?.!\s]+$/, '');
  const { length } = wordsOf(asked);
  const things = [...before.map(questionAlone).toReversed(), story]
    .flatMap((text) => [...thingsNamedIn(text), ...(length <= minOwnWords ? (text.match(taxes) ?? []) : [])])
    .filter((thing) => {
      const ofPlaces = wordsOf(placesIn(thing).used.join(' '));
      return wordsOf(thing).some((word) => !ofPlaces.includes(word));
    });
  const points = pronoun.exec(asked);
  const isShort =
    before.length > 0 && (length <= minOwnWords || (length <= fewWords && thingsNamedIn(asked).length === 0));
  const ways = points
    ? (ownsBefore(asked, points) ? [] : things).map((thing) => withThing(asked, points, thing))
    : [
        // A later question that names enough by itself need not be about what the story tells.
        ...(tellsOfPerson(part) || (story !== '' && before.length > 0 && wordsOf(asked).length > minOwnWords)
          ? [asked]
          : []),
        ...(isShort ? things.map((thing) => `${asked} of ${thing}`) : []),
      ];
  return [...new Set(ways)].slice(0, maxWays).map((way) => `${way}?`);
}

/** Whether what a message tells before it asks only says who the asker is and where they live. */
export function tellsOfPerson(part: string): boolean {
  return ofPerson.test(part.slice(0, part.length - questionAlone(part).length).trim());
}

/** Whether 'its' stands for a thing that the question itself names before, as in 'the permit and the approval of its form'. */
function ownsBefore(asked: string, { 0: word, index }: RegExpExecArray): boolean {
  return /^(?:its|their)$/i.test(word) && thingsNamedIn(asked.slice(0, index)).length > 0;
}

function withThing(asked: string, { 0: word, index }: RegExpExecArray, thing: string): string {
  const named = /^(?:its|their)$/i.test(word) ? `${thing}'s` : thing;
  return `${asked.slice(0, index)}${named}${asked.slice(index + word.length)}`;
}
