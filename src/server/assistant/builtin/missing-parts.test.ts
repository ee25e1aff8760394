import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();

test.each([
  // Neither of the passages for the first two holds the day.
  [
    'Which IRS form is used for the 83(b) election today, can I send it online, and until when?',
    /Form 15620[\s\S]*within 30 days after the transfer/,
  ],
  [
    "I'm getting founder shares in a Delaware corporation that vest over four years. How long do I have to make the 83(b) election and on which form?",
    /within 30 days[\s\S]*Form 15620/,
  ],
  ['EntrePass, how long is it and what share must I hold?', /^A new EntrePass[\s\S]*at least 30%/],
  [
    'Delaware corporation, how much is the lowest yearly bill and when do I pay it?',
    /^A Delaware corporation with 5,000[\s\S]*USD 225[\s\S]*by 1 March/,
  ],
  [
    'What stake do I need and how much must investors put in for the US entrepreneur parole?',
    /USD 311,071[\s\S]*at least 10%/,
  ],
  [
    "I'm a partner in a Dubai company. Do I need a sponsor for the five-year Green residence, and which papers?",
    /^No\b[\s\S]*passport valid (?:for )?6 months/,
  ],
  [
    'Our LLC in Dammam closes its books on 31 December. When and where do the financial statements have to be filed, and who answers for it?',
    /^(?=[\s\S]*Saudi Business Center)(?=[\s\S]*\b6 months)(?=[\s\S]*\bmanager of an? (?:Saudi )?LLC)/,
  ],
  [
    'What is the fine for registering late for UAE VAT and how much is the registration fee?',
    /AED 10,000[\s\S]*charges no fee for VAT registration/,
  ],
  [
    'How many visas go with a flexi desk in DMCC and what does the application cost once?',
    /at most 3 visas[\s\S]*application fee is AED 1,015/,
  ],
])('every question of a message gets the value that it asks for: %s', async (question, said) => {
  const answer = (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');
  expect(answer).toMatch(said);
  expect(answer).not.toContain('I have no answer');
});

test.each([
  ['Do I have to go to America in person for a business account? Which ones work from abroad?'],
  [
    'Our company moved to a new office. Within how many days must the Federal Tax Authority know, and what is the penalty otherwise?',
  ],
])('what the answer holds is not said to have no answer: %s', async (question) => {
  expect(await answerOf(expert, aQuestion(question))).not.toContain('I have no answer');
});

test('what is told of both things is not told again of each', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('What do I pay to MISA the first year, and the years after?'),
  );
  expect(answer.replaceAll('\u00A0', ' ').match(/SAR 62,000/g)).toHaveLength(1);
});
