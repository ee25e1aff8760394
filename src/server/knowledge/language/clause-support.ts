import { figuresIn } from './figures.ts';
import { covers } from './terms.ts';

/** What the statements of each passage speak of, for the clauses of a sentence that hold no figure. */
export interface ClauseSupport {
  /** Learns the terms of a statement with those of its heading. */
  learn(passage: number, terms: ReadonlySet<string>): void;
  /** The terms of a sentence's clauses without a figure of which one statement of the passages has all. */
  knownIn(sentence: string, passages: ReadonlySet<number>): ReadonlySet<string>;
}

const joint = /[,;:()–—]|\b(?:and|but|so|which|except|while|whereas|because|unless|if|when|once)\b/;

/** @param termsIn the terms of a text */
export function openClauseSupport(termsIn: (text: string) => ReadonlySet<string>): ClauseSupport {
  const statements = new Map<number, ReadonlySet<string>[]>();
  return {
    learn(passage, terms) {
      const others = statements.get(passage);
      if (others) others.push(terms);
      else statements.set(passage, [terms]);
    },
    knownIn(sentence, passages) {
      const known = [...passages].flatMap((passage) => statements.get(passage) ?? []);
      const clauses = sentence.split(joint).filter((clause) => figuresIn(clause).length === 0);
      return new Set(
        clauses
          .map((clause) => [...termsIn(clause)])
          .filter((terms) => known.some((all) => terms.every((term) => covers(all, term))))
          .flat(),
      );
    },
  };
}
