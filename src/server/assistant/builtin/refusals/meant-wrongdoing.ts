import { type LearnedRow, openRow } from '../learned-row.ts';
import weights from './meant-wrongdoing.json' with { type: 'json' };
import type { Wrongdoing } from './wrongdoing.ts';

/** What was learned from labelled messages (`scripts/wrongdoing/train-wrongdoing.ts`). */
export interface MeaningOfWrongs {
  /** Whether a message wants help with something against the law. */
  isWrong: LearnedRow;
  /** With what kind of it. */
  kinds: Readonly<Record<string, LearnedRow>>;
}

/** From this likelihood a message is refused. Lawful neighbours of a wrong come nearer to it than other questions. */
const minLikelihood = 0.7;

const opened = (({ isWrong, kinds }: MeaningOfWrongs) => ({
  isWrong: openRow(isWrong),
  kinds: Object.entries(kinds).map(([kind, row]) => ({ kind: kind as Wrongdoing, row: openRow(row) })),
}))(weights);

/** From this likelihood a message is refused even where an article answers one like it. */
export const surelyWrong = 0.95;

/**
 * What a message with this sentence vector wants help with that is against the law; `undefined` if nothing.
 * @param from from which likelihood
 */
export function wrongdoingMeantBy(vector: Float32Array, from = minLikelihood): Wrongdoing | undefined {
  if (1 / (1 + Math.exp(-opened.isWrong(vector))) < from) return undefined;
  const [best] = opened.kinds
    .map(({ kind, row }) => ({ kind, sum: row(vector) }))
    .sort((one, other) => other.sum - one.sum);
  return best?.kind;
}
