import type { Figure } from './figure.ts';
import { subjectsIn } from './subjects.ts';
import { termsOf } from './terms.ts';

/** What an asker has and an expert cannot know, in other words of the same: an amount of it is theirs. */
const owned: readonly RegExp[] = [
  /\b(?:turnover|revenu|sale|sell)/i,
  /\b(?:profit|incom|earn)/i,
  /\b(?:salar|incom|earn)/i,
  /\b(?:stake|sharehold)/i,
  /\bbudget/i,
  /\binvest/i,
];

/** Says what something costs, is or takes: what follows is a fact and not what the asker has said. */
const asserts =
  /\b(?:costs?|charges?|amounts? to|comes? to|pays?|owes?|price|fees?|rates?|fine|penalty|totals?|is|are|be|takes?|lasts?|due|deadline|by|until|before|no later than|expires?|falls?|files?|filed|within|valid|at least|at most|up to|maximum|minimum|requires?|needs?|must|brings?|gives?|allows?|gets?|grants?|includes?)\b[^,;]{0,25}$/i;

const assertsAfter =
  /^ ?\w* ?(?:is|are) (?:needed|required|allowed|enough|due|the)\b|^ ?(?:fee|charge|price|limit|deadline|fine)\b/i;

/** Says whether what the asker has will do, which is a fact. */
const judged =
  /\b(?:(?:is|are|will be) (?:not |more than |just )?(?:enough|sufficient|too (?:little|low|much|high))|suffices?|qualif(?:y|ies))\b/i;

/**
 * Whether a sentence repeats a figure as the asker's own: 'on your profit of AED 500,000', 'with 2 visas'. A figure
 * that the asker only asked about is no fact: 'Yes, it costs AED 4,200' is not such a sentence.
 * @param said the words of what the asker said
 */
export function isPremise({ kind, clause, before, after }: Figure, said: ReadonlySet<string>): boolean {
  const isLimit = /\b(?:up to|above|over|below|under|exceed\w*|threshold|limit)\W*(?:of\W*)?$/i.test(before);
  const asked = [...said].join(' ');
  const isOwned = owned.some((named) => named.test(asked) && named.test(`${before} ${after}`));
  if (!isLimit && isOwned) return true;
  if (judged.test(clause)) return false;
  const isRelative = /\b(?:that|which|who) (?:is|are|has|have|was|were) $/i.test(before);
  const isAsserted = (!isRelative && asserts.test(before)) || assertsAfter.test(after);
  if (kind === 'money' || kind === 'percent' || kind === 'share' || kind === 'claim') {
    return (
      !isAsserted &&
      /\b(?:your|you (?:said|named|mentioned|gave|asked about|have|hold|own))\b[^,;]*$/i.test(before)
    );
  }
  return !isAsserted;
}

/** What a company is or earns, and what it pays for, which an asker cannot bring into an answer by naming it. */
const ofCompanies = new Set(
  termsOf(
    `corporation llc llp ltd branch partnership holding establishment profit turnover salary capital dividend asset threshold investment
     jsc sole freelance audit fine tax`,
  ),
);

/** Whether a word that the asker names may be said of them without a source. */
export function isAskersOwn(term: string): boolean {
  return !ofCompanies.has(term) && subjectsIn(term).size === 0;
}
