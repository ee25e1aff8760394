import {
  type FoundPassage,
  type Knowledge,
  type Passage,
  placesIn,
  plainText,
  type Understanding,
  wordsOf,
} from '../../../knowledge/index.ts';
import { alike, alikeInMeaning } from '../likeness.ts';
import { askingParts, clausesOf, ofWhatever } from '../question/clauses.ts';
import { onConsequence } from '../question/consequence.ts';
import { fitsBank } from '../question/named-bank.ts';
import { ofNamedForm } from '../question/named-forms.ts';
import { isOfTrade } from '../question/trade.ts';
import { pointsBack } from '../question/understand.ts';
import { isAlike } from './alike-passages.ts';
import { askedThing } from './asked-thing.ts';
import { askingTheSame } from './asking-the-same.ts';
import { besideEachOther, comparingBoth } from './beside-each-other.ts';
import { aboutDuty, asksLateness, ofFine, ofLateness } from './duty-or-delay.ts';
import { byFitToWhole } from './fit-to-whole.ts';
import { fitsPlace, fitsSize, isOfHeadcount } from './fits-place.ts';
import { fittingBetter, isOfOtherEmirate, ofEmirateAsked } from './fitting-better.ts';
import { minOfBest } from './near-enough.ts';
import { isOutdone, ofFormAsked, ofKindAsked, ofYearsAsked, withoutFurtherCase } from './of-form-asked.ts';
import { isOfZone, ownOf } from './own-of-place.ts';
import { ratherThanMeaning } from './rather-than-meaning.ts';
import { withoutUnnamedVariants } from './unnamed-variant.ts';

/** Maximum passages in one answer. */
const maxPassages = 3;

/** Share of the question's weight that a passage for what the first leaves out has to add. */
const minGain = 0.2;

/** Maximum passages that are considered. */
const maxFound = 60;

/** Maximum parts of a question that are searched for: more are pasted text. */
const maxClauses = 6;

/** Minimum confidence of an answer: below, two of three questions have none in the articles (note 049). */
const minConfidence = 0.2;

/** The same for a passage whose own questions have little in common with the one asked. */
const minConfidenceOfUnlike = 0.35;

/** The same for a question without a domain word. */
const minConfidenceBesideTrade = 0.6;

/** The same for a passage on the very form that a question names, such as BE-13. */
const minConfidenceOfCode = 0.1;

/** A word of letters and digits. */
const isCode = /^[a-z]+\d+[a-z]*$/;

/** The same for one part of a question. */
const minConfidenceOfPart = 0.3;

/** The same if the earlier passages already contain the part's words. */
const minConfidenceOfCovered = 0.7;

/** Share of a part's words that an earlier passage covers, from which the part needs no passage of its own. */
const coversPart = 0.95;

/** The best passage for the question, and one for each part of it that the first does not answer. */
export async function choosePassages(
  understood: Understanding,
  { index, search }: Pick<Knowledge, 'index' | 'search'>,
): Promise<readonly FoundPassage[]> {
  const fitting = async (query: Parameters<typeof search.find>[0], naming = query.question) => {
    const found = (await search.find(query, maxFound)).filter(
      ({ passage }) =>
        fitsPlace(passage, understood) &&
        fitsSize(passage, understood) &&
        fitsBank(passage, understood.question),
    );
    return withoutUnnamedVariants(ofNamedForm(found, naming), [
      ...wordsOf(naming),
      ...wordsOf(understood.before),
    ]);
  };
  const clauses = clausesOf(understood).slice(0, maxClauses);
  // At once: each is a wait for the search's thread.
  const [found = [], ...ofClauses] = await Promise.all([
    fitting(understood),
    ...clauses.map((clause) =>
      fitting(
        { ...understood, question: clause.text, words: clause.words, context: understood.words },
        continues(clause, understood) ? understood.question : clause.text,
      ),
    ),
  ]);
  const foremost = aboutDuty(found, understood);
  if (!foremost || !mayAnswer(foremost, understood)) return [];
  const same = ofEmirateAsked(askingTheSame(foremost, found, understood), found, understood);
  const first = clauses.length > 0 || asksSeveral(understood) ? same : fittingBetter(same, found);
  const isLate = ofLateness.test(first.passage.heading);
  // What does not speak of the thing that was asked for is no answer, however well the other words fit.
  if (lacksAskedThing(first, understood, index)) {
    const telling = found.find(
      (each) => !lacksAskedThing(each, understood, index) && !isOfOtherEmirate(each, understood),
    );
    if (telling && telling.likeness >= alike.related && mayAnswer(telling, understood)) return [telling];
    // A word that no article uses, as in 'payable', can be another one for what the passage speaks of.
    const isSurelyMeant =
      first.confidence >= surelyMeant.confidence && (first.evidence.meaning ?? 0) >= surelyMeant.meaning;
    if (!isSurelyMeant) return [];
  }
  const comparing = comparingBoth(found, understood);
  if (comparing) return [comparing];
  const beside = besideEachOther(first, found, understood);
  if (beside) return [beside];
  // What several parts ask for is no one kind of value.
  const others = isLate ? found : found.filter(({ passage }) => !ofFine.test(passage.heading));
  const near = (asksLateness(understood) ? found : others).filter(
    (each) => !isOfOtherEmirate(each, understood),
  );
  const ofKind = clauses.length > 0 ? first : ofKindAsked(first, near);
  const isSurelyFirst =
    first.likeness >= alike.exact ||
    ((first.evidence.meaning ?? 0) >= alikeInMeaning.exact && !isOutdone(first, found)) ||
    isOfHeadcount(first.passage, understood.headcounts);
  const most = isSurelyFirst
    ? first
    : withoutFurtherCase(
        ofYearsAsked(ownOf(ofFormAsked(ofKind, found, understood), found, understood), found, understood),
        found,
        understood,
      );
  const best = ratherThanMeaning(most, found, understood.question);
  const chosen: FoundPassage[] = [best];
  const isElsewhere = ({ passage: { country } }: FoundPassage) =>
    understood.countries.length === 0 &&
    country !== undefined &&
    best.passage.country !== undefined &&
    country !== best.passage.country;
  const choose = (next: FoundPassage | undefined) => {
    if (!next || chosen.length >= maxPassages || isElsewhere(next)) return;
    if (!chosen.some((other) => isAlike(next, other))) chosen.push(next);
  };
  for (const place of understood.places) {
    if (understood.places.length === 1 || best.passage.places.length === 0) break;
    if (chosen.some(({ passage }) => passage.places.includes(place))) continue;
    choose(found.find((each) => each.passage.places.includes(place) && mayAnswer(each, understood)));
  }
  const placeOf = new Map<FoundPassage, number>();
  for (const [position, clause] of clauses.entries()) {
    const ofClause = ofClauses[position] ?? [];
    const hasSubject = position === 0 || understood.isFollowUp || !continues(clause, understood);
    const byFit = hasSubject ? ofClause : byFitToWhole(ofClause, found);
    const first = hasSubject ? byFit[0] : byFit[0] && ownOf(byFit[0], byFit, understood);
    const known = first && chosen.find((each) => isAlike(each, first));
    if (known && !placeOf.has(known)) placeOf.set(known, position);
    if (!first || known) continue;
    const weight = (words: readonly string[]) => words.reduce((sum, word) => sum + index.weightOf(word), 0);
    const covered = clause.words.filter((word) => chosen.some(({ covers }) => covers.has(word)));
    const isCovered = weight(covered) >= weight(clause.words) * coversPart;
    const isNear = !understood.isFollowUp || first.likeness >= alike.related;
    if (isNear && first.confidence >= (isCovered ? minConfidenceOfCovered : minConfidenceOfPart)) {
      choose(first);
      placeOf.set(first, position);
    }
  }
  const parts = askingParts(understood.question);
  const ofPlaces = new Set(wordsOf(placesIn(understood.question).used.join(' ')));
  const subject = understood.particular.filter((word) => !ofPlaces.has(word));
  if (parts.length > 1) choose(onConsequence(found, parts.at(-1) ?? '', subject, index));
  // What no passage speaks of yet, such as the second of two things asked for in one sentence.
  const total = understood.words.reduce((sum, word) => sum + index.weightOf(word), 0) || 1;
  const covered = new Set(chosen.flatMap(({ covers }) => [...covers]));
  const asked = new Set(wordsOf(parts.join(' ')));
  const named = new Set(subject.filter((word) => asked.has(word) && !ofWhatever.has(word)));
  const gainOf = ({ covers }: FoundPassage) =>
    [...covers]
      .filter((word) => named.has(word) && !covered.has(word))
      .reduce((sum, word) => sum + index.weightOf(word), 0) / total;
  if (chosen.length === 1) {
    choose(
      found.find(
        (each) =>
          asksSeveral(understood) &&
          each.likeness >= alike.related &&
          each.confidence >= best.confidence * minOfBest &&
          gainOf(each) >= minGain,
      ),
    );
  }
  // What answers the first question opens the answer.
  const opening = chosen.find((each) => placeOf.get(each) === 0);
  const isLater = (placeOf.get(best) ?? 0) > 0 && best.likeness < alike.exact;
  return opening && isLater ? [opening, ...chosen.filter((each) => each !== opening)] : chosen;
}

/** Whether a part of a question names no subject of its own, as in 'and since when?' or 'how long is it valid?'. */
function continues(
  { text, words }: { text: string; words: readonly string[] },
  { particular }: Understanding,
): boolean {
  return pointsBack.test(plainText(text)) || words.filter((word) => particular.includes(word)).length < 2;
}

/** How near a passage on another country or place has to come to the best, so that the question leaves it open. */
const nearEnoughElsewhere = 0.75;

/**
 * What a question that names no place leaves open: passages on several countries, or on several places of one, fit it
 * nearly as well as the best one.
 */
export async function whatIsOpen(
  best: Passage,
  understood: Understanding,
  { search }: Pick<Knowledge, 'search'>,
): Promise<'country' | 'place' | undefined> {
  const { places, countries, kinds } = understood;
  if (best.country === undefined || places.length + countries.length + kinds.length > 0) return undefined;
  const found = await search.find(understood, maxFound);
  const { confidence = 0, likeness = 0 } = found.find(({ passage }) => passage.id === best.id) ?? {};
  // Beside the very question of an article, only one that asks the same leaves the place open.
  const minLikeness = likeness >= alike.exact ? alike.same : 0;
  const near = found
    .filter((other) => other.confidence >= confidence * nearEnoughElsewhere)
    .filter((other) => other.likeness >= minLikeness)
    .map(({ passage }) => passage);
  if (near.some(({ country }) => country !== undefined && country !== best.country)) return 'country';
  const isElsewhere = ({ places: others }: Passage) =>
    others.length > 0 && !others.some((place) => best.places.includes(place));
  return best.places.length > 0 && near.some(isElsewhere) ? 'place' : undefined;
}

function mayAnswer(
  { passage, confidence, likeness }: FoundPassage,
  { places, words, before }: Understanding,
): boolean {
  const headed = wordsOf(passage.heading);
  if (words.some((word) => isCode.test(word) && headed.includes(word)))
    return confidence >= minConfidenceOfCode;
  if (likeness < alike.related && confidence < minConfidenceOfUnlike) return false;
  const isBesideTrade = before === '' && !isOfZone(places) && !isOfTrade(words);
  return confidence >= (isBesideTrade ? minConfidenceBesideTrade : minConfidence);
}

/** Whether a question may ask for more than one passage holds; what it only tells of the asker's case asks nothing. */
function asksSeveral({ question, countries, places }: Understanding): boolean {
  const parts = askingParts(question);
  return (
    countries.length > 1 ||
    places.length > 1 ||
    parts.length > 1 ||
    parts.some((part) => /,(?!\d{3})|\band\b/.test(part))
  );
}

/** From this confidence and likeness in meaning, a passage speaks of the thing asked for in whatever words. */
const surelyMeant = { confidence: 0.9, meaning: 0.7 };

/** A word that so few passages hold is telling: the weight of one in fifty. */
const tellingShare = 50;

/** Whether a question asks for a figure or fact of a thing that the passage does not speak of, such as parking. */
function lacksAskedThing(
  { covers, likeness }: FoundPassage,
  { question, isFollowUp }: Understanding,
  index: Knowledge['index'],
): boolean {
  if (isFollowUp || likeness >= alike.nearly) return false;
  const thing = askedThing(question).filter((word) => !covers.has(word));
  return thing.some(
    (word) => !index.knows(word) || index.weightOf(word) >= Math.log(1 + tellingShare) ** 1.3,
  );
}
