import { beforeAll, expect, test } from 'vitest';
import { maxQuestionLength } from '#contract/assistant.ts';
import { withoutPersonalData } from '../../questions/without-personal-data.ts';
import { answerOf } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const filled = (text: string) =>
  text.repeat(Math.ceil(maxQuestionLength / text.length)).slice(0, maxQuestionLength);
/** Distinct unknown words. */
const invented = Array.from({ length: 1_500 }, (_, index) =>
  `q${index.toString(26)}`.replaceAll(/\d/g, (digit) => 'ghjkmnprst'.charAt(Number(digit))).padEnd(6, 'z'),
).join(' ');

/** CPU time in ms, which blocks other requests. Wall time would depend on the machine's load. */
const maxCpuMs = 150;
/**
 * The least of at most this many counts: the process also compiles and collects garbage, and a busy machine counts its
 * own work in for seconds, which is not the question's.
 */
const measurements = 12;

const hostile: [string, string][] = [
  ['one letter', filled('a')],
  ['ligatures that unfold', filled('\ufdfa')],
  ['marks', filled('a\u0301')],
  ['digits and commas', filled('1,000')],
  ['days', filled('1 may ')],
  ['dates', filled('2026-01-01 ')],
  ['blanks after a cue', `ignore${filled(' ')}`.slice(0, maxQuestionLength)],
  ['addresses that never end', filled('a.')],
  ['telephones that never end', filled('+1 ')],
  ['names that never end', `My name is ${filled('A')}`.slice(0, maxQuestionLength)],
  ['needs without a verb', filled('what do a a a ')],
  ['places', filled('difc dmcc adgm ifza ')],
  ['homes', filled('i am a a company ')],
  ['amounts', filled('profit 5000 ')],
  ['invented words', invented.slice(0, maxQuestionLength)],
];

const expert = builtInExpert();

beforeAll(async () => {
  for (const question of ['How much is DMCC?', 'Do I need an audit on 1 May 2026?', filled('warm up ')]) {
    await answerOf(expert, question);
  }
});

test.each(hostile)('%s', async (_, question) => {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < measurements && least >= maxCpuMs; time += 1) {
    const before = process.cpuUsage();
    await answerOf(expert, question);
    withoutPersonalData(question);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  expect(least).toBeLessThan(maxCpuMs);
});
