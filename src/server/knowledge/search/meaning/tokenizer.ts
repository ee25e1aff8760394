/** Marks the start of a word. */
const wordStart = '\u2581';

/** The first pieces of the vocabulary are no text. */
const reserved = 6;

/** Ligatures unfold: 18 letters of one. The model reads 128 pieces at most. */
const maxCharacters = 800;

/** Splits a text into the numbers of its pieces. */
export type Tokenizer = (text: string) => number[];

/**
 * The most probable split of a text into a vocabulary's pieces (SentencePiece's unigram model).
 * @param vocabulary pieces with the logarithm of their probability
 */
export function openTokenizer(vocabulary: readonly (readonly [string, number])[]): Tokenizer {
  const pieces = new Map<string, { id: number; score: number }>();
  let longest = 0;
  for (const [id, [piece, score]] of vocabulary.entries()) {
    if (id < reserved) continue;
    pieces.set(piece, { id, score });
    longest = Math.max(longest, piece.length);
  }
  return (text) => {
    const plain = text.normalize('NFKC').slice(0, maxCharacters);
    const whole = wordStart + plain.trim().replaceAll(/\s+/g, wordStart);
    /** For each position the best split up to it: its score, its last piece and where that begins. */
    const best: { score: number; id: number; from: number }[] = [{ score: 0, id: 0, from: 0 }];
    for (let end = 1; end <= whole.length; end += 1) {
      // An unknown character is a piece of its own.
      let found = { score: (best[end - 1]?.score ?? 0) + unknownScore, id: 0, from: end - 1 };
      for (let from = Math.max(0, end - longest); from < end; from += 1) {
        const piece = pieces.get(whole.slice(from, end));
        const score = piece ? (best[from]?.score ?? 0) + piece.score : Number.NEGATIVE_INFINITY;
        if (piece && score >= found.score) found = { score, id: piece.id, from };
      }
      best.push(found);
    }
    const ids: number[] = [];
    for (let end = whole.length; end > 0; end = best[end]?.from ?? 0) {
      const id = best[end]?.id ?? 0;
      // Unknown characters in a row are one piece.
      if (id !== 0 || ids.at(-1) !== 0) ids.push(id);
    }
    return ids.reverse();
  };
}

/** Below every known piece's, so that a text is split into known pieces where it can be. */
const unknownScore = -20;
