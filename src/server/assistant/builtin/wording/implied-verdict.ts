import { plainText, wordsOf } from '../../../knowledge/index.ts';
import { asksEnough, kindOf, namesOtherCurrency, namesOwnNumber, turnsQuestion } from './verdict.ts';

/** How a statement denies or affirms what each kind of question asks. */
const denies = {
  must: /\b(?:need(?:s|ed)? (?:no|not)|(?:does|do) not (?:need|have to)|not (?:required|needed|obligatory|compulsory|mandatory|necessary)|no [^.;,]{0,60}\b(?:needed|required|rule)|need not)\b/,
  may: /\b(?:cannot|may not|must not|(?:is|are|does|do) not (?:allow|permit|cover|available|open|possible|accept)\w*|not (?:allowed|permitted|possible))\b/,
  is: /\b(?:not|no|never|none)\b/,
} as const;
const affirms = {
  must: /\b(?:must|needs?|asks? for|(?:has|have) to|required|obligatory|compulsory|mandatory)\b/,
  may: /\b(?:can|may|allows?|allowed|permits?|permitted|offers?|open to|lets?)\b/,
  is: /\S/,
} as const;

/** What makes a statement no plain yes or no. */
const isUnsure =
  /\b(?:unless|if|except|depends?|disagree\w*|unconfirmed|found|published|pages? read|probably|usually|in practice|either|some|sources?|but|although|while|only|agents?|hint|before vat|excluding)\b/;

/** Turns what is said of somebody, where the question does not ask about it. */
const leavesOut = /\b(?:exempt(?:ed)?|excluded|outside|free of)\b/;

/** That something holds no more. */
const hasEnded =
  /\b(?:closed|ended|lapsed|expired|superseded|abolished|replaced|no longer)\b|^until [a-z]+ \d{4}\b/;
const asksOfNow = /\b(?:still|open)\b/;

/** A question that yes or no answers. */
const asksVerdict =
  /^(?:and |but |so |then )*(?:is|are|am|do|does|did|can|could|may|must|should|would|will|has|have)\b/;

/** Asks whether a statement is so, as in 'I heard that an LLC can have it. Is that true?' */
const asksOfBelief =
  /^(?:(?:a|my|some|one|the|our)? ?\w+ (?:says?|said|told me|heard|read|thinks?|claims?),? (?:that )?)?(.+?)[.,;:!?]? (?:is (?:that|this|it) (?:really |still |actually )?(?:true|right|correct|so|the case)|right|true|correct)[ ?]*$/;

/** A question that sets one thing against another, or asks which of two holds, is not answered by a statement of both. */
const compares = /\b(?:than|or|like|cheaper|faster|lower|higher|longer|shorter|better|more|less|same)\b/;

/** What a question turns on beside its subject, as 'alone' in 'can I run it alone?': a statement that says none of it leaves it open. */
const qualifiers =
  /\b(?:alone|(?:my|your|him|her|it|our|them)sel(?:f|ves)|on my own|worse|different(?:ly)?|every|always|automatically|fully|entirely|completely|at once|immediately|instantly)\b/g;

/** Says of whom something is asked, at its end. */
const ofOwner = /\b(?:at|in|for|of|with) (?:my|our|an?) (?:\w+ ){0,2}\w+[ ?.]*$/;

/** The share of a question's weight that the statement has to hold, by what is asked. */
const minShared = { must: 0.6, may: 0.6, is: 0.75 } as const;

/**
 * The yes or no that a statement implies for a question; `undefined` where it leaves that open.
 * @param weightOf the weight of a word in the question
 */
export function impliedVerdict(
  statement: string,
  question: string,
  weightOf: (word: string) => number,
): 'yes' | 'no' | undefined {
  const asked = plainText(question).trim();
  const [, belief] = asksOfBelief.exec(asked) ?? [];
  const kind = kindOf(belief ?? question);
  // What follows a semicolon may be of something else.
  const [clause = ''] = statement.split(/;|, (?:when|where|while) /);
  const said = plainText(clause);
  if (
    kind === 'open' ||
    (belief === undefined && !asksVerdict.test(asked)) ||
    turnsQuestion(question) ||
    isUnsure.test(said)
  )
    return undefined;
  if (leavesOut.test(said) && !leavesOut.test(asked)) return undefined;
  if (namesOtherCurrency(asked, said)) return undefined;
  if ((asked.match(qualifiers) ?? []).some((word) => !said.includes(word))) return undefined;
  if (compares.test(asked) || namesOwnNumber(asked, said)) return undefined;
  const words = new Set(wordsOf(clause));
  const weights = [...new Set(wordsOf(belief ?? question))].map((word) => ({ word, weight: weightOf(word) }));
  const sum = (all: typeof weights) => all.reduce((total, { weight }) => total + weight, 0);
  if (sum(weights.filter(({ word }) => words.has(word))) < sum(weights) * minShared[kind]) return undefined;
  // What is asked of the subject stands last, as in 'must the members be residents?'.
  const subject = new Set(wordsOf(ofOwner.exec(asked)?.[0] ?? ''));
  const predicate = weights.findLast(({ word, weight }) => weight > 0 && !subject.has(word));
  if (kind === 'must' && predicate && !words.has(predicate.word)) return undefined;
  if (hasEnded.test(said) && !hasEnded.test(asked)) return asksOfNow.test(asked) ? 'no' : undefined;
  if (denies[kind].test(said)) return 'no';
  // That a thing is needed does not say that it will do.
  if (asksEnough.test(asked) && !asksEnough.test(said)) return undefined;
  return affirms[kind].test(said) && !denies.is.test(said) ? 'yes' : undefined;
}
