import { wordsOf } from './words.ts';

/** A word with the one right in front of it: 'third failure', 'natural person'. */
interface Pair {
  modifier: string;
  word: string;
}

/** Years, periods and amounts go by several names, and are compared apart. */
const unit =
  'year month day week quarter period end due st nd rd th aed usd gbp eur sar sgd least most large big small';
/** What is done with a thing qualifies nothing. */
const verbs = `cost costs charge charges pay pays paid file files list lists reach cover covers miss take takes took need needs carry
  carries double tell show set include includes come back plus establish`;
const unqualified = new Set(wordsOf(`${unit} ${verbs}`));

/**
 * Whether a clause says of a word what its source says, where the source qualifies it: 'a third failure' is no second
 * one, and 'a legal person' no natural one.
 */
export function hasSameModifiers(clause: string, sentence: string, source: string): boolean {
  const known = pairsIn(source);
  const words = new Set(wordsOf(source));
  const said = new Set(wordsOf(sentence));
  return pairsIn(clause, { isNamed: false }).every(({ modifier, word }) => {
    if (words.has(modifier)) return true;
    const others = known.filter((pair) => pair.word === word).map((pair) => pair.modifier);
    return others.length === 0 || others.some((other) => said.has(other));
  });
}

/** @param isNamed whether names count, which are compared apart */
function pairsIn(text: string, { isNamed } = { isNamed: true }): Pair[] {
  return text.split(/[^\p{L}\s'’-]+/u).flatMap((stretch) => {
    const stems = stretch
      .trim()
      .split(/\s+/)
      .map((each) => (!isNamed && /^\p{Lu}/u.test(each) ? [] : wordsOf(each)));
    return stems.flatMap(([word], index) => {
      const modifier = stems[index - 1]?.at(-1);
      if (word === undefined || modifier === undefined) return [];
      return unqualified.has(word) || unqualified.has(modifier) ? [] : [{ modifier, word }];
    });
  });
}
