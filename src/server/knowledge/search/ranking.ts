import weights from './ranking-weights.json' with { type: 'json' };

/** What speaks for a passage as the answer to a question. */
export interface Evidence {
  /** The full-text score, relative to the best passage's. */
  fullText: number;
  /** The share of the question's weight that the passage contains. */
  coverage: number;
  /** The same with unknown words at full weight: a question full of them is off topic. */
  certainty: number;
  /** Similarity of the words to one of the passage's own questions. */
  likeness: number;
  /** The share of the question's neighbouring words that are neighbours in it. */
  pairs: number;
  /** Whether its heading asks for the same kind of value, such as an amount or a date. */
  kind: number;
  /** How much of the question one sentence or row holds together with the kind of value that it asks for. */
  value: number;
  /** The logarithm of how well its place fits. */
  place: number;
  /** Whether it is on a topic of the question. */
  topic: number;
  /** How much of the previous question's words it contains. */
  context: number;
  /** How alike it and the question are in meaning, from -1 to 1; absent if only words are compared. */
  meaning?: number;
}

/** Learned weights of the evidence, and how a score becomes a probability. */
export interface Ranking {
  weights: Readonly<Omit<Evidence, 'context'>>;
  slope: number;
  offset: number;
}

/** How well a passage fits, for comparing passages for one question. */
export function scoreOf(evidence: Evidence, { weights: learned }: Ranking = rankingFor(evidence)): number {
  // Written out: it is computed for each passage of each search.
  return (
    contextWeight * evidence.context +
    learned.fullText * evidence.fullText +
    learned.coverage * evidence.coverage +
    learned.certainty * evidence.certainty +
    learned.likeness * evidence.likeness +
    learned.pairs * evidence.pairs +
    learned.kind * evidence.kind +
    learned.value * evidence.value +
    learned.place * evidence.place +
    learned.topic * evidence.topic +
    (learned.meaning ?? 0) * (evidence.meaning ?? 0)
  );
}

/** The probability that a passage with this score answers the question. */
export function confidenceOf(score: number, { slope, offset }: Omit<Ranking, 'weights'>): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

/** The weights learned for what is known of a passage. */
export function rankingFor({ meaning }: Pick<Evidence, 'meaning'>): Ranking {
  return meaning === undefined ? weights.words : weights.meaning;
}

/** Weight of the previous question's words: conversations are not among the questions that were learned from. */
const contextWeight = 3;
