import * as z from 'zod/mini';
import { defineOperation, openAiBase } from './operation.ts';

/** The name under which the expert is always there, as deployment and as model. */
export const expertModel = 'gpt-4o';

/** Longest answer, in tokens; more cannot be asked for. */
export const longestAnswer = 800;

/** Longest question, in characters. */
export const longestQuestion = 8_000;

const contentPart = z.object({ type: z.literal('text'), text: z.string() });

const message = z.object({
  /** Only what user and assistant said counts: the expert has an instruction and tools of its own. */
  role: z.enum(
    ['user', 'assistant', 'system', 'developer', 'tool', 'function'],
    'role must be user, assistant, system, developer, tool or function.',
  ),
  content: z.optional(
    z.nullable(
      z.union(
        [z.string(), z.array(contentPart)],
        'content must be text, or a list of parts of the type text: this expert reads nothing else, no images, audio or files.',
      ),
    ),
  ),
});
export type ChatMessage = z.infer<typeof message>;

const tokenLimit = (name: string) =>
  z.optional(
    z.nullable(z.int(`${name} must be a whole number.`).check(z.minimum(1, `${name} must be at least 1.`))),
  );

/** What is asked, by OpenAI's names. Fields that are not named here are ignored. */
const chatQuestion = {
  messages: z
    .array(message, 'messages must be a list of messages.')
    .check(z.minLength(1, 'messages must hold at least one message.')),
  /** Whether the answer comes in pieces, as server-sent events. */
  stream: z.optional(z.nullable(z.boolean('stream must be true or false.'))),
  stream_options: z.optional(
    z.nullable(
      z.object(
        { include_usage: z.optional(z.nullable(z.boolean('include_usage must be true or false.'))) },
        'stream_options must be an object.',
      ),
    ),
  ),
  max_tokens: tokenLimit('max_tokens'),
  max_completion_tokens: tokenLimit('max_completion_tokens'),
  /** Checked, but the expert sets its own. */
  temperature: z.optional(
    z.nullable(
      z
        .number('temperature must be a number.')
        .check(
          z.minimum(0, 'temperature must be from 0 to 2.'),
          z.maximum(2, 'temperature must be from 0 to 2.'),
        ),
    ),
  ),
  n: z.optional(z.nullable(z.literal(1, 'n must be 1: the expert gives one answer to a question.'))),
};

const deploymentQuestion = z.object(chatQuestion);
const modelQuestion = z.object({ model: z.string('model must name a model.'), ...chatQuestion });

const finishReason = z.enum(['stop', 'length']);

const usage = z.object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() });
export type ChatUsage = z.infer<typeof usage>;

/** What every answer and every piece of one says of itself. */
const about = {
  id: z.string(),
  /** Seconds since 1970. */
  created: z.int(),
  model: z.string(),
  system_fingerprint: z.null(),
};

/** A whole answer; the words are in `choices[0].message.content`. */
export const chatCompletion = z.object({
  ...about,
  object: z.literal('chat.completion'),
  choices: z.array(
    z.object({
      index: z.literal(0),
      message: z.object({ role: z.literal('assistant'), content: z.string(), refusal: z.null() }),
      logprobs: z.null(),
      finish_reason: finishReason,
    }),
  ),
  usage,
});
export type ChatCompletion = z.infer<typeof chatCompletion>;

/**
 * One piece of an answer. The first names the role, the last one with a choice says why it ends; where
 * usage was asked for, one without a choice comes after it.
 */
export const chatCompletionChunk = z.object({
  ...about,
  object: z.literal('chat.completion.chunk'),
  choices: z.array(
    z.object({
      index: z.literal(0),
      delta: z.object({
        role: z.optional(z.literal('assistant')),
        content: z.optional(z.string()),
        refusal: z.optional(z.null()),
      }),
      logprobs: z.null(),
      finish_reason: z.nullable(finishReason),
    }),
  ),
  usage: z.optional(z.nullable(usage)),
});
export type ChatCompletionChunk = z.infer<typeof chatCompletionChunk>;

const modelView = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
});

const completing = {
  method: 'POST',
  base: openAiBase,
  feature: 'Expert',
  access: 'key',
  maximumBytes: 256 * 1024,
  output: chatCompletion,
  event: chatCompletionChunk,
  success: 200,
} as const;

export const askDeployment = defineOperation({
  ...completing,
  id: 'askDeployment',
  path: '/deployments/{deployment}/chat/completions',
  summary: 'Ask the expert, as clients made for Azure OpenAI do.',
  params: z.object({ deployment: z.string() }),
  query: z.object({
    'api-version': z
      .string('Please add the query parameter api-version, as in ?api-version=2024-10-21.')
      .check(z.minLength(1, 'api-version must not be empty.')),
  }),
  input: deploymentQuestion,
  failures: ['deployment-not-found', 'too-many-requests'],
});

export const askModel = defineOperation({
  ...completing,
  id: 'askModel',
  path: '/v1/chat/completions',
  summary: 'Ask the expert, as clients made for OpenAI do.',
  input: modelQuestion,
  failures: ['model-not-found', 'too-many-requests'],
});

export const listModels = defineOperation({
  id: 'listModels',
  method: 'GET',
  base: openAiBase,
  path: '/v1/models',
  summary: 'The names under which the expert can be asked.',
  feature: 'Expert',
  access: 'key',
  output: z.object({ object: z.literal('list'), data: z.array(modelView) }),
  success: 200,
  failures: [],
});

export const readModel = defineOperation({
  id: 'readModel',
  method: 'GET',
  base: openAiBase,
  path: '/v1/models/{model}',
  summary: 'One of these names.',
  feature: 'Expert',
  access: 'key',
  params: z.object({ model: z.string() }),
  output: modelView,
  success: 200,
  failures: ['model-not-found'],
});
