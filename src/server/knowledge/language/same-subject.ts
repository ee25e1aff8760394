import { ranksIn } from './claims.ts';
import type { Figure } from './figure.ts';
import type { LearnedStatement } from './learned-statement.ts';
import { remembering } from './remembering.ts';
import { inclusionIn, subjectsIn, taxesIn } from './subjects.ts';

/** The places and countries that a text names. */
export interface Whereabouts {
  places: readonly string[];
  countries: readonly string[];
}

/** Compares what and where a sentence and a statement speak of. */
export interface SameSubject {
  /** Whether a statement is about what the sentence says its figure is about, and includes no less. */
  isOfSameThing(said: Figure, sentence: string, statement: LearnedStatement): boolean;
  /** Whether a statement holds where the sentence says that its figure does. */
  isInSamePlace(said: Figure, sentence: string, statement: LearnedStatement): boolean;
}

/** @param whereabouts the places and countries that a text names */
export function openSameSubject(whereabouts: (text: string) => Whereabouts): SameSubject {
  const subjectsOf = remembering(subjectsIn);
  const taxesOf = remembering(taxesIn);
  const inclusionOf = remembering((text) => inclusionIn(text) ?? 'neither');

  function hasSameSubject(said: Figure, sentence: string, { text, context }: LearnedStatement): boolean {
    const near = subjectsOf(nearestTo(said));
    const own = subjectsOf(text);
    const around = subjectsOf(context);
    // A heading may say of the amounts below it that they are fines.
    const about = own.size > 0 ? new Set([...own, ...(around.has('fine') ? ['fine'] : [])]) : around;
    const isKnownSubject = about.size > 0 || context !== '';
    if (near.size === 0 || !isKnownSubject || overlaps(near, about)) return true;
    return overlaps(subjectsOf(sentence), own) && [...near].every((subject) => around.has(subject));
  }

  function isOfSameTax({ clause }: Figure, { text, before, context }: LearnedStatement): boolean {
    const taxes = taxesOf(clause);
    const known = [text, before, context].map(taxesOf).find(({ size }) => size > 0);
    return taxes.size === 0 || !known || overlaps(taxes, known);
  }

  /** What is said to be included has to be named, and not as coming on top. */
  function includesNoMore({ clause }: Figure, { text, context }: LearnedStatement): boolean {
    if (inclusionOf(clause) !== 'in') return true;
    const own = subjectsOf(text);
    return [...subjectsOf(clause)].every((subject) =>
      own.has(subject)
        ? inclusionOf(text) !== 'out'
        : subjectsOf(context).has(subject) && inclusionOf(`${text} ${context}`) !== 'out',
    );
  }

  return {
    isOfSameThing: (said, sentence, statement) =>
      hasSameSubject(said, sentence, statement) &&
      isOfSameTax(said, statement) &&
      includesNoMore(said, statement),
    isInSamePlace({ clause, kind }, sentence, { text, context }) {
      const near = whereabouts(clause);
      const named = near.places.length + near.countries.length > 0 ? near : whereabouts(sentence);
      // Of several places that a sentence names, the one in the figure's own clause is meant.
      if (named !== near && named.places.length > 1) return true;
      // 'Lowest in the UAE: 9%, against 17% in Singapore' ranks one of them.
      const ranked = kind === 'claim' && text.split(/[:;,]/).find((part) => ranksIn(part).length > 0);
      const own = whereabouts(ranked || text);
      const around = whereabouts(ranked ? '' : context);
      return (['places', 'countries'] as const).every((each) => {
        const there = own[each].length > 0 ? own[each] : around[each];
        const isNamed = named[each].length > 0 && there.length > 0;
        return !isNamed || overlaps(new Set(named[each]), new Set(there));
      });
    },
  };
}

/** The words around a figure up to the next comma or stop on either side. */
export function nearestTo({ before, after }: Pick<Figure, 'before' | 'after'>): string {
  const stop = /[,;:()]/;
  return `${before.split(stop).at(-1) ?? ''} ${after.split(stop)[0] ?? ''}`;
}

/** Whether two sets have anything in common. */
export function overlaps(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((each) => other.has(each));
}
