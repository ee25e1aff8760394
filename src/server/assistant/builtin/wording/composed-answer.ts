import type { QuotedPart } from '../typed-answer.ts';
import type { AskedOfStatements } from './asked-of-statements.ts';
import { joinedStatements, type Statement, statementsIn } from './statements.ts';
import { introduces, toldOnce, withNeighbours } from './told-once.ts';
import type { Part } from './word-answer.ts';

/** Parts of an answer by where they come from. */
export interface ToldParts {
  parts: readonly QuotedPart[];
  /** Whether they are quoted from articles; what was computed is told whole. */
  isQuoted: boolean;
  /** Whether they only add to what was computed. */
  isAdded: boolean;
}

/** A part of an answer: the first one, the first one on another question of the message, or one that adds to these. */
type Role = 'first' | 'next' | 'further' | 'added';

/** Words of an opening paragraph that is told whole. */
const shortParagraph = 70;

/**
 * One answer of what was computed and quoted, in order: what opens it or answers something that is still open, the
 * paragraph that it opens with and the sentence after it, and nothing twice.
 */
export function composedAnswer(told: readonly ToldParts[], asked: AskedOfStatements): readonly Part[] {
  const said: string[] = [];
  const firstQuoted = told.find(({ isQuoted }) => isQuoted);
  const parts = told.flatMap((answer) =>
    answer.parts.flatMap((part, index): Part[] => {
      if (!answer.isQuoted || part.isDefinition) {
        said.push(part.text);
        return [part];
      }
      const role = answer.isAdded
        ? 'added'
        : index > 0
          ? 'further'
          : answer === firstQuoted
            ? 'first'
            : 'next';
      const kept = neededOf(part, role, said, asked);
      return kept.length > 0 ? [{ ...part, text: joinedStatements(kept) }] : [];
    }),
  );
  return toldOnce(parts);
}

/** The statements of a quoted part that an answer needs; they are added to what it says. */
function neededOf(
  { heading = '', text, isReordered }: QuotedPart,
  role: Role,
  said: string[],
  asked: AskedOfStatements,
): readonly Statement[] {
  const statements = statementsIn(text);
  const [opening] = statements;
  if (!opening || !opens(`${heading} ${opening.text}`, role, said, asked)) return [];
  said.push(opening.text);
  const isMain = role === 'first';
  const paragraph = statements.filter(({ block }) => block === opening.block);
  const [label = ''] = opening.text.split(':');
  const isShort = wordCount(joinedStatements(paragraph)) <= shortParagraph;
  const kept = new Set([opening]);
  const setsPlacesBeside = asked.isOfPlace(opening.text);
  statements.forEach((statement, index) => {
    const { text: next, kind, block } = statement;
    const before = statements.findLast((each) => each.block < block);
    const isIntroduction = introduces.test(before?.text ?? '');
    const isItsTable = kind === 'table' && next.includes(`| ${label} |`);
    // What was asked for of a table or list is told without the others.
    const isOfOthers =
      isReordered &&
      !asked.asksList &&
      (introduces.test(next) || isItsTable || (kind !== 'sentence' && isIntroduction));
    const isIntroduced = kind !== 'sentence' && before && isIntroduction && kept.has(before) && !isOfOthers;
    const isNext = index === 1 && !isOfOthers && (isReordered || !/\[\d/.test(opening.text));
    const isOfParagraph =
      isMain && kind === 'sentence' && !isOfOthers && (index === 1 || (isShort && block === opening.block));
    // Where one thing is asked, the sentence that answers it is enough.
    const isBeside =
      kind === 'sentence' && asked.isSingle && !tellsDoubt.test(next) && !asked.touches(next, said);
    const belongs = isNext || (isOfParagraph && !isBeside);
    const isListed = isMain && asked.asksList;
    if (setsPlacesBeside && asked.isElsewhere(next)) return;
    const isUnsure = isMain && ((!isBeside && asked.isHardlyCovered(said)) || asked.leavesOpen(next, said));
    if (
      kept.has(statement) ||
      isIntroduced ||
      belongs ||
      isListed ||
      isUnsure ||
      isComputed.test(next) ||
      (!(isOfOthers && kind === 'table') && asked.gains(next, said))
    ) {
      kept.add(statement);
      said.push(next);
    }
  });
  return withNeighbours(
    statements,
    statements.map((each) => kept.has(each)),
  );
}

/** Whether a part belongs to the answer at all, by its first statement. */
function opens(opening: string, role: Role, said: readonly string[], asked: AskedOfStatements): boolean {
  if (role === 'first' || role === 'next' || asked.gains(opening, said)) return true;
  return (role !== 'added' || !asked.isSingle) && !asked.isCovered(said);
}

/** Says that sources differ, which whoever relies on one of them has to know. */
const tellsDoubt = /\b(?:disagree|disputed|differ)\b/i;

/** A day or an amount that was counted. */
const isComputed = /\*\*[^*]*\d[^*]*\*\*/;

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
