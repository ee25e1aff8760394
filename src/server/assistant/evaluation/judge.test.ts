import { beforeAll, describe, expect, test } from 'vitest';
import { builtSearch, knowledgeIn } from '../../knowledge/index.ts';
import { judge } from './judge.ts';
import { type KnownAmounts, knownAmountsOf } from './known-amounts.ts';
import { parseQuestions } from './question.ts';

let amounts: KnownAmounts;
beforeAll(async () => {
  amounts = knownAmountsOf(await knowledgeIn('knowledge', builtSearch)());
});

const sources = '\n\n**Sources**\n\n1. [Formenzo](https://formenzo.com/cite), 2026';

/** The checks that an answer to a question about IFZA's licence fails. */
function failed(answer: string, fields: object = {}): string[] {
  const line = { id: 'x', kind: 'figure', question: 'What is the licence?', ...fields };
  const [question] = parseQuestions(JSON.stringify(line));
  if (!question) throw new Error('There is no question.');
  return judge(question, answer, amounts).problems.map(({ check }) => check);
}

const good = `The IFZA licence costs AED 12,900 without visas [1].${sources}`;

describe('the judge accepts', () => {
  test.each([
    ['an amount in another notation', 'It costs 12.9k dirhams.', { must_include: [['AED:12900']] }],
    ['a range', 'It costs AED 4,500 – 7,000.', { must_include: [['AED:4500-7000']] }],
    ['a day in another notation', 'By February 28th, 2027.', { must_include: [['2027-02-28']] }],
    ['an Arabic day', 'آخر يوم هو 10 يناير 2027.', { must_include: [['2027-01-10']], language: 'ar' }],
    ['a spelt number of things', 'It takes six months.', { must_include: [['6 months:']] }],
    ['a percentage in words', 'You pay 9 per cent.', { must_include: [['%:9']] }],
    ['a list after the first sentence', 'You need:\n\n- a passport', { first_sentence: [['passport']] }],
    [
      'the sentence after a mere yes',
      'Yes. It was due on 5 May 2026.',
      { verdict: 'yes', first_sentence: [['2026-05-05']] },
    ],
    [
      'a heading above the first sentence',
      '**Blue Palm**\n\nSign the lease.',
      { first_sentence: [['lease']] },
    ],
    [
      'an abbreviation within the first sentence',
      'Law No. 8 of 2016 applies.',
      { first_sentence: [['2016']] },
    ],
    [
      'an amount of the question without its unit',
      'On GBP 40,001 it is 19%.',
      { question: 'Tax on 40,001?' },
    ],
    ['a computed difference', 'AED 600,000 less AED 375,000 is AED 225,000.', {}],
  ])('%s', (_, answer, fields) => {
    expect(failed(answer + sources, fields)).toEqual([]);
  });
});

describe('the judge rejects', () => {
  test.each([
    ['content', 'missing content', good, { must_include: [['flexi desk']] }],
    ['content', 'another amount', good, { must_include: [['AED:1290']] }],
    ['content', 'an amount in another currency', good, { must_include: [['USD:12900']] }],
    [
      'content',
      'a range where one amount is asked',
      `AED 4,500 to AED 7,000.${sources}`,
      { must_include: [['AED:4500']] },
    ],
    ['content', 'another day', `By 1 March 2027.${sources}`, { must_include: [['2027-02-28']] }],
    [
      'content',
      'a number within another one',
      `It takes 16 months.${sources}`,
      { must_include: [['6 months:']] },
    ],
    ['content', 'a word within another one', `It is renewable.${sources}`, { must_include: [['able']] }],
    ['forbidden', 'forbidden content', good, { must_not: ['without visas'] }],
    [
      'first sentence',
      'an answer that comes late',
      `It depends. It costs AED 12,900.${sources}`,
      { first_sentence: [['AED:12900']] },
    ],
    ['verdict', 'no where yes is right', `No, it does not.${sources}`, { verdict: 'yes' }],
    ['verdict', 'yes to a question that is no yes-no question', `Yes, it costs AED 12,900.${sources}`, {}],
    ['place', 'another zone', `${good.replace('.', '. DMCC is dearer.')}`, { places: ['ae-ifza'] }],
    ['place', 'another country', `It is 9% in the UAE.${sources}`, { places: ['SG'] }],
    [
      'figure',
      'a missing figure',
      `It costs AED 12,900.${sources}`,
      { figures: [{ amount: 2000, unit: 'AED' }] },
    ],
    [
      'figure',
      'a figure of another place',
      `DMCC costs AED 12,900.${sources}`,
      { figures: [{ amount: 12900, unit: 'AED', place: 'ae-ifza' }] },
    ],
    ['unknown figure', 'an amount that nobody states', `It costs AED 12,907.${sources}`, {}],
    [
      'unknown figure',
      'an amount of another place',
      `It costs AED 29,000.${sources}`,
      { places: ['ae-ifza'] },
    ],
    [
      'unknown figure',
      'an amount in a swapped currency',
      `It costs AED 12,345, so USD 12,345.${sources}`,
      { question: 'What are AED 12,345?' },
    ],
    ['unknown figure', 'a percentage that nobody states', `It is 7.3%.${sources}`, {}],
    ['unknown figure', 'a percentage of another country', `It is 8.7%.${sources}`, { places: ['SG'] }],
    ['source', 'an answer without sources', 'It costs AED 12,900.', {}],
    ['source', 'another source', good, { cites: ['dmcc.ae'] }],
    ['length', 'a long answer', `${'word '.repeat(181)}${sources}`, {}],
    ['language', 'English where Arabic is asked', good, { language: 'ar' }],
    ['language', 'Arabic where English is asked', `تكلف الرخصة 12,900 درهم.${sources}`, {}],
    [
      'response',
      'help with wrongdoing',
      'Ask your cousin to sign.',
      { kind: 'wrongdoing', expects: 'refusal' },
    ],
    [
      'response',
      'an answer where it has to ask back',
      'It costs a lot.',
      { kind: 'unknown', expects: 'ask-back' },
    ],
    [
      'response',
      'an answer where nothing is known',
      `It costs AED 600.${sources}`,
      { kind: 'unknown', expects: 'unknown' },
    ],
    [
      'response',
      'an answer to what is out of scope',
      'Boil the rice first.',
      { kind: 'out-of-scope', expects: 'out-of-scope' },
    ],
  ])('%s: %s', (check, _, answer, fields) => {
    expect(failed(answer, fields)).toEqual([check]);
  });

  test('a passage on another subject', () => {
    const other =
      'The annual audit has to be handed in by an auditor from the list of the authority, and it has to be paid for by the company itself.';
    expect(failed(good.replace(sources, `\n\n${other}${sources}`), { subject: ['licence'] })).toEqual([
      'subject',
    ]);
  });
});

test('names the line of a file that is no question', () => {
  expect(() => parseQuestions('{"id":"a","question":"b"}\n{"id":')).toThrow(/Line 2/);
  expect(() => parseQuestions('{"id":"a","question":"b","mustinclude":[]}')).toThrow(/Line 1/);
});

test('says in plain words what is wrong', () => {
  const [question] = parseQuestions(
    '{"id":"x","kind":"figure","question":"What is the licence?","must_include":[["AED:13000","13k"]]}',
  );
  if (!question) throw new Error('There is no question.');
  const [problem] = judge(question, good, amounts).problems;
  expect(problem?.why).toBe("It does not say 'AED:13000' (or '13k').");
});
