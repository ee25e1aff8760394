import type { Knowledge } from '../../knowledge/index.ts';
import { withNames } from './sound-alikes.ts';
import { withAcronyms } from './spelled-letters.ts';
import { mishearings, vocabularyOf } from './vocabulary.ts';

/** Puts right what recognition made of the trade's names. */
export type Repair = (heard: string) => string;

/** Opens a repair that knows the names of the catalogue and the articles. */
export function openRepair(knowledge: Knowledge): Repair {
  const vocabulary = vocabularyOf(knowledge);
  return (heard) => {
    const plain = mishearings.reduce((said, [sounds, meant]) => said.replaceAll(sounds, meant), heard);
    return withNames(withAcronyms(plain, vocabulary), vocabulary).replaceAll(/\s+/g, ' ').trim();
  };
}
