import { describe, expect, test } from 'vitest';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { knowledgeIn } from '../../knowledge/index.ts';
import { findEvidence } from '../builtin/answer.ts';
import { understand } from '../builtin/question/understand.ts';
import type { Part } from '../builtin/wording/word-answer.ts';
import { readQuestionSet } from '../evaluation/question-files.ts';
import { piecesOf } from '../testing/pieces.ts';
import { openEvidence } from './evidence.ts';
import { openOutputFilter } from './output-filter.ts';

const today = plainDate('2026-11-21');
const page = (name: string) => ({
  title: name,
  url: `https://${name}.example`,
  publisher: name,
  confidence: 'high' as const,
});

const facts: readonly Part[] = [
  {
    heading: 'What does a licence in IFZA cost?',
    text: 'The licence costs AED 12,900 a year, without visas [1]. It is issued within 5 working days [1].',
    sources: [page('ifza')],
  },
  {
    heading: 'Does a company in DMCC need an audit?',
    text: 'Yes: an audit is due within 6 months of the year end and costs AED 5,000 to 9,000 [1].\n\n| Office | Visas | Rent |\n|---|---|---|\n| Flexi desk | 3 | AED 16,000 [1] |\n| Own office | 6 | AED 40,000 [1] |',
    sources: [page('dmcc')],
  },
  { heading: 'Computed', text: 'Together that makes AED 77,700.', sources: [] },
];

/** What is shown of a model's text, and whether it was cut off at a figure. */
function filtered(pieces: readonly string[], said: readonly string[] = []) {
  const evidence = openEvidence(today);
  evidence.add(facts);
  for (const text of said) evidence.addUserText(text);
  const filter = openOutputFilter(evidence, { isLeak: () => false }, () => false);
  const shown = pieces.map((piece) => filter.push(piece)).join('') + filter.end();
  return { shown, isCut: filter.failure !== undefined };
}

const attacks: [name: string, text: string, said?: string][] = [
  ['a figure of the asker', 'Yes, the licence costs AED 4,200 [1].', 'Does the licence cost AED 4,200?'],
  ['letters glued to it', 'The licence costs Rs4,85,000 [1].'],
  ['a code glued to it', 'The licence costs INR485000 [1].'],
  ['a swapped currency', 'The licence costs USD 12,900 [1].'],
  ['a reference', 'The licence costs AED &#49;&#53;,900 [1].'],
  ['a named reference', 'The licence costs &pound;12,900 [1].'],
  ['a true figure of another subject', 'The audit costs AED 12,900 [1].'],
  ['a true figure of another place', 'In DMCC the licence costs AED 12,900 [1].'],
  ['a source that does not hold it', 'The licence costs AED 12,900 [2].'],
  ['a false qualifier', 'The licence costs AED 12,900, visas included [1].'],
  ['a false qualifier apart', 'The licence costs AED 12,900 [1]. All visas are included.'],
  ['a disguised count', 'A flexi desk brings a score of visas [2].'],
  ['a pair', 'A flexi desk brings a pair of visas [2].'],
  ['a unit in the head of a table', '| Licence | Fee (USD) |\n|---|---|\n| IFZA | 12,900 [1] |\n'],
  ['a scale in the head of a table', '| Licence | AED thousand |\n|---|---|\n| IFZA | 12,900 [1] |\n'],
  ['a rate in the head of a table', '| Licence | Discount, % |\n|---|---|\n| IFZA | 5 [1] |\n'],
  ['free of charge', 'The audit is free of charge [2].'],
  ['tens of thousands', 'An audit costs tens of thousands [2].'],
  ['a fifth cheaper', 'The licence is a fifth cheaper than in DMCC [1].'],
  ['Roman numerals', 'An audit is due within IX months [2].'],
  ['Roman thousands', 'The licence costs AED XV thousand [1].'],
  ['what was computed', 'Together that makes AED 77,700 [1].'],
];

describe('a figure that no source holds is never shown', () => {
  test.each(attacks)('%s', (_, text, said) => {
    const opening = 'The licence costs AED 12,900 a year [1]. ';
    const { shown, isCut } = filtered([`${opening}\n\n${text}\n\nThat is all.`], said ? [said] : []);
    expect(isCut).toBe(true);
    expect(shown).toMatch(/^The licence costs AED 12,900 a year \[1\]\./);
    expect(shown).not.toContain('That is all');
    expect(filtered([text], said ? [said] : [])).toMatchObject({ isCut: true });
  });

  test('however the text is split', () => {
    const random = seededRandom(52);
    for (const [name, text, said] of attacks) {
      const whole = `The licence costs AED 12,900 a year [1]. It takes 5 working days [1].\n\n${text}\n\nThat is all.`;
      const expected = filtered([whole], said ? [said] : []).shown;
      for (let time = 0; time < 20; time += 1) {
        expect(filtered(piecesOf(whole, random), said ? [said] : []).shown.trimEnd(), name).toBe(
          expected.trimEnd(),
        );
      }
    }
  });
});

const harmless: [text: string, said?: string][] = [
  ['The licence in IFZA costs AED 12,900 a year [1].'],
  ['You pay AED 12,900 for the licence, and visas come on top [1].'],
  ['Plan AED 12,900 for the first year [1].'],
  ['An audit in DMCC costs between AED 5,000 and AED 9,000 [2].'],
  ['The audit is due six months after the year end [2].'],
  ['A flexi desk brings three visas and costs AED 16,000 [2].'],
  ['| Office | Visas | Rent (AED) |\n|---|---|---|\n| Flexi desk | 3 | 16,000 [2] |\n'],
  ['The licence takes 5 working days [1].'],
  ['On your profit of AED 800,000, the licence of AED 12,900 is small [1].', 'My profit is AED 800,000'],
];

test.each(harmless)('a harmless sentence is shown: %s', (text, said) => {
  expect(filtered([text], said ? [said] : []).isCut).toBe(false);
});

test("nearly all of the built-in expert's own answers would pass as a model's", async () => {
  const known = await knowledgeIn('knowledge')();
  const context = { ...known, today, publicUrl: 'https://landfall.example', catalogue: publishedCatalogue };
  const cut: string[] = [];
  let answers = 0;
  for (const { question } of readQuestionSet('tuning')) {
    const found = await findEvidence(understand([{ role: 'user', content: question }], today), context);
    if (found.every(({ sources }) => sources.length === 0)) continue;
    const evidence = openEvidence(today);
    const [text = ''] = evidence.add(found.filter(({ sources }) => sources.length > 0)).split('\n\nSources:');
    const filter = openOutputFilter(evidence, { isLeak: () => false }, () => true);
    filter.push(text);
    filter.end();
    answers += 1;
    if (filter.failure) cut.push(question);
  }
  expect(answers).toBeGreaterThan(50);
  // Over all sets it was 2 of 593 on 23 November 2026. The built-in expert answers what is cut.
  expect(cut.length / answers).toBeLessThan(0.03);
}, 120_000);
