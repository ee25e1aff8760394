import * as z from 'zod/mini';
import { problem } from './field-problem.ts';
import { defineOperation, openAiBase } from './operation.ts';

/** The name under which the expert is always available, as deployment and as model. */
export const expertModel = 'gpt-4o';

/** Maximum length of an answer, in tokens. */
export const maxAnswerTokens = 800;

/** Maximum length of a question, in characters. */
export const maxQuestionLength = 8_000;

const contentPart = z.object({ type: z.literal('text'), text: z.string() });

const chatRoles = ['user', 'assistant', 'system', 'developer', 'tool', 'function'] as const;

const message = z.object({
  /** Only messages of user and assistant are used: the expert has its own instruction and tools. */
  role: z.enum(chatRoles, problem('not-one-of', { name: 'role', values: chatRoles })),
  content: z.optional(z.nullable(z.union([z.string(), z.array(contentPart)], problem('content-not-text')))),
});
export type ChatMessage = z.infer<typeof message>;

const tokenLimit = (name: string) =>
  z.optional(
    z.nullable(
      z.int(problem('not-whole', { name })).check(z.minimum(1, problem('too-small', { name, min: 1 }))),
    ),
  );

/** What is asked, by OpenAI's names. Fields that are not named here are ignored. */
const chatQuestion = {
  messages: z
    .array(message, problem('not-list', { name: 'messages' }))
    .check(z.minLength(1, problem('empty-list', { name: 'messages' }))),
  /** Whether the answer comes in pieces, as server-sent events. */
  stream: z.optional(z.nullable(z.boolean(problem('not-boolean', { name: 'stream' })))),
  stream_options: z.optional(
    z.nullable(
      z.object(
        {
          include_usage: z.optional(z.nullable(z.boolean(problem('not-boolean', { name: 'include_usage' })))),
        },
        problem('not-object', { name: 'stream_options' }),
      ),
    ),
  ),
  max_tokens: tokenLimit('max_tokens'),
  max_completion_tokens: tokenLimit('max_completion_tokens'),
  /** Checked, but the expert sets its own. */
  temperature: z.optional(
    z.nullable(
      z
        .number(problem('out-of-range', { name: 'temperature', min: 0, max: 2 }))
        .check(
          z.minimum(0, problem('out-of-range', { name: 'temperature', min: 0, max: 2 })),
          z.maximum(2, problem('out-of-range', { name: 'temperature', min: 0, max: 2 })),
        ),
    ),
  ),
  n: z.optional(z.nullable(z.literal(1, problem('more-than-one-answer')))),
};

const deploymentQuestion = z.object(chatQuestion);
const modelQuestion = z.object({ model: z.string(problem('not-text', { name: 'model' })), ...chatQuestion });

const finishReason = z.enum(['stop', 'length']);

const usage = z.object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() });
export type ChatUsage = z.infer<typeof usage>;

/** Fields of every answer and every chunk. */
const about = {
  id: z.string(),
  /** Seconds since 1970. */
  created: z.int(),
  model: z.string(),
  system_fingerprint: z.null(),
};

/** A complete answer; its text is in `choices[0].message.content`. */
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
  params: z.object({ deployment: z.string() }),
  query: z.object({
    'api-version': z
      .string(problem('api-version-missing'))
      .check(z.minLength(1, problem('api-version-missing'))),
  }),
  input: deploymentQuestion,
  failures: ['deployment-not-found', 'too-many-requests'],
});

export const askModel = defineOperation({
  ...completing,
  id: 'askModel',
  path: '/v1/chat/completions',
  input: modelQuestion,
  failures: ['model-not-found', 'too-many-requests'],
});

export const listModels = defineOperation({
  id: 'listModels',
  method: 'GET',
  base: openAiBase,
  path: '/v1/models',
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
  feature: 'Expert',
  access: 'key',
  params: z.object({ model: z.string() }),
  output: modelView,
  success: 200,
  failures: ['model-not-found'],
});
