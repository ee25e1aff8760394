import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { FailureCode } from '#contract/failure.ts';
import { type Access, apiBase, jsonMaximumBytes, type Operation } from '#contract/operation.ts';
import { operationSummaries } from '#messages/api/operations.ts';
import { apiTexts } from '#messages/api/texts.ts';
import { failureMessages } from '#messages/failures.ts';
import type { CallFormat } from './call-format.ts';
import { describeProperties } from './describe-properties.ts';
import { Failure } from './failure.ts';

type Parameter = NonNullable<ZodOpenApiOperationObject['parameters']>[number];

interface DescribedOperation {
  operation: Operation;
  format: CallFormat;
}

/** The document itself is 3.1; browsers read 3.0 faster. */
export type OpenApiVersion = '3.1.0' | '3.0.3';

interface ApiDescription {
  openapi: OpenApiVersion;
  title: string;
  version: string;
  cookieName: string;
  operations: readonly DescribedOperation[];
  /** Schemas that are named in the document. */
  named: Record<string, NonNullable<Operation['output']>>;
}

/** Generates an OpenAPI document from the served operations. */
export function describeApi({ openapi, title, version, cookieName, operations, named }: ApiDescription) {
  const paths: ZodOpenApiPathsObject = {};
  for (const { operation, format } of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      ...(operation.base && { servers: [{ url: operation.base }] }),
      [operation.method.toLowerCase()]: describe(operation, format),
    };
  }
  const document = createDocument({
    openapi,
    info: { title, version, description: apiTexts.introduction },
    // Relative to the document, so that it works at every address of the installation.
    servers: [{ url: apiBase }],
    tags: [...new Set(operations.map(({ operation }) => operation.feature))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...named,
        ...Object.fromEntries(operations.map(({ format }) => [format.failureName, format.failureSchema])),
      },
      securitySchemes: {
        anonymousKey: {
          type: 'http',
          scheme: 'bearer',
          description: apiTexts.schemes.anonymousKey,
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'api-key',
          description: apiTexts.schemes.apiKey,
        },
        sessionToken: {
          type: 'http',
          scheme: 'bearer',
          description: apiTexts.schemes.sessionToken,
        },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: apiTexts.schemes.sessionCookie,
        },
      },
    },
  });
  describeProperties(document as never);
  if (openapi === '3.0.3') giveOneExample(document);
  return document;
}

/** Turns the examples of each schema into the only one that OpenAPI 3.0 knows. */
function giveOneExample(part: object): void {
  const { examples } = part as { examples?: unknown };
  if (Array.isArray(examples)) {
    Object.assign(part, { example: examples[0] });
    delete (part as { examples?: unknown }).examples;
  }
  for (const within of Object.values(part)) {
    if (typeof within === 'object' && within !== null) giveOneExample(within);
  }
}

/** Rules for a call beyond its schemas. */
function rulesOf({ access, ifMatch, idempotent, query, download, upload }: Operation): string {
  const isPaged = query !== undefined && 'shape' in query && 'cursor' in (query.shape as object);
  return [
    apiTexts.access[access],
    ifMatch && apiTexts.ifMatch[ifMatch],
    idempotent && apiTexts.idempotent,
    isPaged && apiTexts.paged,
    upload && apiTexts.upload(upload.types),
    download && apiTexts.download(download.types),
  ]
    .filter(Boolean)
    .join(' ');
}

const securityOf: Record<Access, Record<string, string[]>[]> = {
  open: [],
  key: [{ anonymousKey: [] }, { sessionToken: [] }, { sessionCookie: [] }],
  session: [{ sessionToken: [] }, { sessionCookie: [] }],
  operator: [{ sessionToken: [] }, { sessionCookie: [] }],
  developer: [{ anonymousKey: [] }, { sessionToken: [] }, { sessionCookie: [] }],
};

function describe(operation: Operation, format: CallFormat): ZodOpenApiOperationObject {
  const { id, feature, access, params, query, input, upload, idempotent, ifMatch } = operation;
  const { maximumBytes = jsonMaximumBytes } = operation;
  return {
    operationId: id,
    summary: operationSummaries[id as keyof typeof operationSummaries],
    description: rulesOf(operation),
    tags: [feature],
    security: [...securityOf[access], ...(format.keyHeader ? [{ apiKey: [] }] : [])],
    ...((params || query) && {
      requestParams: { ...(params && { path: params as never }), ...(query && { query: query as never }) },
    }),
    ...((idempotent || ifMatch) && {
      parameters: [...(idempotent ? [idempotencyKey] : []), ...(ifMatch ? [ifMatchHeader(ifMatch)] : [])],
    }),
    ...(input && {
      requestBody: {
        required: true,
        description: apiTexts.atMost(maximumBytes),
        content: { 'application/json': { schema: input } },
      },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        description: apiTexts.atMost(upload.maximumBytes),
        content: Object.fromEntries(upload.types.map((type) => [type, { schema: binary }])),
      },
    }),
    responses: { [operation.success]: successOf(operation), ...failuresOf(operation, format) },
  };
}

const binary = { type: 'string', format: 'binary' } as const;

/** On every answer. */
const headers = {
  'X-Request-Id': {
    description: apiTexts.requestId,
    schema: { type: 'string' as const, examples: [apiTexts.exampleKey] },
  },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: apiTexts.idempotencyKey,
  schema: { type: 'string', minLength: 1, maxLength: 255, examples: [apiTexts.exampleKey] },
};

const ifMatchHeader = (need: 'optional' | 'required'): Parameter => ({
  name: 'If-Match',
  in: 'header',
  required: need === 'required',
  description: apiTexts.ifMatchHeader,
  schema: { type: 'string', examples: [apiTexts.exampleTag] },
});

function successOf({ output, event, download }: Operation) {
  const content = download
    ? Object.fromEntries(download.types.map((type) => [type, { schema: binary }]))
    : output && {
        'application/json': { schema: output },
        ...(event && { 'text/event-stream': { schema: event } }),
      };
  return { description: apiTexts.success, headers, ...(content && { content }) };
}

/** All failures a call can answer with, including common ones, by status. */
function failuresOf(operation: Operation, format: CallFormat): ZodOpenApiOperationObject['responses'] {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...operation.failures, ...commonFailuresOf(operation)])) {
    const failure = new Failure(code);
    const status = format.statusOf(failure);
    byStatus.set(status, [
      ...(byStatus.get(status) ?? []),
      `\`${format.codeOf(failure)}\`: ${failureMessages[code]}`,
    ]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      {
        description: lines.join('\n\n'),
        headers,
        content: { 'application/json': { schema: format.failureSchema } },
      },
    ]),
  );
}

function commonFailuresOf({
  ifMatch,
  idempotent,
  method,
  access,
  params,
  query,
  input,
  upload,
}: Operation): FailureCode[] {
  const common: FailureCode[] = ['unexpected', 'unavailable'];
  if (access !== 'open') common.push('key-required');
  if (access !== 'open' && access !== 'key') common.push('sign-in-required');
  if (access === 'operator' || access === 'developer') common.push('operators-only', 'right-required');
  if (method !== 'GET') common.push('foreign-origin', 'storage-full');
  if (ifMatch === 'required') common.push('if-match-required');
  if (idempotent) common.push('request-in-progress', 'idempotency-key-reused');
  if (params || query || input) common.push('invalid-input');
  if (input) common.push('malformed-json');
  if (input || upload) common.push('unsupported-media-type', 'body-too-large');
  return common;
}
