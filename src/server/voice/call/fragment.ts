import type { PlainDate } from '#domain/values/plain-date.ts';
import { readQuestion } from '../../knowledge/index.ts';

/** What begins a sentence of its own; a fragment is the rest of one. */
const opening =
  /^(?:and |so |ok(?:ay)?,? )?(?:how|what|when|where|which|who|whom|whose|why|can|could|do|does|did|is|are|am|was|were|should|may|must|will|would|has|have|i|we|you|it|there|my|our|tell|compare|explain|help|give|show|list|hello|hi|hey|good|thanks?|please|let)\b|'(?:s|m|re|d|ll)\b/i;

/** Words of the longest fragment. */
const maxWords = 8;

/**
 * Whether the first words of a call are only a piece of a question, such as 'cost with two visas': no sentence of their
 * own, no place, and no subject that is the same everywhere.
 */
export function isFragment(text: string, today: PlainDate): boolean {
  const said = text.trim();
  if (opening.test(said) || said.split(/\s+/).length > maxWords) return false;
  const { subjects, topics, particular, places, countries, kinds, isGuessed } = readQuestion(said, today);
  const isOfTrade = subjects.length + topics.length > 0;
  // A desk suggests a country and names none.
  const named = isGuessed ? [] : countries;
  return isOfTrade && particular.length + places.length + named.length + kinds.length === 0;
}
