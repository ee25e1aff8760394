import { type FoundPassage, wordsOf } from '../../../knowledge/index.ts';
import { alike } from '../likeness.ts';
import { nearEnough } from './near-enough.ts';

/** Words that make of a company a narrower kind with rules of its own. */
const ofVariants = /\b(?:simplified|listed|dormant)\b/gi;

/** Says of somebody what else they are or are not, as in 'a director who is also a PSC'. */
const twoRoles =
  /\b(?<role>(?!founder|owner|person|somebody|foreigner)\w+) who is (?:also|not) (?:an? )?(?<other>\w+)/i;

/**
 * The passages without those on a narrower kind of company that nobody named, where one on the plain kind fits nearly as
 * well: a joint stock company is no simplified one.
 * @param said the words of the question and of what it leans on
 */
export function withoutUnnamedVariants(
  found: readonly FoundPassage[],
  said: readonly string[],
): readonly FoundPassage[] {
  const isNarrower = ({ passage: { heading } }: FoundPassage) => {
    const { role = '', other = '' } = twoRoles.exec(heading)?.groups ?? {};
    return [...(heading.match(ofVariants) ?? []), role, other]
      .flatMap(wordsOf)
      .some((word) => !said.includes(word));
  };
  const [best] = found;
  // What asks the very question is meant, whatever kinds its heading names.
  if (!best || best.likeness >= alike.nearly) return found;
  const plain = found.filter((each) => !isNarrower(each));
  return (plain[0]?.confidence ?? 0) >= best.confidence * nearEnough ? plain : found;
}
