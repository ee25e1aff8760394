import weights from './meant-wrongdoing.json' with { type: 'json' };
import type { Wrongdoing } from './wrongdoing.ts';

/** A row of learned weights in 8 bits, in base64. */
interface Row {
  weights: string;
  scale: number;
  offset: number;
}

/** What was learned from labelled messages (`scripts/wrongdoing/train-wrongdoing.ts`). */
export interface MeaningOfWrongs {
  /** Whether a message wants help with something against the law. */
  isWrong: Row;
  /** With what kind of it. */
  kinds: Readonly<Record<string, Row>>;
}

/** From this likelihood a message is refused. Lawful neighbours of a wrong come nearer to it than other questions. */
const minLikelihood = 0.7;

const opened = (({ isWrong, kinds }: MeaningOfWrongs) => ({
  isWrong: openRow(isWrong),
  kinds: Object.entries(kinds).map(([kind, row]) => ({ kind: kind as Wrongdoing, row: openRow(row) })),
}))(weights);

/** What a message with this sentence vector wants help with that is against the law; `undefined` if nothing. */
export function wrongdoingMeantBy(vector: Float32Array): Wrongdoing | undefined {
  if (opened.isWrong(vector) < minLikelihood) return undefined;
  const [best] = opened.kinds
    .map(({ kind, row }) => ({ kind, share: row(vector) }))
    .sort((one, other) => other.share - one.share);
  return best?.kind;
}

function openRow({ weights: packed, scale, offset }: Row): (vector: Float32Array) => number {
  const values = Int8Array.from(Buffer.from(packed, 'base64'), (byte) => (byte << 24) >> 24);
  return (vector) => {
    const sum = vector.reduce((total, value, index) => total + value * (values[index] ?? 0), 0);
    return 1 / (1 + Math.exp(-(sum * scale + offset)));
  };
}
