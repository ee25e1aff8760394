import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { type FailureCode, failureBody, failureStatus, openAiFailureBody } from '#contract/failure.ts';
import { type Access, apiBase, jsonMaximumBytes, type Operation, openAiBase } from '#contract/operation.ts';
import { failureMessages } from '#messages/failures.ts';
import { Failure } from './failure.ts';
import { openAiBodyOf, openAiStatusOf } from './openai-failure.ts';

interface ApiDescription {
  title: string;
  version: string;
  cookieName: string;
  operations: readonly Operation[];
  /** Schemas that get a name of their own in the document. */
  named: Record<string, NonNullable<Operation['output']>>;
}

/** Describes the API as an OpenAPI 3.1 document, from the operations that are served. */
export function describeApi({ title, version, cookieName, operations, named }: ApiDescription) {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      ...(operation.base && { servers: [{ url: operation.base }] }),
      [operation.method.toLowerCase()]: describe(operation),
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title, version, description },
    // Relative to the document, so that it holds at every address the installation is reached at.
    servers: [{ url: apiBase }],
    tags: [...new Set(operations.map(({ feature }) => feature))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...named, Failure: failureBody, OpenAiFailure: openAiFailureBody },
      securitySchemes: {
        anonymousKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'The public anonymous key of this installation.',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'api-key',
          description: 'Either of the two, as clients made for Azure OpenAI send it.',
        },
        sessionToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session that was opened with `want_token: true`.',
        },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'The session a browser keeps.',
        },
      },
    },
  });
}

const description =
  'Every failure has the same body: `status` is `error`, `code` is stable and made for programs, `message` ' +
  'is made for people, and `fields` names what needs attention. Fields that are not described here are ignored.\n\n' +
  `Calls of the expert live below \`${openAiBase}\` and are made for the clients of OpenAI and Azure OpenAI: their ` +
  'failures have the shape that those know.';

const securityOf: Record<Access, Record<string, string[]>[]> = {
  open: [],
  key: [{ anonymousKey: [] }, { sessionToken: [] }, { sessionCookie: [] }],
  session: [{ sessionToken: [] }, { sessionCookie: [] }],
  operator: [{ sessionToken: [] }, { sessionCookie: [] }],
  developer: [{ anonymousKey: [] }, { sessionToken: [] }, { sessionCookie: [] }],
};

function describe(operation: Operation): ZodOpenApiOperationObject {
  const { id, summary, feature, access, base, params, query, input, upload, idempotent } = operation;
  const { maximumBytes = jsonMaximumBytes } = operation;
  return {
    operationId: id,
    summary,
    tags: [feature],
    security: [...securityOf[access], ...(base === openAiBase ? [{ apiKey: [] }] : [])],
    ...((params || query) && {
      requestParams: { ...(params && { path: params as never }), ...(query && { query: query as never }) },
    }),
    ...(idempotent && { parameters: [idempotencyKey] }),
    ...(input && {
      requestBody: {
        required: true,
        description: `At most ${maximumBytes} bytes.`,
        content: { 'application/json': { schema: input } },
      },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        description: `At most ${upload.maximumBytes} bytes.`,
        content: Object.fromEntries(upload.types.map((type) => [type, { schema: binary }])),
      },
    }),
    responses: { [operation.success]: successOf(operation), ...failuresOf(operation) },
  };
}

const binary = { type: 'string', format: 'binary' } as const;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A name for this request. Sent again, it answers with what the first one made.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
} as const;

function successOf({ output, event, download }: Operation) {
  const content = download
    ? Object.fromEntries(download.types.map((type) => [type, { schema: binary }]))
    : output && {
        'application/json': { schema: output },
        ...(event && { 'text/event-stream': { schema: event } }),
      };
  return { description: 'Done.', ...(content && { content }) };
}

/** The failures a call can answer with, those of every call included, by status. */
function failuresOf(operation: Operation): ZodOpenApiOperationObject['responses'] {
  const isOpenAi = operation.base === openAiBase;
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...operation.failures, ...commonFailuresOf(operation)])) {
    const { status, name } = isOpenAi ? inOpenAiShape(code) : { status: failureStatus[code], name: code };
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${name}\`: ${failureMessages[code]}`]);
  }
  const schema = isOpenAi ? openAiFailureBody : failureBody;
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      { description: lines.join('\n\n'), content: { 'application/json': { schema } } },
    ]),
  );
}

function inOpenAiShape(code: FailureCode): { status: number; name: string } {
  const failure = new Failure(code);
  return { status: openAiStatusOf(failure), name: openAiBodyOf(failure, 'en').error.code };
}

function commonFailuresOf({ method, access, params, query, input, upload }: Operation): FailureCode[] {
  const common: FailureCode[] = ['unexpected', 'unavailable'];
  if (access !== 'open') common.push('key-required');
  if (access !== 'open' && access !== 'key') common.push('sign-in-required');
  if (access === 'operator' || access === 'developer') common.push('operators-only');
  if (method !== 'GET') common.push('foreign-origin', 'storage-full');
  if (params || query || input) common.push('invalid-input');
  if (input) common.push('malformed-json');
  if (input || upload) common.push('unsupported-media-type', 'body-too-large');
  return common;
}
