import type { Figure } from './figures.ts';
import { wordsOf } from './words.ts';

/** The words that tell which of several facts a figure belongs to. */
export interface NearWords {
  /** Learns what a figure of a source stands beside. */
  learn(figure: Figure, text: string): void;
  /** Whether a sentence says about a figure what sources say about others of its kind only. */
  isOfAnother(said: Figure, source: Figure, statement: Statement): boolean;
}

interface Statement {
  textWords: ReadonlySet<string>;
  headingWords: ReadonlySet<string>;
  figures: readonly Figure[];
}

/** Kinds of which a sentence may hold several that look alike. */
const alike: ReadonlySet<Figure['kind']> = new Set(['money', 'percent', 'period', 'date', 'number']);

/** Words that stand beside any figure. */
const general = new Set(
  wordsOf(
    `cost costs fee fees price pay pays paid amount total year years month day first annual annually company companies about around need needs
     require required from least most up minimum maximum plus rate each person per working published take takes begin begins end ends
     start starts until within between source sources usual usually normal new free note standard general estimate estimated count charge
     rule given give gives say says set same part case time date due apply applies application`,
  ),
);

/** What a line says that its figures are: 'Identity check of each director: GBP 15 to 100'. */
const label = /^\W*([^.;:]{3,70}):/;

/** The words around a figure up to the next comma or stop on either side. */
export function nearestOf(
  { before, after }: Pick<Figure, 'before' | 'after'>,
  stop: RegExp = /[,;:()]/,
): string {
  const left = before.split(stop).at(-1) ?? '';
  const right = after.split(stop)[0] ?? '';
  return `${left} ${right}`;
}

/** @param isPlace whether a word names a place, which is compared apart */
export function openNearWords(isPlace: (word: string) => boolean): NearWords {
  const keysBeside = new Map<string, Set<string>>();
  const remembered = new WeakMap<Figure, ReadonlySet<string>>();

  function telling(text: string): string[] {
    return wordsOf(text).filter(
      (word) => !general.has(word) && !/\d/.test(word) && word.length > 2 && !isPlace(word),
    );
  }

  function wordsNear(figure: Figure): ReadonlySet<string> {
    const before = remembered.get(figure);
    if (before) return before;
    const near = telling(nearestOf(figure));
    // 'Late filing is a penalty of its own: AED 500 a month'
    const found = new Set(near.length > 0 ? near : telling(nearestOf(figure, /[;.]/)));
    remembered.set(figure, found);
    return found;
  }

  return {
    learn(figure, text) {
      if (!alike.has(figure.kind)) return;
      const [, named = ''] = label.exec(text) ?? [];
      for (const word of [...wordsNear(figure), ...telling(named)]) {
        const key = `${figure.kind}:${word}`;
        const keys = keysBeside.get(key) ?? new Set();
        for (const each of figure.keys) keys.add(each);
        keysBeside.set(key, keys);
      }
    },
    isOfAnother(said, source, { textWords, headingWords, figures }) {
      if (!alike.has(said.kind) || said.kind !== source.kind) return false;
      const keys = new Set([...source.keys, ...(source.range?.other ?? [])]);
      const isSame = (others: Iterable<string>) => [...others].some((key) => keys.has(key));
      const words = wordsNear(said);
      const besideOf = (word: string) => keysBeside.get(`${said.kind}:${word}`) ?? new Set<string>();
      const isOthersAlone = (word: string) => {
        const beside = besideOf(word);
        return beside.size > 0 && !isSame(beside) && !textWords.has(word) && !headingWords.has(word);
      };
      const isItsAlone = (word: string) =>
        textWords.has(word) && [...besideOf(word)].every((key) => keys.has(key));
      if ([...words].some(isOthersAlone) && ![...words].some(isItsAlone)) return true;
      const own = wordsNear(source);
      // An amount may stand without its subject: '0% up to AED 375,000 and 9% on what exceeds it'.
      const needsOwn = said.kind !== 'number';
      if (own.size === 0 || (needsOwn && ![...own].some((word) => words.has(word)))) return false;
      // The same sentence says it of another figure, and nothing else of this one alone.
      return figures.some((other) => {
        if (other.kind !== said.kind || isSame(other.keys)) return false;
        const others = wordsNear(other);
        const isOthers = [...others].some((word) => words.has(word) && !own.has(word));
        return isOthers && ![...own].some((word) => words.has(word) && !others.has(word));
      });
    },
  };
}
