import { afterAll, beforeAll, beforeEach } from 'vitest';
import { answerOf } from '../expert.suite.ts';
import { instructionFor } from '../model/instruction.ts';
import { builtInExpert, modelExpert } from './experts.ts';
import {
  honest,
  type ModelRequest,
  type OpenAiServer,
  type Reply,
  startOpenAiServer,
} from './openai-server.ts';

export const taxQuestion = 'What is the corporate tax rate in the UAE?';
export const instruction = instructionFor({ name: 'Landfall', assistantName: 'Landfall Expert' });

/** The notes that open or interrupt an answer of the built-in expert. */
export const notes = {
  silent: 'The language model did not answer',
  unusable: 'gave no answer that sources confirm',
  unmatched: 'A figure in the language model’s answer matched no source',
};

/** A provider whose model says what a test tells it to. */
interface ScriptedModel {
  provider: OpenAiServer;
  /** Sets the model's answer to every question. */
  says(text: string): void;
  /** Sets the model's answers in order; the last one repeats. */
  saysInTurn(...scripts: ((reply: Reply, request: ModelRequest) => void)[]): void;
  /** A new expert with this model. */
  expert(): ReturnType<typeof modelExpert>;
}

/** Starts a provider for the tests of a file. Before each test its model is honest again. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const provider = await startOpenAiServer();
  afterAll(provider.close);
  // Loads the articles before any model is awaited.
  beforeAll(() => answerOf(builtInExpert(), taxQuestion));
  beforeEach(() => {
    provider.requests.length = 0;
    provider.says(honest);
  });
  return {
    provider,
    says(text) {
      provider.says((_, reply) => {
        reply.say(text);
        reply.finish();
      });
    },
    saysInTurn(...scripts) {
      let turn = 0;
      provider.says((request, reply) => scripts[Math.min(turn++, scripts.length - 1)]?.(reply, request));
    },
    expert: () => modelExpert(provider.url),
  };
}
