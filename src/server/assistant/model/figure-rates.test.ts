import { describe, expect, test } from 'vitest';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { readGuardSets, shownOf } from '../testing/guard-sets.ts';
import { piecesOf } from '../testing/pieces.ts';

/** The rounds of sets, with the largest shares of false sentences shown and of true ones refused, and the least sizes. */
const rounds = [
  { folder: '', maxMissed: 0.03, maxRefused: 0.055, minFalse: 1_000, minTrue: 500 },
  { folder: 'round-7', maxMissed: 0.105, maxRefused: 0.17, minFalse: 180, minTrue: 110 },
  { folder: 'round-8', maxMissed: 0.17, maxRefused: 0.32, minFalse: 100, minTrue: 75 },
];
const random = seededRandom(11);

describe.each(rounds)('sets of $folder', ({ folder, maxMissed, maxRefused, minFalse, minTrue }) => {
  const sets = readGuardSets(folder);
  const count = (of: (set: (typeof sets)[number]) => readonly unknown[]) =>
    sets.reduce((sum, set) => sum + of(set).length, 0);

  describe.each(sets)('$question', (set) => {
    test('every true sentence is shown as it is', () => {
      for (const said of set.trueOnes) {
        expect(shownOf(set, said), said.text).toMatchObject({ isWhole: true });
        expect(shownOf(set, said, piecesOf(said.text, random)), said.text).toMatchObject({ isWhole: true });
      }
    });

    test('no false sentence is shown, however it is split', () => {
      for (const said of set.falseOnes) {
        expect(said.kind, said.text).not.toBe('');
        for (const pieces of [[said.text], piecesOf(said.text, random)]) {
          const { shown, isWhole } = shownOf(set, said, pieces);
          expect(isWhole, said.text).toBe(false);
          // The head of a table is out before its rows are known.
          expect(shown.replace(/^\|.*\|\n\|[-| ]+\|$/, ''), said.text).toBe('');
        }
      }
    });

    test('what is known to be refused is still refused', () => {
      for (const said of set.refusedOnes) {
        expect(shownOf(set, said), `${said.text} is shown now: move it to True`).toMatchObject({
          isWhole: false,
        });
      }
    });

    test('what is known to be missed is still missed', () => {
      for (const said of set.missedOnes) {
        expect(shownOf(set, said), `${said.text} is found now: move it to False`).toMatchObject({
          isWhole: true,
        });
      }
    });
  });

  const [missed, found, refused, supported] = [
    count((set) => set.missedOnes),
    count((set) => set.falseOnes),
    count((set) => set.refusedOnes),
    count((set) => set.trueOnes),
  ];

  test(`of ${missed + found} false sentences ${missed} are shown; of ${refused + supported} true ones ${refused} are refused`, () => {
    expect(missed / (missed + found)).toBeLessThan(maxMissed);
    expect(missed + found).toBeGreaterThan(minFalse);
    // With sums and conclusions, which the guard cannot follow.
    expect(refused / (refused + supported)).toBeLessThan(maxRefused);
    expect(refused + supported).toBeGreaterThan(minTrue);
  });
});
