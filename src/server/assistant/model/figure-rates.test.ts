import { describe, expect, test } from 'vitest';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { readGuardSets, shownOf } from '../testing/guard-sets.ts';
import { piecesOf } from '../testing/pieces.ts';

const sets = readGuardSets();
const random = seededRandom(11);
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

  test('what is known to be missed is still missed', () => {
    for (const said of set.missedOnes) {
      expect(shownOf(set, said), `${said.text} is found now: move it to False`).toMatchObject({
        isWhole: true,
      });
    }
  });
});

const [missed, found, supported] = [
  count((set) => set.missedOnes),
  count((set) => set.falseOnes),
  count((set) => set.trueOnes),
];

test(`of ${missed + found} false sentences ${missed} are shown; of ${supported} true ones none is refused`, () => {
  expect(missed / (missed + found)).toBeLessThan(0.08);
  expect(missed + found).toBeGreaterThan(300);
  expect(supported).toBeGreaterThan(90);
});
