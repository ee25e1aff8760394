import { describe, expect, test } from 'vitest';
import { answerOf, aQuestion, partsOf } from '../expert.suite.ts';
import { modelExpert } from '../testing/experts.ts';
import { honest } from '../testing/openai-server.ts';
import { instruction, notes, startScriptedModel, taxQuestion } from '../testing/scripted-model.ts';

const { expert, provider, saysInTurn } = await startScriptedModel();

describe('requests to the model', () => {
  test("use OpenAI's format, with instruction, passages and tools", async () => {
    await answerOf(expert(), taxQuestion);
    const [request] = provider.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe('Bearer sk-the-providers-secret-key');
    expect(request?.body).toMatchObject({
      model: 'scripted',
      stream: true,
      temperature: 0.7,
      max_tokens: 800,
      tool_choice: 'auto',
    });
    const [system, user] = request?.body.messages ?? [];
    expect(system).toEqual({ role: 'system', content: instruction });
    expect(user.content).toMatch(
      /^<data-\w+>\n[\s\S]*375,000[\s\S]*Sources:\n\[1\][\s\S]*<question-data-\w+>\nWhat is/,
    );
    expect(request?.body.tools.map((each: { function: { name: string } }) => each.function.name)).toEqual([
      'search_knowledge',
      'cost_of_place',
      'time_of_place',
      'documents_of_place',
      'visas_of_place',
      'compare_places',
      'due_dates',
    ]);
  });

  test("use Azure OpenAI's format", async () => {
    const azure = modelExpert(provider.url.replace('/v1', ''), {
      settings: { kind: 'azure', model: 'our-model', apiVersion: '2024-10-21' },
    });
    await answerOf(azure, taxQuestion);
    const [request] = provider.requests;
    expect(request?.path).toBe('/openai/deployments/our-model/chat/completions?api-version=2024-10-21');
    expect(request?.headers['api-key']).toBe('sk-the-providers-secret-key');
    expect(request?.headers.authorization).toBeUndefined();
  });

  test('contain earlier answers without citation numbers', async () => {
    await answerOf(expert(), {
      ...aQuestion(taxQuestion),
      turns: [
        { role: 'user', content: 'Is there a tax in the UAE?' },
        {
          role: 'assistant',
          content: 'Yes, there is [1].\n\n**Sources**\n\n1. [A page](https://a.example), A',
        },
        { role: 'user', content: taxQuestion },
      ],
    });
    const messages = provider.requests[0]?.body.messages;
    expect(messages[1]).toEqual({ role: 'user', content: 'Is there a tax in the UAE?' });
    expect(messages[2]).toEqual({ role: 'assistant', content: 'Yes, there is.' });
  });

  test('contain only what the asker may see', async () => {
    await partsOf(expert(), aQuestion(taxQuestion, { maxTokens: 120 }));
    expect(provider.requests[0]?.body.max_tokens).toBe(120);
  });

  test('leave out what the provider does not support', async () => {
    saysInTurn(
      (reply) =>
        reply.refuse(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      (reply) => reply.refuse(400, "'temperature' does not support 0.7 with this model."),
      (reply) => reply.refuse(400, 'scripted does not support tools'),
      (reply, request) => honest(request, reply),
    );
    const asked = expert();
    expect(await answerOf(asked, taxQuestion)).not.toContain(notes.silent);
    await answerOf(asked, taxQuestion);
    expect(provider.requests).toHaveLength(5);
    const { body } = provider.requests[4] ?? {};
    expect(body.max_completion_tokens).toBe(800);
    expect(body).not.toHaveProperty('max_tokens');
    expect(body).not.toHaveProperty('temperature');
    expect(body).not.toHaveProperty('tools');
  });
});
