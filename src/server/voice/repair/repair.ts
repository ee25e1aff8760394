import type { Knowledge } from '../../knowledge/index.ts';
import { withNames } from './sound-alikes.ts';
import { withAcronyms } from './spelled-letters.ts';
import { withNumbers } from './spoken-numbers.ts';
import { mishearings, vocabularyOf } from './vocabulary.ts';

/** Corrects domain names that recognition misheard, and writes its numbers in digits. */
export type Repair = (heard: string) => string;

/** Creates a repair for the names in the catalogue and the articles. */
export function openRepair(knowledge: Knowledge): Repair {
  const vocabulary = vocabularyOf(knowledge);
  return (heard) => {
    const plain = mishearings.reduce((said, [sounds, meant]) => said.replaceAll(sounds, meant), heard);
    const named = withNames(withAcronyms(plain, vocabulary), vocabulary);
    return withNumbers(named).replaceAll(/\s+/g, ' ').trim();
  };
}
