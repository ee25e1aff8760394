import { type FoundPassage, type Understanding, wordsOf } from '../../../knowledge/index.ts';
import { alike, alikeInMeaning } from '../likeness.ts';
import { kindOf } from '../wording/verdict.ts';
import { isOfHeadcount } from './fits-place.ts';
import { moreAlike } from './more-alike.ts';
import { nearEnough } from './near-enough.ts';
import { isOfZone } from './own-of-place.ts';

/** How near to the best in confidence a passage has to come whose own question is asked word for word. */
const nearEnoughOfSame = 0.7;

const isExactlyMeant = ({ evidence }: FoundPassage) => (evidence.meaning ?? 0) >= alikeInMeaning.exact;

/** The same for the rule of firms as large as the asker's. */
const nearEnoughOfSize = 0.25;

const asksWhere = /\bwhere\b/i;

/** The passage on firms as large as the asker's, or whose own question is the one asked, where another hardly fits better. */
export function askingTheSame(
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
