import { plainText } from '../../knowledge/index.ts';

/** The kind of answer a question expects: whether something is allowed, required or true, or not a yes or no. */
type Kind = 'may' | 'must' | 'is' | 'open';

const openly = /\b(?:what|which|how|when|where|who|whose|why)\b/;
const must =
  /\b(?:must|(?:have|has) to|needs?|needed|required?|requires|mandatory|obligatory|compulsory|obliged|necessary)\b/;
const may = /\b(?:can|could|may|allowed|allow|possible|permitted|able)\b/;

function kindOf(question: string): Kind {
  const plain = plainText(question);
  const at = (pattern: RegExp) => {
    const found = plain.search(pattern);
    return found === -1 ? Number.POSITIVE_INFINITY : found;
  };
  const first = Math.min(at(openly), at(must), at(may));
  if (first === Number.POSITIVE_INFINITY) return 'is';
  if (first === at(openly)) return 'open';
  return first === at(must) ? 'must' : 'may';
}

/** Words that negate a question. */
const turns = /\b(?:without|not|cannot|can't|never|avoid|forbidden|prohibited|illegal|exempt|skip)\b/;

/** From this similarity to one of the passage's own questions, the first word answers the question too. */
const enoughLikeness = 0.62;

const verdict = /^(?:yes|no|probably not|in principle,? yes)[.,:] (?:in principle[.,:] )?/i;

/**
 * A passage's text without its opening yes or no if that answers another question: 'Yes' to 'can a foreigner own a
 * company' does not answer 'do I have to come there'.
 * @param likeness similarity to one of the passage's own questions, from 0 to 1
 */
export function withFittingVerdict(
  text: string,
  heading: string,
  question: string,
  likeness: number,
): string {
  if (!verdict.test(text)) return text;
  const [own, asked] = [kindOf(heading), kindOf(question)];
  if (asked !== 'open' && likeness >= enoughLikeness) return text;
  const isTurned = turns.test(plainText(heading)) !== turns.test(plainText(question));
  const fits = asked !== 'open' && !isTurned && (own === asked || own === 'is' || asked === 'is');
  return fits ? text : withoutVerdict(text);
}

/** A text without the yes or no that it opens with. */
export function withoutVerdict(text: string): string {
  const rest = text.replace(verdict, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
