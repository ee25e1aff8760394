import { wordsOf } from '../../../knowledge/index.ts';
import { questionAlone } from '../question/questions-in.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import { statementsIn, uncited } from './statements.ts';

/** Whether an answer says that nothing is known: it is left out where another question of the message has one. */
export function saysNothing({ kind }: TypedAnswer): boolean {
  return kind === 'unknown' || kind === 'out-of-scope' || kind === 'other-country';
}

/** The answers to the questions of a message as one; empty where none of them says anything. */
export function joinedAnswers(answers: readonly (readonly TypedAnswer[])[]): readonly TypedAnswer[] {
  const told = quotedOnce(answers.flat().filter((answer) => !saysNothing(answer)));
  // Who got an answer to one question is not asked back for another.
  const isTold = told.some(({ kind }) => kindsTold.includes(kind));
  return told.filter(({ kind }) => !isTold || kind !== 'ask-back');
}

const kindsTold: readonly TypedAnswer['kind'][] = ['quoted', 'fees', 'fine', 'due-dates', 'named-days'];

/** Of the answers to one of several questions those that do not only add to a price. */
export function briefly(answers: readonly TypedAnswer[]): readonly TypedAnswer[] {
  const [first] = answers;
  return first?.kind === 'fees' ? [first] : answers;
}

/** Fewest words of a question that is said to have no answer; a shorter one may be a part of the one before. */
const minWords = 2;

/** Asks for the day of what the question before names, which is told of that. */
const asksDayAlone = /^(?:and |but )?(?:by|until|till|from) (?:when|which (?:day|date))\b/i;

/** The longest question that is repeated, in characters. */
const maxLength = 120;

/** The questions of a message that have no answer beside others that have one, without Markdown. */
export function questionsLeftOut(
  parts: readonly string[],
  answers: readonly (readonly TypedAnswer[])[],
): readonly string[] {
  const isDated = answers.flat().some(({ kind }) => kind === 'due-dates');
  return (
    parts
      // One without an answer of its own is answered with another.
      .filter((_, index) => answers[index]?.length !== 0 && answers[index]?.every(saysNothing))
      .map(questionAlone)
      .filter((part) => wordsOf(part).length >= minWords)
      .filter((part) => !(isDated && asksDayAlone.test(part.trim())))
      .map((part) => part.replaceAll(/[^\p{L}\p{N},.'’%$£€-]+/gu, ' ').trim())
      .filter((part) => part !== '' && part.length <= maxLength)
  );
}

/** A passage that answers several questions of a message is quoted for the first. */
function quotedOnce(answers: readonly TypedAnswer[]): readonly TypedAnswer[] {
  const quoted = new Set<string>();
  return answers.flatMap((answer): readonly TypedAnswer[] => {
    if (answer.kind !== 'quoted') return [answer];
    const parts = answer.parts.filter(({ address }) => address === undefined || !quoted.has(address));
    for (const { address } of parts) if (address !== undefined) quoted.add(address);
    return parts.length > 0 ? [{ ...answer, parts }] : [];
  });
}

/** Share of the figures of an opening, above which what holds them tells the same. */
const mostFigures = 0.7;

/** Whether answers hold nearly all figures that others open with, and so tell the same. */
export function holdFiguresOf(
  answers: readonly TypedAnswer[],
  others: readonly (readonly TypedAnswer[])[],
): boolean {
  const figuresOf = (text: string) => uncited(text).match(/\d[\d,.]*\d|\d/g) ?? [];
  const texts = (some: readonly TypedAnswer[]) =>
    some.flatMap((answer) => (answer.kind === 'quoted' ? answer.parts.map(({ text }) => text) : []));
  const held = new Set(texts(answers).flatMap(figuresOf));
  return others.every((each) => {
    const [text] = texts(each);
    const figures = text === undefined ? [] : figuresOf(statementsIn(text)[0]?.text ?? '');
    return figures.filter((figure) => held.has(figure)).length > figures.length * mostFigures;
  });
}

/** Whether an answer already sets several things side by side. */
export function tellsSeveral(answer: TypedAnswer): boolean {
  if (answer.kind === 'fees') return answer.fees.length > 1;
  if (answer.kind === 'quoted')
    return answer.parts.some(({ setsPlacesBeside, namesRows }) => setsPlacesBeside || namesRows);
  return ['side-by-side', 'comparison', 'tax-rates', 'fines'].includes(answer.kind);
}

/**
 * The answers to several things that one question names, briefly; `undefined` where one of them has none or two of them
 * have the same.
 */
export function thingsTold(answers: readonly (readonly TypedAnswer[])[]): readonly TypedAnswer[] | undefined {
  const firsts = answers.map(([first]) => first);
  const isTold = firsts.every((first) => first && !saysNothing(first) && first.kind !== 'ask-back');
  const addresses = firsts.flatMap((first) =>
    first?.kind === 'quoted' ? (first.parts[0]?.address ?? '') : [],
  );
  if (!isTold || new Set(addresses).size < addresses.length) return undefined;
  const plans = firsts.flatMap((first) => (first?.kind === 'cost' ? [first.plan] : []));
  if (plans.length === firsts.length) return [{ kind: 'costs', plans }];
  return firsts.flatMap((first): readonly TypedAnswer[] =>
    first?.kind === 'quoted' ? [{ ...first, parts: first.parts.slice(0, 1) }] : first ? [first] : [],
  );
}
