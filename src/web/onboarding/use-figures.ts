import { useEffect, useState } from 'react';
import type { VisaChoice } from '#domain/catalogue/choices.ts';
import { visasOf } from '#domain/onboarding/onboarding-data.ts';
import type { Wizard } from './use-wizard.ts';

/** What choices can be sorted by. */
export type SortOrder = 'cheapest' | 'fastest';

/** What is said of a choice's cost and time; texts are empty where there is nothing to say. */
export interface ChoiceFigures {
  cost: string;
  time: string;
  missing: string;
  problem: string;
  suits: string;
  tax: string;
  /** Lower comes first. */
  rank: Record<SortOrder, number>;
}

/** By country ('AE'), company type ('AE/free-zone'), place ('ae-dmcc') and office there ('ae-dmcc/flexi'). */
export type Figures = ReadonlyMap<string, ChoiceFigures>;

/** Asks the server for them; how to is part of another feature and not of the first page. */
export type AskForFigures = (visas: VisaChoice) => Promise<Figures>;

/**
 * What the choices cost and take, for as many visas as are wanted so far. `undefined` until that is known; where it
 * cannot be had, the cards go without.
 */
export function useFigures({ isLoading, answers }: Wizard, ask: AskForFigures): Figures | undefined {
  const [figures, setFigures] = useState<Figures>();
  const visas = visasOf(answers) ?? 0;
  useEffect(() => {
    if (isLoading) return;
    let isLatest = true;
    ask(visas).then(
      (known) => isLatest && setFigures(known),
      () => setFigures((known) => known ?? new Map()),
    );
    return () => {
      isLatest = false;
    };
  }, [isLoading, visas, ask]);
  return figures;
}

/** Choices in the order asked for; as they are where nothing is known. */
export function sorted<Choice>(
  choices: readonly Choice[],
  order: SortOrder | undefined,
  figuresOf: (choice: Choice) => ChoiceFigures | undefined,
): readonly Choice[] {
  if (!order) return choices;
  const rank = (choice: Choice) => figuresOf(choice)?.rank[order] ?? Number.MAX_VALUE;
  return choices.toSorted((one, other) => rank(one) - rank(other));
}
