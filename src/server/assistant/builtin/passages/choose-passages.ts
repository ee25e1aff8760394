import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
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
import { states } from '../question/named-state.ts';
import { isOfTrade } from '../question/trade.ts';
import { pointsBack } from '../question/understand.ts';
import { rowsOfPlaces } from '../wording/asked-rows.ts';
import { kindOf } from '../wording/verdict.ts';
import { isAlike } from './alike-passages.ts';
import { askedThing } from './asked-thing.ts';
import { byFitToWhole } from './fit-to-whole.ts';
import { fitsPlace, fitsSize, isOfHeadcount } from './fits-place.ts';
import { fittingBetter, isOfOtherEmirate, ofEmirateAsked } from './fitting-better.ts';
import { moreAlike } from './more-alike.ts';
import { ratherThanMeaning } from './rather-than-meaning.ts';
import { withoutUnnamedVariants } from './unnamed-variant.ts';

/** Maximum passages in one answer. */
const maxPassages = 3;

/** Minimum confidence of a passage for what the first leaves out, relative to the first. */
const minOfBest = 0.4;

/** Share of the question's weight that such a passage has to add. */
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

/** How near a passage has to come to the best to be preferred for its place or its kind of value. */
const nearEnough = 0.8;

/** How like the question the own one of a passage has to be, to be preferred for its kind of value. */
const nearEnoughInWords = 0.7;

/** The same to be preferred for its form alone. */
const nearlyEqual = 0.85;

/** How much of the question that a passage speaks of the one on its single legal form has to cover. */
const nearlyAsFull = 0.9;

/** How much more alike than the best a passage has to be that asks for a yes or no of another kind. */
const muchMoreAlike = 1.2;

/** The same for the rule of a country, where the best is that of a zone that nobody named. */
const nearEnoughOfCountry = 0.6;

/** Speaks of a duty that was missed. */
const ofLateness = /\b(?:fines?|penalt\w+|late|miss(?:ed)?|overdue|happens|forg[eo]t\w*)\b/i;

/** The best passage; one on what a delay costs only where a delay is asked about. */
function aboutDuty(
  found: readonly FoundPassage[],
  { question, before, isFollowUp }: Understanding,
): FoundPassage | undefined {
  const [first] = found;
  if (first && !ofLateness.test(first.passage.heading) && isFollowUp && asksFine.test(question)) {
    const near = ({ confidence }: FoundPassage) => confidence >= first.confidence * minOfBest;
    return found.find((each) => ofFine.test(each.passage.heading) && near(each)) ?? first;
  }
  if (!first || !ofLateness.test(first.passage.heading)) return first;
  if (asksLateness({ question, before })) return first;
  return (
    found.find(
      ({ passage, confidence }) =>
        !ofLateness.test(passage.heading) && confidence >= first.confidence * nearEnoughOfCountry,
    ) ?? first
  );
}

/** Turns from a duty to a delay with it. */
const asksFine = /\b(?:if|when) (?:i|we|it|they)\b.{0,20}\b(?:miss|late|forg[eo]t)\w*/i;

/** What a duty that was missed costs. */
const ofFine = /\b(?:fines?|penalt\w+)\b/i;

function asksLateness({ question, before }: Pick<Understanding, 'question' | 'before'>): boolean {
  return ofLateness.test(`${question} ${before}`) || asksConsequence.test(plainText(question));
}

/** Asks what follows from something, in other words. */
const asksConsequence =
  /\b(?:if|unless|without|not|n't|never|after|too|surcharge|charge|consequence|sanction|punish\w*|pay|owe|delay\w*|expire\w*|overstay\w*|weekend|holiday)\b/;

/** The passage that sets the two states of a comparison side by side. */
function comparingBoth(
  found: readonly FoundPassage[],
  { question }: Understanding,
): FoundPassage | undefined {
  const plain = plainText(question);
  const isBoth = (text: string) => states.every((state) => text.includes(state));
  return isBoth(plain) ? found.find(({ passage }) => isBoth(passage.heading.toLowerCase())) : undefined;
}

/** The passage with a row for each of several places, where one about a single place is hardly better. */
function besideEachOther(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { places, question, particular }: Understanding,
): FoundPassage | undefined {
  if (places.length < 2) return undefined;
  const isOfPoint = (heading: string) => wordsOf(heading).some((word) => particular.includes(word));
  return found.find(
    ({ passage, confidence, evidence }) =>
      isOfPoint(passage.heading) &&
      confidence >= best.confidence * nearEnough &&
      evidence.coverage >= best.evidence.coverage * nearEnough &&
      rowsOfPlaces(passage.body, question) !== undefined,
  );
}

/** The same for the passage whose own question is asked word for word. */
const nearEnoughOfSame = 0.7;

const isExactlyMeant = ({ evidence }: FoundPassage) => (evidence.meaning ?? 0) >= alikeInMeaning.exact;

/** The same for the rule of firms as large as the asker's. */
const nearEnoughOfSize = 0.25;

const asksWhere = /\bwhere\b/i;

/** The passage on firms as large as the asker's, or whose own question is the one asked, where another hardly fits better. */
function askingTheSame(
  best: FoundPassage,
  found: readonly FoundPassage[],
  understood: Understanding,
): FoundPassage {
  const { question, places, headcounts, particular } = understood;
  // 'Whom do I go to for a licence in Fujairah?' has no word of its own that another question could share.
  if (places.length > 0 && particular.length === 0) return best;
  if (best.likeness >= alike.exact || (best.evidence.meaning ?? 0) >= alikeInMeaning.exact) return best;
  // A rule for all zones is no better answer about one than its own.
  const isOfOne = best.passage.places.length === 1;
  const isOfPlaces = ({ passage }: FoundPassage) =>
    passage.places.some((id) => places.includes(id))
      ? !isOfOne || passage.places.length === 1
      : passage.country !== undefined && !isOfZone(places);
  if (places.length > 0)
    return (
      found.find(
        (each) =>
          each.likeness >= alike.exact &&
          isOfPlaces(each) &&
          each.confidence >= best.confidence * (isExactlyMeant(each) ? nearEnoughOfSame : nearEnough) &&
          !asksOtherwise(each, best, question),
      ) ?? (places.length === 1 ? moreAlike(best, found, understood) : best)
    );
  const sized = found.find(
    ({ passage, confidence }) =>
      isOfHeadcount(passage, headcounts) && confidence >= best.confidence * nearEnoughOfSize,
  );
  if (sized) return sized;
  const same = found.find(
    (each) =>
      each.likeness >= alike.exact &&
      each.confidence >= best.confidence * nearEnough &&
      // 'Where' and 'when' are no words that likeness counts.
      asksWhere.test(each.passage.heading) === asksWhere.test(question) &&
      !asksOtherwise(each, best, question),
  );
  return same ?? moreAlike(best, found, understood);
}

/** A case that a heading adds at its end, as in 'Who is the owner if nobody holds 25%?'. */
const furtherCase =
  /(?<=\S )(?<!\b(?:since|by|until|from|and) )\b(?:if|when|unless|without|after|before|while) .+$/i;

/** The passage on the thing itself, where the best is on a case of it that the question does not name. */
function withoutFurtherCase(
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

/** Whether an open question is asked, and the passage's own with its words is none: 'how do I send it?' is not 'must I send it?'. */
function asksOtherwise(
  { passage: { heading, asked } }: FoundPassage,
  best: FoundPassage,
  question: string,
): boolean {
  const isOpen = (text: string) => kindOf(text) === 'open';
  const words = wordsOf(question).toSorted().join(' ');
  const same = [heading, ...asked].filter((each) => wordsOf(each).toSorted().join(' ') === words);
  const own = same.length === 0 && isOpen(best.passage.heading) ? [heading] : same;
  return isOpen(question) && own.length > 0 && !own.some(isOpen);
}

/** The passage that asks for the same kind of value as the question, such as an amount, where another hardly fits better. */
function ofKindAsked(best: FoundPassage, found: readonly FoundPassage[]): FoundPassage {
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

const namesWho = (text: string) => asksWho.test(plainText(text).trim());

/** The passage that asks for somebody, or for a yes or no, as the question does, where another hardly fits better. */
function ofFormAsked(
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
function isOutdone(best: FoundPassage, found: readonly FoundPassage[]): boolean {
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
function ofYearsAsked(
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

/** The passage about the question's one place, where another about several places is hardly better. */
function ownOf(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { places, countries }: Understanding,
): FoundPassage {
  const near = found.filter(
    ({ passage, confidence, evidence }) =>
      confidence >= best.confidence * nearEnough &&
      evidence.kind >= best.evidence.kind &&
      evidence.value >= best.evidence.value * nearEnough &&
      (!namesWho(best.passage.heading) || namesWho(passage.heading)),
  );
  const [place] = places;
  if (places.length === 1 && place !== undefined && best.passage.places.length > 1) {
    return (
      near.find(
        ({ passage, evidence }) =>
          passage.places.length === 1 &&
          passage.places.includes(place) &&
          ((evidence.meaning ?? 0) >= alikeInMeaning.exact ||
            (evidence.coverage >=
              best.evidence.coverage * (passage.country === 'AE' ? nearEnough : nearlyAsFull) &&
              (passage.country === 'AE' || evidence.likeness >= best.evidence.likeness * nearEnough))),
      ) ?? best
    );
  }
  const asFull = found.filter(
    ({ confidence, evidence }) =>
      confidence >= best.confidence * nearEnough && evidence.coverage >= best.evidence.coverage * nearEnough,
  );
  if (places.length === 1 && place !== undefined && best.passage.places.length === 0) {
    return (
      asFull.find(
        ({ passage, evidence }) =>
          passage.places.includes(place) && evidence.likeness >= best.evidence.likeness * nearEnough,
      ) ?? best
    );
  }
  // Where no zone is named, the country's own rule is the answer.
  if (places.length === 0 && best.passage.places.length === 1 && isOfZone(best.passage.places)) {
    return (
      found.find(
        ({ passage, confidence, evidence }) =>
          passage.places.length === 0 &&
          passage.country === best.passage.country &&
          kindOf(passage.heading) === kindOf(best.passage.heading) &&
          confidence >= best.confidence * nearEnoughOfCountry &&
          evidence.coverage >= best.evidence.coverage * nearEnoughOfCountry,
      ) ?? best
    );
  }
  const [country] = countries;
  if (countries.length === 1 && best.passage.country === undefined) {
    return near.find(({ passage }) => passage.country === country) ?? best;
  }
  return best;
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

function isOfZone(places: readonly string[]): boolean {
  return places.some((id) => jurisdictionWith(id)?.place.companyType === 'free-zone');
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
