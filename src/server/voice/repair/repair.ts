import type { Knowledge } from '../../knowledge/index.ts';
import { withNames } from './sound-alikes.ts';
import { withAcronyms } from './spelled-letters.ts';
import { mishearings, vocabularyOf } from './vocabulary.ts';

/** Corrects domain names that recognition misheard. */
export type Repair = (heard: string) => string;

/** Creates a repair for the names in the catalogue and the articles. */
export function openRepair(knowledge: Knowledge): Repair {
  const vocabulary = vocabularyOf(knowledge);
  return (heard) => {
    const plain = mishearings.reduce((said, [sounds, meant]) => said.replaceAll(sounds, meant), heard);
    return withNames(withAcronyms(plain, vocabulary), vocabulary).replaceAll(/\s+/g, ' ').trim();
  };
}
