import { describe, expect, test } from 'vitest';
import type { Turn } from '../../expert.ts';
import { understand } from './understand.ts';

const today = '2026-11-21';
const asked = (...questions: string[]) =>
  understand(
    questions.flatMap((content, index): Turn[] =>
      index === questions.length - 1
        ? [{ role: 'user', content }]
        : [
            { role: 'user', content },
            { role: 'assistant', content: 'An answer that names Saudi Arabia.' },
          ],
    ),
    today,
  );

describe('the jurisdiction of a question', () => {
  test.each([
    ['How much is a DMCC licence?', ['ae-dmcc'], ['AE']],
    ['dmmc licence price', ['ae-dmcc'], ['AE']],
    ['Compare IFZA with Jebel Ali free zone', ['ae-ifza', 'ae-jafza'], ['AE']],
    ['Dubai International Financial Center or Abu Dhabi Global Market?', ['ae-difc', 'ae-adgm'], ['AE']],
    ['What does a mainland LLC in Ras Al Khaimah cost?', ['ae-ras-al-khaimah'], ['AE']],
    ['Is DMCC in Dubai?', ['ae-dmcc'], ['AE']],
    ['What does DET charge?', ['ae-dubai'], ['AE']],
    ['Who registers companies in RAK outside the free zone?', ['ae-ras-al-khaimah'], ['AE']],
    ['Which papers does SEDD want?', ['ae-sharjah'], ['AE']],
    ["I'm in London and apply for the Green visa", [], ['AE']],
    ['Delaware LLC from abroad', ['us-llc'], ['US']],
    ['UK Ltd accounts', ['gb-private-limited-company'], ['GB']],
    ['a Saudi joint stock company', ['sa-joint-stock-company'], ['SA']],
    ['my Pte Ltd in Singapore', ['sg-private-limited-company'], ['SG']],
    ['I live in Dubai and own a US LLC', ['us-llc'], ['US']],
    ['I am a UK company selling into the UAE, do I register for VAT there?', [], ['AE']],
    ['As a US citizen, can I form a UK Ltd?', ['gb-private-limited-company'], ['GB']],
    ['We are a German company, can we own a Dubai LLC?', ['ae-dubai'], ['AE']],
    ['I sell to American customers, is a Singapore company right?', [], ['SG']],
    ['I am a UAE resident, do I owe tax?', [], ['AE']],
    ['Which dates are there for us?', [], []],
    ['What does ZATCA want?', [], ['SA']],
    ['Is VAT charged in the United Kingdom?', [], ['GB']],
    ['Is VAT charged in the Kingdom?', [], ['SA']],
    ['How do I cook rice?', [], []],
  ])('%s', (question, places, countries) => {
    const understood = asked(question);
    expect(understood.places).toEqual(places);
    expect(understood.countries).toEqual(countries);
  });
});

describe('counts and dates in a question', () => {
  test.each([
    ['DMCC with two visas', 2],
    ['a licence with 3 residence visas', 3],
    ['no visa needed', 0],
    ['without any visas', 0],
    ['how long is a visa valid?', undefined],
  ])('%s', (question, visas) => {
    expect(asked(question).visas).toBe(visas);
  });

  test.each([
    ['My UK company was incorporated on 11 May 2026', '2026-05-11', 'incorporation'],
    ['Our year end is December 31, 2026', '2026-12-31', 'financial-year-end'],
    ['The licence was issued on 03/09/2026', '2026-09-03', 'licence-issue'],
  ])('%s', (question, on, event) => {
    expect(asked(question).days).toMatchObject([{ on, event }]);
  });

  test("the verb 'may' is not a date", () => {
    expect(asked('I may take in ten investors later').days).toEqual([]);
  });
});

describe('a follow-up question', () => {
  test('keeps place and subject and takes the new number', () => {
    expect(asked('What does a DMCC licence cost?', 'and with two visas?')).toMatchObject({
      places: ['ae-dmcc'],
      visas: 2,
      subjects: expect.arrayContaining(['cost']),
    });
  });

  test('keeps the subject and takes the new place', () => {
    expect(asked('What does a DMCC licence cost?', 'what about ADGM?')).toMatchObject({
      places: ['ae-adgm'],
      subjects: expect.arrayContaining(['cost']),
    });
  });

  test('with its own subject only keeps the place', () => {
    const { places, particular } = asked('What does a DMCC licence cost?', 'Do I need an audit there?');
    expect(places).toEqual(['ae-dmcc']);
    expect(particular).toContain('audit');
  });

  test("takes nothing from the expert's answers", () => {
    expect(asked('What does a licence cost?', 'and the visa?').countries).toEqual([]);
  });

  test('refers to all mentioned places by each, both and which one', () => {
    const before = ['What does DMCC cost with 3 visas?', 'and IFZA?'] as const;
    for (const question of [
      'what does each of them cost?',
      'which one should I choose?',
      'papers for both?',
    ]) {
      expect(asked(...before, question)).toMatchObject({ places: ['ae-dmcc', 'ae-ifza'], visas: 3 });
    }
    expect(asked(...before, 'how long does it take?').places).toEqual(['ae-ifza']);
  });

  test("resolves 'it' to the previous subject if that was not the company", () => {
    const { words } = asked('How do I get an EIN without an SSN?', 'how long does it take?');
    expect(words).toContain('ein');
    const ofCompany = asked('How much is DMCC with 3 visas?', 'how long does it take?');
    expect(ofCompany.particular).toEqual([]);
  });

  test("resolves 'that' to the previous subject in another place too", () => {
    const { places, words } = asked(
      'What is the e-channel deposit in DMCC?',
      'and how much is that in IFZA?',
    );
    expect(places).toEqual(['ae-ifza']);
    expect(words).toContain('deposit');
  });
});

test('a place alone is a question about its advantages', () => {
  expect(asked('Tell me about DIFC').words).toContain('suit');
  expect(asked('Singapore?').words).toContain('suit');
  expect(asked('Sharjah mainland').subjects).toEqual(['cost']);
});

test('a word of one country keeps the place in it that was named before', () => {
  expect(asked('Do I need an office in ADGM?', 'And what does the establishment card cost?').places).toEqual([
    'ae-adgm',
  ]);
  expect(asked('Do I need an office in ADGM?', 'And what does it cost in the UAE?').places).toEqual([]);
});

test('papers that are there only say from when time is counted', () => {
  expect(asked('How many days does JAFZA take when all papers are there?').subjects).toEqual(['time']);
  expect(asked('Which papers does JAFZA want?').subjects).toContain('documents');
});
