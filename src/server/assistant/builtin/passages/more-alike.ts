import { type FoundPassage, placesIn, type Understanding, valuesWantedBy } from '../../../knowledge/index.ts';
import { alike, alikeInMeaning } from '../likeness.ts';
import { kindOf } from '../wording/verdict.ts';

/** How near the one whose own question is much more like the one asked has to come to the best. */
const nearEnoughOfMoreAlike = 0.93;

/** How much more like the question it has to be, and where it also holds more of the kind of value that is asked for. */
const muchMoreAlike = 1.25;
const moreAlikeOfValue = 1.1;
const moreOfValue = 1.2;

/** Minimum likeness in meaning, of the best's. */
const nearEnoughInMeaning = 0.6;

/**
 * The passage whose own question is in nearly the words of the one asked, where the best shares far fewer of them: 'when
 * is the AGM due?' is asked of the meeting, and not of the annual return that is due after it.
 */
export function moreAlike(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { question: asked, places, isFollowUp }: Pick<Understanding, 'question' | 'places' | 'isFollowUp'>,
): FoundPassage {
  // What a follow-up leaves to the question before is in no words of its own.
  if (isFollowUp) return best;
  if (best.likeness >= alike.nearly || (best.evidence.meaning ?? 0) >= alikeInMeaning.exact) return best;
  const isOpen = ({ passage }: FoundPassage) => kindOf(passage.heading) === 'open';
  const asksOpenly = kindOf(asked) === 'open';
  const wanted = valuesWantedBy(asked);
  // 'How do I open its account?' has nearly the words of 'how long does its account take?'.
  const asksAlike = ({ passage }: FoundPassage) =>
    valuesWantedBy(passage.heading).every((value) => wanted.includes(value));
  // What all of a country's places have is no better answer about one than its own.
  const namesPlace = ({ passage }: FoundPassage) =>
    placesIn(passage.heading).places.some((id) => places.includes(id));
  const isMuchMore = ({ likeness, evidence: { value } }: FoundPassage) =>
    likeness >= best.likeness * muchMoreAlike ||
    (likeness >= best.likeness * moreAlikeOfValue && value >= best.evidence.value * moreOfValue);
  return (
    found.find(
      (each) =>
        each.likeness >= alike.nearly &&
        isMuchMore(each) &&
        asksAlike(each) &&
        (namesPlace(each) || !namesPlace(best)) &&
        each.confidence >= best.confidence * nearEnoughOfMoreAlike &&
        (each.evidence.meaning ?? 0) >= (best.evidence.meaning ?? 0) * nearEnoughInMeaning &&
        each.evidence.kind >= best.evidence.kind &&
        each.passage.country === best.passage.country &&
        each.passage.places.join() === best.passage.places.join() &&
        (isOpen(each) === asksOpenly || isOpen(each) === isOpen(best)),
    ) ?? best
  );
}
