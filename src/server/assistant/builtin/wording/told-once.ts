import { wordsOf } from '../../../knowledge/index.ts';
import { joinedStatements, leansOnBefore, type Statement, statementsIn } from './statements.ts';
import type { Part } from './word-answer.ts';

/** What a text says, as far as it can be compared. */
interface Said {
  figures: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** Share of the words of a statement with figures that an earlier one has, from which it says nothing new. */
const mostWords = 0.7;

/** The same for a statement without figures, and for one whose figures stand in several statements of a part. */
const nearlyAllWords = 0.85;

/** Fewest words of a statement that is compared: 'Yes.' says something else below each question. */
const minWords = 4;

/** The parts of an answer; what an earlier part says already is left out of the later ones. */
export function toldOnce(parts: readonly Part[]): readonly Part[] {
  const single: Said[] = [];
  const together: Said[] = [];
  return parts.flatMap((part, index): Part[] => {
    const statements = statementsIn(part.text);
    const said = statements.map(({ text }) => saidIn(text));
    const isTold = said.map(
      (each) =>
        single.some((earlier) => holds(earlier, each, each.figures.size > 0 ? mostWords : nearlyAllWords)) ||
        (each.figures.size > 1 && together.some((earlier) => holds(earlier, each, nearlyAllWords))),
    );
    single.push(...said);
    together.push({
      figures: new Set(said.flatMap(({ figures }) => [...figures])),
      words: new Set(said.flatMap(({ words }) => [...words])),
    });
    if (parts.slice(0, index).some(({ text }) => text === part.text)) return [];
    if (index === 0 || !isTold.includes(true)) return [part];
    const kept = withNeighbours(
      statements,
      isTold.map((each) => !each),
    );
    const { heading: _, ...unheaded } = part;
    // A heading asks for the statement below it.
    const isOpened = statements[0] !== undefined && kept.includes(statements[0]);
    return kept.length > 0 ? [{ ...(isOpened ? part : unheaded), text: joinedStatements(kept) }] : [];
  });
}

/** The statements that are needed, those that one of them leans on, and no introduction without its list. */
export function withNeighbours(
  statements: readonly Statement[],
  isNeeded: readonly boolean[],
): readonly Statement[] {
  const kept = new Set(statements.filter((_, index) => isNeeded[index]));
  for (let index = statements.length - 2; index >= 0; index -= 1) {
    const [statement, next] = [statements[index], statements[index + 1]];
    const isLeantOn = next?.kind === 'sentence' && kept.has(next) && leansOnBefore.test(next.text);
    if (statement && isLeantOn) kept.add(statement);
    if (statement && next && introduces.test(statement.text)) {
      const list = statements.filter(({ block }) => block === next.block);
      if (list.some((each) => kept.has(each))) kept.add(statement);
      else kept.delete(statement);
    }
  }
  return statements.filter((statement) => kept.has(statement));
}

/** Ends like the introduction of a list. */
export const introduces = /:(?: ?\[[\d, ]+\])?$/;

const citations = / ?\[[\d, ]+\]/g;

/** What turns a statement round or narrows it: it has to be the same in both. */
const turns = /\b(?:not|no|never|none|nobody|without|unless|except|only|cannot|yes)\b/g;

function saidIn(statement: string): Said {
  const text = statement.replaceAll(citations, '');
  return {
    figures: new Set(text.match(/\d[\d,.]*\d|\d/g) ?? []),
    words: new Set([
      ...wordsOf(text).filter((word) => !/\d/.test(word)),
      ...(text.toLowerCase().match(turns) ?? []).map((word) => `(${word})`),
    ]),
  };
}

/** Whether a text has all figures of another and at least a share of its words. */
function holds(earlier: Said, { figures, words }: Said, share: number): boolean {
  if (words.size + figures.size < minWords) return false;
  const all = [...words];
  return (
    [...figures].every((figure) => earlier.figures.has(figure)) &&
    all.every((word) => !word.startsWith('(') || earlier.words.has(word)) &&
    all.filter((word) => earlier.words.has(word)).length >= all.length * share
  );
}
