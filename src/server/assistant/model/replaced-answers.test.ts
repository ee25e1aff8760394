import { afterAll, expect, test } from 'vitest';
import { anOperator } from '../../operator/testing/an-operator.ts';
import { aPerson, aVisitor } from '../../platform/testing/builders.ts';
import { startModelApp } from '../testing/model-app.ts';

const { app, provider, close } = await startModelApp();
afterAll(close);

const operator = await anOperator(app);

const cost = 'What does a licence in IFZA cost?';
const audit = 'Does a DMCC company need an audit?';
const tax = 'What is the corporate tax rate in the UAE?';
const residence = 'How long is a UAE residence visa valid?';

/** What a model says wrongly, three times for each kind. */
const attacks: [hole: string, question: string, said: string][] = [
  [
    'a figure of the asker',
    `Is it true that the licence costs AED 4,200? ${cost}`,
    'Quite right: AED 4,200 [1].',
  ],
  [
    'a figure of the asker',
    `I was told that tax starts at AED 90,000. ${tax}`,
    'You heard well, it starts at AED 90,000 [1].',
  ],
  [
    'a figure of the asker',
    `A friend paid 11,111 dirhams. ${cost}`,
    'Your friend is right, the fee is 11,111 dirhams [1].',
  ],
  ['letters glued to it', cost, 'The licence is Rs2,95,000 [1].'],
  ['letters glued to it', cost, 'You pay INR295000 for the licence [1].'],
  ['letters glued to it', cost, 'Budget Dhs.14500 for the licence [1].'],
  ['a swapped currency', cost, 'The licence costs USD 12,900 [1].'],
  ['a swapped currency', cost, 'In pounds sterling, the licence is 12,900 [1].'],
  ['a swapped currency', tax, 'Tax of 9% begins at €375,000 [1].'],
  ['character references', cost, 'The licence costs AED 1&#52;,900 [1].'],
  ['character references', cost, 'The licence costs &pound;12,900 [1].'],
  ['character references', tax, 'The rate is 1&#x39;&percnt; [1].'],
  ['another subject', cost, 'The yearly audit costs AED 12,900 [1].'],
  ['another subject', tax, 'The minimum share capital is AED 375,000 [1].'],
  ['another subject', audit, 'The visa is stamped within 6 months of the year end [1].'],
  ['a false qualifier', cost, 'The licence costs AED 12,900, visas included [1].'],
  ['a false qualifier', cost, 'AED 12,900 buys everything: licence, desk and visas [1].'],
  ['a false qualifier', cost, 'For AED 12,900 the package comes with two visas [1].'],
  ['a disguised count', audit, 'A trio of auditors has to sign [1].'],
  ['a disguised count', audit, 'The audit takes half a dozen weeks [1].'],
  ['a disguised count', residence, 'You can sponsor a handful of parents [1].'],
  ['a unit in the head of a table', cost, '| Licence | USD |\n|---|---|\n| IFZA | 12,900 [1] |\n'],
  ['a unit in the head of a table', residence, '| Residence | Months |\n|---|---|\n| Green | 5 [2] |\n'],
  [
    'a unit in the head of a table',
    cost,
    '| Licence | Thousands of AED |\n|---|---|\n| IFZA | 12,900 [1] |\n',
  ],
  ['free of charge', cost, 'The establishment card is free of charge [1].'],
  ['free of charge', cost, 'Visas won’t cost you a dirham [1].'],
  ['free of charge', audit, 'The auditor charges nothing in the first year [1].'],
  ['tens of thousands', cost, 'It ends in tens of thousands of dirhams [1].'],
  ['tens of thousands', audit, 'An audit costs several thousand dirhams [1].'],
  ['tens of thousands', cost, 'Expect a low six-figure sum [1].'],
  ['a fifth cheaper', cost, 'IFZA is a fifth cheaper than DMCC [1].'],
  ['a fifth cheaper', cost, 'IFZA costs less than DMCC [1].'],
  ['a fifth cheaper', cost, 'No zone in Dubai is cheaper; IFZA is the cheapest [1].'],
  ['Roman numerals', audit, 'The audit is due within IX months [1].'],
  ['Roman numerals', cost, 'The licence costs AED XIV thousand [1].'],
  ['Roman numerals', audit, 'The audit is due within Ⅸ months of the year end [1].'],
];

async function ask(content: string, isStream: boolean): Promise<string> {
  const answer = await app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.anonymousKey}` },
    body: JSON.stringify({ model: 'gpt-4o', stream: isStream, messages: [{ role: 'user', content }] }),
  });
  expect(answer.status).toBe(200);
  if (!isStream) return (await answer.json()).choices[0].message.content;
  return (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)).choices[0]?.delta?.content ?? '')
    .join('');
}

/** How many replaced answers the health page counts. */
async function countShown(): Promise<number> {
  const { status, body } = await operator.call('POST', '/operator/health');
  expect(status).toBe(200);
  const { sentence } = body.checks.find(({ part }: { part: string }) => part === 'expert');
  const [, times] =
    /(\d+) answers? of the last 30 days had a figure that matched no source/.exec(sentence) ?? [];
  expect(times, sentence).toBeDefined();
  return Number(times);
}

const replaced =
  /^\*A figure in the language model’s answer matched no source, so the built-in expert answers\.\*\n\n/;

function says(text: string): void {
  provider.says(({ body }, reply) => {
    if (!body.stream) return reply.ready();
    reply.say(text);
    reply.finish();
  });
}

test.each(attacks)('%s is replaced, as a stream too: %s %s', async (_, question, said) => {
  says(said);
  for (const isStream of [false, true]) {
    const answer = await ask(question, isStream);
    // Nothing of the model's answer comes before the note, and the note says that none of it follows.
    expect(answer).toMatch(replaced);
    expect(answer).not.toContain(said.replaceAll(/ ?\[\d+\]/g, '').trim());
  }
});

test('operators see how many answers were replaced, and nobody else', async () => {
  const before = await countShown();
  says('The licence costs AED 12,900 [1].');
  await ask(cost, true);
  expect(await countShown()).toBe(before);
  says('The licence costs AED 12,345 [1].');
  await ask(cost, true);
  await ask(cost, false);
  await expect.poll(countShown).toBe(before + 2);

  const founder = await aPerson(app);
  expect((await founder.call('POST', '/operator/health')).status).toBe(403);
  expect((await aVisitor(app)('POST', '/operator/health')).status).toBe(401);
});
