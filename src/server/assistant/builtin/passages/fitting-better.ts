import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { type FoundPassage, placesIn, type Understanding } from '../../../knowledge/index.ts';
import { alike } from '../likeness.ts';

/** How near a passage has to come to the best one to be preferred for its words. */
const nearEnough = 0.95;

/** The line below a table's head: what lists many things beside each other fits the words of each. */
const table = '|---';

/** The same to be preferred for the emirate that its heading names. */
const nearEnoughOfEmirate = 0.8;

/**
 * The passage that fits a question better in all but its meaning, where the best one leads by that alone: a fine for late
 * registration means nearly the same as one for late filing.
 */
export function fittingBetter(best: FoundPassage, found: readonly FoundPassage[]): FoundPassage {
  // Without a value that is asked for, words alone may be those of another question.
  if (best.likeness >= alike.exact || best.evidence.kind === 0) return best;
  const of = best.evidence;
  const better = found.find(
    ({ passage, confidence, likeness, evidence }) =>
      passage.country === best.passage.country &&
      !passage.body.includes(table) &&
      confidence >= best.confidence * nearEnough &&
      likeness >= Math.max(best.likeness, alike.same) &&
      evidence.fullText > of.fullText &&
      evidence.coverage >= of.coverage &&
      evidence.pairs >= of.pairs &&
      evidence.kind >= of.kind &&
      evidence.value >= of.value &&
      evidence.place >= of.place,
  );
  return better ?? best;
}

/**
 * The passage whose heading names the emirate that was asked about, or none, where that of the best one names others: the
 * price of a medical test in Abu Dhabi is none in Ajman.
 */
export function ofEmirateAsked(
  best: FoundPassage,
  found: readonly FoundPassage[],
  { places }: Pick<Understanding, 'places'>,
): FoundPassage {
  if (!isOfOtherEmirate(best, { places })) return best;
  const near = found.find(
    (each) =>
      !isOfOtherEmirate(each, { places }) &&
      each.confidence >= best.confidence * nearEnoughOfEmirate &&
      each.evidence.kind >= best.evidence.kind,
  );
  return near ?? best;
}

/** Whether a question names an emirate, and a passage's heading only others. */
export function isOfOtherEmirate(
  { passage }: FoundPassage,
  { places }: Pick<Understanding, 'places'>,
): boolean {
  if (places.length === 0 || emiratesOf(places).length < places.length) return false;
  const named = emiratesOf(placesIn(passage.heading).places);
  return named.length > 0 && !named.some((id) => places.includes(id));
}

function emiratesOf(places: readonly string[]): readonly string[] {
  return places.filter((id) => {
    const place = jurisdictionWith(id)?.place;
    return place?.country === 'AE' && place.companyType === 'mainland-llc';
  });
}
