import { type FoundPassage, plainText, type Understanding, wordsOf } from '../../../knowledge/index.ts';
import { alike } from '../likeness.ts';
import { kindOf } from '../wording/verdict.ts';
import { nearEnough, nearlyEqual } from './near-enough.ts';

/** How like the question the own one of a passage has to be, to be preferred for its kind of value. */
const nearEnoughInWords = 0.7;

/** How much more alike than the best a passage has to be that asks for a yes or no of another kind. */
const muchMoreAlike = 1.2;

/** The passage that asks for the same kind of value as the question, such as an amount, where another hardly fits better. */
export function ofKindAsked(best: FoundPassage, found: readonly FoundPassage[]): FoundPassage {
  if (best.evidence.kind > 0) return best;
  const better = found.find(
    ({ confidence, likeness, evidence }) =>
      confidence >= best.confidence * nearEnough &&
      likeness >= best.likeness * nearEnoughInWords &&
      evidence.kind > 0 &&
      evidence.value >= best.evidence.value * nearEnough &&
      evidence.coverage >= best.evidence.coverage * nearEnough,
  );
  return better ?? best;
}

/** Asks for a person or an authority. */
const asksWho =
  /^(?:(?:and|but|so|please) )?who(?:m|se)?\b|\bwhich (?:\w+ )?(?:authority|body|department|office|regulator|ministry)\b/;

export const namesWho = (text: string) => asksWho.test(plainText(text).trim());

/** The passage that asks for somebody, or for a yes or no, as the question does, where another hardly fits better. */
export function ofFormAsked(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { question }: Understanding,
): FoundPassage {
  if (namesWho(question)) {
    const same = found.find(
      ({ passage, confidence, evidence }) =>
        namesWho(passage.heading) &&
        confidence >= best.confidence * nearEnough &&
        evidence.coverage >= best.evidence.coverage * nearEnough,
    );
    return same ?? best;
  }
  const asked = kindOf(question);
  if ((asked !== 'may' && asked !== 'must') || kindOf(best.passage.heading) === asked) return best;
  const closed =
    kindOf(best.passage.heading) === 'open' &&
    found.find(
      ({ passage, confidence, likeness, evidence }) =>
        kindOf(passage.heading) !== 'open' &&
        confidence >= best.confidence * nearEnough &&
        likeness >= best.likeness * muchMoreAlike &&
        evidence.coverage >= best.evidence.coverage,
    );
  if (closed) return closed;
  const better = found.find(
    ({ passage, confidence, evidence }) =>
      kindOf(passage.heading) === asked &&
      confidence >= best.confidence * nearEnough &&
      evidence.coverage >= best.evidence.coverage * nearlyEqual &&
      evidence.likeness >= best.evidence.likeness * nearlyEqual,
  );
  return better ?? best;
}

/** Whether another passage is nearer to a question in words and speaks of more of it, as of what is asked of a place. */
export function isOutdone(best: FoundPassage, found: readonly FoundPassage[]): boolean {
  return found.some(
    ({ confidence, likeness, evidence }) =>
      confidence >= best.confidence * nearEnough &&
      likeness > best.likeness &&
      evidence.coverage > best.evidence.coverage,
  );
}

/** A number of years, in digits once it is read as words. */
const ofYears = /\b(\d+) year\b/;

function yearsIn(text: string): string | undefined {
  const words = wordsOf(text.replaceAll('-', ' ')).join(' ');
  return ofYears.exec(words)?.[1];
}

/** The passage on as many years as the question names, where the best is on another number of them. */
export function ofYearsAsked(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { question }: Understanding,
): FoundPassage {
  const asked = yearsIn(question);
  const own = yearsIn(best.passage.heading);
  if (asked === undefined || own === undefined || own === asked) return best;
  const sameYears = ({ passage, confidence }: FoundPassage) =>
    yearsIn(passage.heading) === asked && confidence >= best.confidence * nearEnough;
  return found.find(sameYears) ?? best;
}

/** A case that a heading adds at its end, as in 'Who is the owner if nobody holds 25%?'. */
const furtherCase =
  /(?<=\S )(?<!\b(?:since|by|until|from|and) )\b(?:if|when|unless|without|after|before|while) .+$/i;

/** The passage on the thing itself, where the best is on a case of it that the question does not name. */
export function withoutFurtherCase(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { words, before }: Understanding,
): FoundPassage {
  const addsCase = ({ passage: { heading } }: FoundPassage) => {
    const [added = ''] = furtherCase.exec(heading) ?? [];
    const own = wordsOf(added);
    return own.length > 0 && !own.some((word) => words.includes(word));
  };
  if (best.likeness >= alike.nearly || before !== '' || !addsCase(best)) return best;
  const wider = found.find(
    (each) =>
      !addsCase(each) &&
      each.confidence >= best.confidence * nearlyEqual &&
      each.likeness > best.likeness &&
      each.evidence.coverage >= best.evidence.coverage * nearlyEqual &&
      each.evidence.kind >= best.evidence.kind &&
      each.passage.country === best.passage.country,
  );
  return wider ?? best;
}
