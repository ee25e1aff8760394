import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { answerOf, aQuestion, partsOf } from '../expert.suite.ts';
import { modelExpert } from '../testing/experts.ts';
import { honest, type Reply } from '../testing/openai-server.ts';
import { notes, startScriptedModel, taxQuestion } from '../testing/scripted-model.ts';

const { expert, provider, says, saysInTurn } = await startScriptedModel();

describe('a model that does not answer', () => {
  const quickly = { 'retry-after-ms': '1' };
  test.each<[string, number, (reply: Reply) => void]>([
    ['is broken', 3, (reply) => reply.refuse(500, 'boom', quickly)],
    ['is busy', 3, (reply) => reply.refuse(429, 'slow down', quickly)],
    ['is busy for long', 1, (reply) => reply.refuse(429, 'slow down', { 'retry-after': '60' })],
    ['refuses the key', 1, (reply) => reply.refuse(401, 'Incorrect API key: sk-the-providers-secret-key')],
    ['does not know the model', 1, (reply) => reply.refuse(404, 'no such deployment')],
    ['filters the question', 1, (reply) => reply.refuse(400, 'content_filter')],
    ['sends what is no JSON', 3, (reply) => reply.send('data: {nope\n\n')],
    [
      'sends an error in its stream',
      3,
      (reply) => reply.send('data: {"error":{"message":"overloaded"}}\n\n'),
    ],
    [
      'ends in the middle of a sentence',
      3,
      (reply) => {
        reply.say('The rate is');
        reply.response.end();
      },
    ],
    [
      'hangs up',
      3,
      (reply) => {
        reply.say('The rate is');
        reply.response.destroy();
      },
    ],
    ['sends a page', 3, (reply) => reply.response.end('<html>Sign in</html>')],
  ])('%s', async (_, requests, script) => {
    saysInTurn((reply) => {
      script(reply);
      if (!reply.response.writableEnded && !reply.response.destroyed) reply.response.end();
    });
    const failures: string[] = [];
    const started = performance.now();
    const patient = modelExpert(provider.url, { failures, settings: { timeoutMs: 50_000 } });
    const answer = await answerOf(patient, taxQuestion);
    // A longer pause would only reach the first-words timeout.
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(answer).toMatch(new RegExp(`^\\*${notes.silent}, so the built-in expert does\\.\\*\\n\\n`));
    expect(answer).toContain('375,000');
    expect(answer.split('**Sources**')).toHaveLength(2);
    expect(provider.requests).toHaveLength(requests);
    expect(failures).toHaveLength(requests);
    expect(answer + failures.join()).not.toMatch(/secret-key|boom|nope|127\.0\.0\.1/);
  });

  test('sends an endless line', async () => {
    let sent = 0;
    provider.says(async (request, { response, send }) => {
      send('data: ');
      const piece = 'x'.repeat(64 * 1024);
      while (sent < 50_000_000 && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) await Promise.race([once(response, 'drain'), request.left]);
      }
    });
    expect(await answerOf(expert(), taxQuestion)).toContain(notes.silent);
    expect(sent).toBeLessThan(20_000_000);
  });

  test('redirects', async () => {
    provider.says((request, reply) => {
      if (request.path.startsWith('/v1')) reply.refuse(307, 'elsewhere', { location: '/elsewhere' });
      else honest(request, reply);
    });
    expect(await answerOf(expert(), taxQuestion)).toContain(notes.silent);
    expect(provider.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('sends nothing', async () => {
    says('');
    expect(await answerOf(expert(), taxQuestion)).toContain(notes.unusable);
  });

  test('answers on the second attempt', async () => {
    saysInTurn(
      (reply) => reply.refuse(503, 'later', quickly),
      (reply, request) => honest(request, reply),
    );
    const answer = await answerOf(expert(), taxQuestion);
    expect(answer).not.toContain(notes.silent);
    expect(answer).toContain('375,000');
  });

  test('breaks off: its text stays, and the built-in expert continues with one list of sources', async () => {
    saysInTurn((reply) => {
      reply.say('Above AED 375,000 the rate is 9%. And then');
      reply.response.end();
    });
    const parts = await partsOf(expert(), aQuestion(taxQuestion));
    const answer = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
    expect(answer).toMatch(
      /^Above AED 375,000 the rate is 9% \[1[^\]]*\]\.\n\n\*The language model broke off here\. The built-in expert goes on:\*\n\n/,
    );
    expect(answer).not.toContain('And then');
    expect(answer.split('**Sources**')).toHaveLength(2);
    expect(parts.at(-1)).toMatchObject({ kind: 'end', reason: 'stop' });
    expect(provider.requests).toHaveLength(1);
  });

  test('takes too long for the first words', async () => {
    provider.says(() => {});
    const slow = modelExpert(provider.url, { settings: { timeoutMs: 1_000 } });
    const started = performance.now();
    expect(await answerOf(slow, taxQuestion)).toContain(notes.silent);
    // The usual limit is ten seconds.
    expect(performance.now() - started).toBeLessThan(10_000);
    await provider.requests[0]?.left;
    expect(provider.requests).toHaveLength(1);
  });

  test('takes too long in total', async () => {
    provider.says((_, reply) => reply.say('Above AED 375,000 the rate is 9%. Now wait'));
    const slow = modelExpert(provider.url, { settings: { timeoutMs: 1_000 } });
    expect(await answerOf(slow, taxQuestion)).toContain('The language model broke off here');
    await provider.requests[0]?.left;
  });

  test('is skipped for a while after several failures', async () => {
    provider.says((_, reply) => reply.refuse(401, 'no'));
    const failing = expert();
    for (let time = 0; time < 5; time += 1)
      expect(await answerOf(failing, taxQuestion)).toContain(notes.silent);
    expect(provider.requests).toHaveLength(3);
  });

  test('is aborted when the asker leaves, before its first words and after', async () => {
    for (const first of ['', 'Above AED 375,000 the rate is 9%. Now ']) {
      provider.requests.length = 0;
      const asked = Promise.withResolvers<void>();
      provider.says((_, reply) => {
        reply.say(first || ' ');
        asked.resolve();
      });
      const going = new AbortController();
      const answering = partsOf(expert(), aQuestion(taxQuestion, { signal: going.signal }));
      answering.catch(() => {});
      await asked.promise;
      going.abort(new Error('gone'));
      await expect(answering).rejects.toThrow('gone');
      await provider.requests[0]?.left;
    }
  });

  test('is aborted when the reader stops', async () => {
    provider.says((_, reply) => reply.say('Above AED 375,000 the rate is 9%. Now '));
    const answer = expert().answer(aQuestion(taxQuestion))[Symbol.asyncIterator]();
    await answer.next();
    await answer.return?.();
    await provider.requests[0]?.left;
  });
});
