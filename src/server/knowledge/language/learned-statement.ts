import type { Figure } from './figure.ts';
import { keysLearned } from './figure-keys.ts';
import { figuresIn } from './figures.ts';
import { onlyDeniedIn } from './polarity.ts';
import { contrastingTermsOf, termsOf } from './terms.ts';
import { wordsOf } from './words.ts';

/** A known statement with its source numbers; none if the asker said it. */
export interface Statement {
  text: string;
  sources: readonly number[];
}

/** Where a statement stands and who says it. */
export interface Learning {
  sources?: readonly number[];
  /** The heading that the statement stands under. */
  heading?: string;
  /** What it is about where it does not say so itself: the opening of its text. */
  opening?: string;
  /** The line that leads in to a list with it. */
  leadIn?: string;
  /** What stands before it on its line. */
  before?: string;
  /** What follows it in its sentence, behind a semicolon. */
  behind?: string;
  /** The whole row of the table that it is part of. */
  row?: string;
  /** The passage that it is from. */
  passage?: number;
  /** Whether the asker said it: such a figure can be repeated as theirs and never as a fact. */
  isAskers?: boolean;
  /** Whether it is the title of a page: it vouches for its dates and numbers of laws, and for no amount. */
  isTitle?: boolean;
}

/** A statement with what a sentence that repeats its figures is compared with. */
export interface LearnedStatement extends Statement {
  words: ReadonlySet<string>;
  /** What its small numbers may count. */
  counts: ReadonlySet<string>;
  /** What its own text speaks of, and what leads in to it. */
  terms: ReadonlySet<string>;
  headingTerms: ReadonlySet<string>;
  /** What it speaks of with everything around it. */
  support: ReadonlySet<string>;
  /** What it denies, and does not affirm elsewhere. */
  denied: ReadonlySet<string>;
  context: string;
  before: string;
  passage: number;
  /** The list that it is an item of; '' if none. */
  list: string;
  isAskers: boolean;
  isTitle: boolean;
  figures: readonly Figure[];
  /** The keys that it can be found by, each with the figure that it stands for; none for a claim of the whole. */
  keyed: readonly (readonly [string, Figure | undefined])[];
  keys: ReadonlySet<string>;
}

interface Reading {
  /** Writes acronyms for the names that the sources explain. */
  shorten(text: string): string;
  termsIn(text: string): ReadonlySet<string>;
}

/** What the title of a page can be quoted for. */
const ofTitles: ReadonlySet<Figure['kind']> = new Set(['date', 'year', 'number']);

/** Reads a statement with what stands around it. */
export function learnedStatement(
  text: string,
  {
    sources = [],
    heading = '',
    opening = '',
    leadIn = '',
    before = '',
    behind = '',
    row = '',
    passage = -1,
    isAskers = false,
    isTitle = false,
  }: Learning,
  { shorten, termsIn }: Reading,
): LearnedStatement {
  const figures = figuresIn(text).filter(({ kind }) => !isTitle || ofTitles.has(kind));
  const context = [heading, opening, leadIn, before].filter(Boolean).join(' ');
  const around = figures.flatMap((figure) => wordsOf(figure.around));
  const keyed = keysLearned(text, figures).filter(([, figure]) => figure || !isTitle);
  return {
    text,
    sources,
    words: new Set([...wordsOf(text), ...wordsOf(context), ...around]),
    counts: new Set(contrastingTermsOf(`${text} ${context}`)),
    terms: new Set([...termsIn(text), ...termsIn(leadIn)]),
    headingTerms: termsIn(heading),
    support: new Set([text, context, behind, row].flatMap((each) => [...termsIn(each), ...termsOf(each)])),
    denied: onlyDeniedIn(shorten(text)),
    context,
    before,
    passage,
    list: leadIn && `${passage} ${leadIn}`,
    isAskers,
    isTitle,
    figures,
    keyed,
    keys: new Set(keyed.map(([key]) => key)),
  };
}
