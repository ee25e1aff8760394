import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const today = plainDate('2026-11-28');
const expert = builtInExpert(
  [
    {
      name: 'Palm Lane',
      place: 'ae-dmcc',
      visas: 2,
      office: 'flexi',
      done: { 'pre-approval': plainDate('2026-10-12') },
      dates: {},
      record: {
        currency: 'AED',
        received: 9000,
        due: 4500,
        comesBack: 0,
        lastOn: plainDate('2026-11-03'),
        passportExpires: plainDate('2027-02-01'),
      },
    },
  ],
  today,
);
const told = async (question: string) =>
  (await answerOf(expert, aQuestion(question, { personId: 'founder', today }))).replaceAll('\u00A0', ' ');

test.each(['what is still unpaid?', 'which invoices are unpaid?', "what haven't I paid yet?"])(
  'what is owed is told for %o',
  async (question) => {
    expect(await told(question)).toMatch(/^You still have to pay \*\*AED 4,500\*\*/);
  },
);

test('what is left of the payments is no step that is left', async () => {
  const answer = await told("how much have I paid and what's left?");
  expect(answer).toMatch(/AED 9,000\*\* of yours[\s\S]*still have to pay \*\*AED 4,500\*\*/);
  expect(answer).not.toContain('steps');
});

test('the step after the next one is told', async () => {
  expect(await told('which step comes after that?')).toMatch(/office/);
});

test('whether a passport lasts for the visa is answered with yes or no', async () => {
  expect(await told('does my passport last for the visa?')).toMatch(
    /^No, a passport that expires on 1 February 2027/,
  );
});
