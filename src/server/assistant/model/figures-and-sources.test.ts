import { describe, expect, test } from 'vitest';
import { answerOf, aQuestion, partsOf } from '../expert.suite.ts';
import { modelExpert } from '../testing/experts.ts';
import { notes, startScriptedModel, taxQuestion } from '../testing/scripted-model.ts';

const { expert, provider, says, saysInTurn } = await startScriptedModel();

describe('figures and sources', () => {
  test('from a figure without a source on, the built-in expert answers, and it is counted', async () => {
    says('The rate is 9% above AED 375,000. The fine is AED 123,456. Below it the rate is 0%.');
    let replaced = 0;
    const answer = await answerOf(
      modelExpert(provider.url, { recordReplaced: () => (replaced += 1) }),
      taxQuestion,
    );
    const [before = '', after = ''] = answer.split(`*${notes.unmatched} here. The built-in expert goes on:*`);
    expect(before).toMatch(/^The rate is 9% above AED 375,000 \[1[^\]]*\]\.\s+$/);
    expect(after).toContain('375,000');
    expect(answer).not.toContain('123,456');
    expect(answer.split('**Sources**')).toHaveLength(2);
    expect(replaced).toBe(1);
  });

  test.each([
    ['first', 'It is 12.34%. Above AED 375,000 the rate is 9%.'],
    ['without a citation before it', 'The rates differ. Above AED 99 million the rate is 12.34%.'],
    ['in a table', '| Profit | Rate |\n|---|---|\n| the rest | 7.77% |\n\nThat is all.'],
    ['in the head of a table', '| Rate (USD) |\n|---|\n| 375,000 |\n'],
  ])('an unmatched figure that stands %s leaves nothing of the answer', async (_, text) => {
    says(text);
    const answer = await answerOf(expert(), taxQuestion);
    expect(answer).toMatch(new RegExp(`^\\*${notes.unmatched}, so the built-in expert answers\\.\\*\\n\\n`));
    expect(answer).toContain('375,000');
    expect(answer).not.toMatch(/12\.34|7\.77|That is all|Rate \(USD\)/);
  });

  test('an answer with nothing left is discarded', async () => {
    says('The rate is 12.34%.');
    const answer = await answerOf(expert(), taxQuestion);
    expect(answer).toContain(notes.unmatched);
    expect(answer).toContain('375,000');
    expect(provider.requests).toHaveLength(1);
  });

  test('sources are numbered in order, and the filter writes their list', async () => {
    says(
      'The rate is 9% [2]. Ask the authority [99]. Above AED 375,000 it applies 【1】.\n\n**Sources**\n\n1. [Made up](https://made-up.example)',
    );
    const answer = await answerOf(expert(), taxQuestion);
    const [body, list] = answer.split('\n\n**Sources**\n\n');
    expect(body).toMatch(/^The rate is 9% \[1[^\]]*\]\. Ask the authority\. Above AED 375,000 it applies \[/);
    expect(answer).not.toMatch(/made.up/i);
    expect(list).toMatch(/^1\. \[/);
  });

  test('addresses that are not in the data are removed', async () => {
    says(
      'Above AED 375,000 see [this page](https://evil.example/?q=1) or https://evil.example/x now. ![x](https://evil.example/p.png) <img src="https://evil.example/i">The rate is 9%.',
    );
    const answer = await answerOf(expert(), taxQuestion);
    expect(answer).toContain('see this page or');
    expect(answer).not.toContain('evil.example');
  });

  test.each([
    '[[x]](https://evil.com)',
    '[Two. Sentences.](HTTPS://evil.com)',
    'www.evil.com',
    'ftp://evil.com',
  ])('nor in disguise: %s', async (disguised) => {
    says(`Above AED 375,000 the rate is 9%. See ${disguised} now.`);
    const answer = await answerOf(expert(), taxQuestion);
    expect(answer).toMatch(/^Above AED 375,000 the rate is 9% /);
    expect(answer).not.toMatch(/evil/i);
  });

  test('a tool adds figures with their sources', async () => {
    saysInTurn(
      (reply) => {
        reply.call('due_dates', { place: 'gb-private-limited-company', incorporation: '2026-05-11' });
        reply.finish();
      },
      (reply, { body }) => {
        const found = body.messages.at(-1);
        expect(found.role).toBe('tool');
        const [, day = ''] = /\*\*(\d+ \w+ \d+)\*\*: [^\n]*accounts/i.exec(found.content) ?? [];
        reply.say(`The first accounts are due on ${day}.`);
        reply.finish();
      },
    );
    const question = 'I incorporated my UK company on 11 May 2026. What do I file first, and when?';
    const answer = await answerOf(expert(), question);
    expect(answer).toMatch(
      /^The first accounts are due on \d+ \w+ 202\d \[1[^\]]*\]\.\n\n\*\*Sources\*\*\n\n1\. /,
    );
    expect(provider.requests).toHaveLength(2);
  });

  test('a tool is not called with figures that nobody named', async () => {
    saysInTurn(
      (reply) => {
        reply.call('due_dates', { place: 'gb-private-limited-company', incorporation: '2019-03-07' });
        reply.finish();
      },
      (reply, { body }) => {
        expect(body.messages.at(-1).content).toContain(
          'Ask with the figures and days that the founder named',
        );
        reply.say('Your accounts are due nine months after 7 March 2019. Tell me your date.');
        reply.finish();
      },
    );
    expect(await answerOf(expert(), 'When are the accounts of my UK company due?')).not.toContain('2019');
  });

  test('the model may use tools a few times and then has to answer', async () => {
    provider.says(({ body }, reply) => {
      if (body.tool_choice === 'none') {
        reply.say('Above AED 375,000 the rate is 9%.');
        return reply.finish();
      }
      reply.call('search_knowledge', { query: 'corporate tax in the UAE' });
      reply.finish();
    });
    expect(await answerOf(expert(), taxQuestion)).toMatch(/^Above AED 375,000 the rate is 9%/);
    expect(provider.requests).toHaveLength(4);
  });

  test('a truncated answer ends with its last whole sentence', async () => {
    provider.says((_, reply) => {
      reply.say('Above AED 375,000 the rate is 9%. Below AED 37');
      reply.finish('length');
    });
    const parts = await partsOf(expert(), aQuestion(taxQuestion));
    const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
    expect(text).toMatch(/^Above AED 375,000 the rate is 9% \[[\d, ]+\]\.\n\n\*\*Sources/);
    expect(parts.at(-1)).toEqual({ kind: 'end', reason: 'length', promptTokens: 900, completionTokens: 120 });
  });

  test('a model that ignores its limit is cut off', async () => {
    provider.says((_, reply) => {
      for (let sentence = 0; sentence < 200; sentence += 1) reply.say('Above AED 375,000 the rate is 9%. ');
      reply.finish();
    });
    const parts = await partsOf(expert(), aQuestion(taxQuestion, { maxTokens: 50 }));
    expect(parts.at(-1)).toMatchObject({ reason: 'length' });
  });
});
