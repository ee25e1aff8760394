import { type FoundPassage, type Knowledge, plainText, wordsOf } from '../../../knowledge/index.ts';

const ofWhatFollows =
  /^(?:and |or |but )?(?:otherwise|what(?= if)|what (?:happens|follows)|what do (?:i|we) risk|what (?:can|will|would|do) they (?:fine|charge) (?:me|us)|what (?:does|do|will|would) (?:each|every|a|one) (?:late )?(?:day|week|month|year)(?: late| of (?:delay|lateness))? cost|(?:what is|what's|how (?:much|high|big) is|is there) (?:the |a |any )?(?:fine|penalty))(?: otherwise| then| for (?:that|it|not \w+ing(?: it)?)| (?:if|when) (?:i|we|it|that|they|he|she)\b[^,;]{1,40})?[?.! ]*$/;

/** Heads a passage on what a missed duty costs. */
const ofConsequence = /\b(?:fines?|penalt\w+|happens if)\b|\blate\b.*\bcosts?\b/i;

/** Whether a part asks what follows where a duty is missed, without naming it: 'and what happens if I don't?'. */
export function asksWhatFollows(part: string): boolean {
  return ofWhatFollows.test(plainText(part));
}

/** Whether a text says what a missed duty costs. */
export function tellsWhatFollows(text: string): boolean {
  return /\b(?:fines?|fined|penalt\w+|offence|late|missing it|struck off)\b/i.test(text);
}

/**
 * The passage on what follows where a duty is missed, if a part of a question asks for that alone: the one whose heading
 * says most of the duty.
 * @param duty words that name the duty
 */
export function onConsequence(
  found: readonly FoundPassage[],
  part: string,
  duty: readonly string[],
  { weightOf }: Pick<Knowledge['index'], 'weightOf'>,
): FoundPassage | undefined {
  if (!asksWhatFollows(part)) return undefined;
  const own = new Set(wordsOf(part));
  const named = duty.filter((word) => !own.has(word));
  const shareOf = ({ passage: { heading } }: FoundPassage) => {
    const words = wordsOf(heading);
    return named.filter((word) => words.includes(word)).reduce((sum, word) => sum + weightOf(word), 0);
  };
  const [best] = found
    .filter(({ passage }) => ofConsequence.test(passage.heading))
    .toSorted((one, other) => shareOf(other) - shareOf(one));
  return best && shareOf(best) > 0 ? best : undefined;
}
