import { placesIn, plainText, type Understanding, wordsOf } from '../../../knowledge/index.ts';
import { asksIn } from './questions-in.ts';
import { pointsBack } from './understand.ts';

/** Asks for what is added to a sum, of whatever kind. */
const onTop = /\b(?:comes?|goes?|is|are) on top(?: of (?:it|that|this))?\b/gi;

/** Whether a part only names another place, as in 'in the UK' after 'in Saudi Arabia'. */
function namesPlacesAlone(text: string, words: readonly string[]): boolean {
  const ofPlaces = new Set(wordsOf(placesIn(text).used.join(' ')));
  return words.every((word) => ofPlaces.has(word));
}

/** Each part of a question that asks several things, with its words. */
export function clausesOf({
  question,
  words,
  particular,
}: Understanding): { text: string; words: string[] }[] {
  const clauses = askingParts(question)
    .map((text) => ({ text, words: wordsOf(text).filter((word) => words.includes(word)) }))
    .filter(({ text, words }) => words.length > 1 || (words.length > 0 && !pointsBack.test(plainText(text))))
    .filter(
      ({ text, words }) =>
        !isFragment.test(plainText(text)) &&
        !words.every((word) => ofValues.has(word) || ofActs.has(word) || ofWhatever.has(word)) &&
        !namesPlacesAlone(text, words),
    )
    .filter((clause, index) => index === 0 || clause.words.some((word) => particular.includes(word)));
  return clauses.length > 1 ? clauses : [];
}

/** The parts of a question, without those that only describe the asker's case. */
export function askingParts(question: string): string[] {
  // Single blanks: a split at any number of them would try each run from each of its blanks.
  return withoutCase(question.replaceAll(/\s+/g, ' '))
    .replace(listedBefore, (list) => (asksIn(list) ? list : list.replaceAll(', ', ' and ')))
    .replaceAll(ofHome, ' ')
    .replaceAll(onTop, ' ')
    .split(
      /[?;.] +|, (?:and|or|but)? *| and (?=(?:what|how|when|who|which|where|is|are|do|does|can|must|should|by|on|from|until|in)\b)/i,
    )
    .filter((text, _, all) => all.length === 1 || !isSize.test(text) || asksIn(text))
    .filter((text, index, all) => !describesCase(text, all.slice(index + 1)));
}

/** The things that a question is about, named in front of it, as in 'Tide, Starling or Wise: which …?'. */
const listedBefore =
  /^[^:?.;]{2,60} (?:or|and) [^:?.;,]{2,40}:(?= (?:which|what|who|whose|how|where|when|does|do|is|are|can|must)\b)/i;

/** Whether a part only describes the asker's case, and a later one asks, as in 'we sell AED 7 million, must we register?'. */
function describesCase(text: string, later: readonly string[]): boolean {
  return (ofAsker.test(text) || isSetting.test(text)) && !asksIn(text) && later.some(asksIn);
}

/** Says how large the asker's company is, wherever it stands: 'must I register, with sales of 10 million?'. */
const isSize =
  /^(?:with|at|on|for) (?:an? |our |my )?(?:yearly |annual )?(?:sales|turnover|revenue|profits?|income) of\b/i;

/** Speaks of the asker, or names an amount of theirs. */
const ofAsker = /\b(?:i|my|our|we|us)\b|\d/i;

/** Says of where or for whom something is asked, as in 'in a bank in Singapore, what salary …'. */
const isSetting = /^(?:in|at|as|for|with|without|no|under|within) /i;

/** Words for what is wanted of a thing, which name none by themselves. */
export const ofValues: ReadonlySet<string> = new Set(
  wordsOf('fine penalty cost price fee deadline duration amount consequence compare comparison difference'),
);

/** Words for what somebody does about a thing, which name none by themselves, as in 'when should we have applied?'. */
const ofActs = new Set(wordsOf('apply register file pay report send submit notify renew'));

/** Words that stand for whatever is meant, as in 'is there anything I can do?'. */
export const ofWhatever: ReadonlySet<string> = new Set(wordsOf('anything something nothing both'));

/** Where the asker lives, put into a question. */
const ofHome = /, (?:living|based|resident|residing) in [^,?]+,/gi;

/** Asks something of what stands before it, and names nothing itself. */
const isFragment =
  /^(?:(?:and|or|but|so) )?(?:is (?:that|it|this) )?(?:true|right|correct|allowed|permitted|possible|legal|ok|okay|fine|how (?:much|many|long)|when|which|where|why|what|how)[ ?.!]*$/;

/** Minimum words of a question that names what it asks about. */
const enoughWords = 2;

/** The sentences that ask, without those that describe the asker's case, unless the questions refer to them. */
export function withoutCase(text: string): string {
  const questions = text.split(/(?<=[?;.])\s+/).filter((sentence) => sentence.endsWith('?'));
  const isComplete = questions.every(
    (question) => wordsOf(question).length >= enoughWords && !pointsBack.test(plainText(question)),
  );
  return questions.length > 0 && isComplete ? questions.join(' ') : text;
}
