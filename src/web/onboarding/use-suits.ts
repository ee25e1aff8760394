import { useEffect, useState } from 'react';
import { type CompanyType, companyTypesOf, subTypesOf } from '#domain/catalogue/choices.ts';
import type { Wizard } from './use-wizard.ts';

/** What places suit, in a line each, by the id of the place. */
export type Suits = ReadonlyMap<string, string>;

/** Asks the server for it; how to is part of another feature and not of the first page. */
export type AskWhatSuits = () => Promise<Suits>;

/**
 * What the zones and emirates of the chosen country suit, `undefined` until that is known. It is asked for
 * before they unfold, so that the answer is mostly there with them; where none can be had, there are no lines.
 */
export function useSuits({ answers: { country }, step }: Wizard, ask: AskWhatSuits): Suits | undefined {
  const [suits, setSuits] = useState<Suits>();
  const isWanted = step === 2 && country !== undefined && companyTypesOf(country).some(hasOptions);
  useEffect(() => {
    if (!isWanted) return;
    ask().then(setSuits, () => setSuits((known) => known ?? new Map()));
  }, [isWanted, ask]);
  return suits;
}

function hasOptions(companyType: CompanyType): boolean {
  return subTypesOf(companyType).length > 0;
}
