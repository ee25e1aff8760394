/// <reference types="vite/types/importMeta.d.ts" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBase, type Operation, pathOf } from '#contract/operation.ts';
import { operationSummaries } from '#messages/api/operations.ts';
import { servedOperations } from './app.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let app: TestApp;
// biome-ignore lint/suspicious/noExplicitAny: a JSON document as any reader meets it
let document: any;

beforeAll(async () => {
  app = await startTestApp();
  document = await (await app.fetch('/functions/v1/openapi.json')).json();
});
afterAll(() => app.close());

const signature = (operation: Pick<Operation, 'base' | 'path'> & { method: string }) =>
  `${operation.method} ${pathOf(operation)}`;
const served = servedOperations.map(({ operation }) => operation);

test('every call of the contract is served', () => {
  const contract = Object.values(import.meta.glob<object>('#contract/*.ts', { eager: true }));
  // A file may hand on what another one declares.
  const declared = [...new Set(contract.flatMap((file): unknown[] => Object.values(file)))].filter(
    (value): value is Operation => typeof value === 'object' && value !== null && 'feature' in value,
  );
  expect(served.map(signature).toSorted()).toEqual(declared.map(signature).toSorted());
});

test('the document lists the calls that are served, and no others', () => {
  const listed = Object.entries<{ servers?: { url: string }[] }>(document.paths).flatMap(
    ([path, { servers = document.servers, ...methods }]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${servers[0].url}${path}`),
  );
  expect(document.servers).toEqual([{ url: apiBase }]);
  expect(listed.toSorted()).toEqual(served.map(signature).toSorted());
  const ids = served.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the document is a valid one of OpenAPI 3.1', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Landfall API', version: expect.any(String) });
  const schemes = Object.keys(document.components.securitySchemes);
  for (const operation of served) {
    const described = document.paths[operation.path][operation.method.toLowerCase()];
    expect(described).toMatchObject({ operationId: operation.id });
    expect(described.tags).toEqual([operation.feature]);
    for (const choice of described.security)
      expect(schemes).toEqual(expect.arrayContaining(Object.keys(choice)));
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described_ = (described.parameters ?? []).filter(
      (parameter: { in: string }) => parameter.in === 'path',
    );
    expect(described_.map((parameter: { name: string }) => parameter.name)).toEqual(inPath);
    expect(Object.keys(described.responses)).toContain(String(operation.success));
    expect(Boolean(described.requestBody)).toBe(Boolean(operation.input || operation.upload));
    for (const response of Object.values<{ description?: string }>(described.responses)) {
      expect(response.description).toEqual(expect.any(String));
    }
  }
  for (const reference of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
    expect(resolved(reference[1] ?? ''), reference[1]).toBeDefined();
  }
});

test('the page of the API reads the same calls in OpenAPI 3.0', async () => {
  const older = await (await app.fetch('/functions/v1/docs/openapi.json')).json();
  expect(older.openapi).toBe('3.0.3');
  expect(Object.keys(older.paths)).toEqual(Object.keys(document.paths));
  const text = JSON.stringify(older);
  for (const newer of ['"type":[', '"type":"null"', '"const":', '"examples":[', '"prefixItems":']) {
    expect(text, newer).not.toContain(newer);
  }
  const person = document.components.schemas.Person.properties;
  expect(person.email.examples).toHaveLength(1);
  expect(older.components.schemas.Person.properties.email.example).toBe(person.email.examples[0]);
});

interface Part {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Part>;
  [word: string]: unknown;
}

/** What has a value of its own, as opposed to a list, an object or a reference to one. */
function isLeaf({ type, enum: values, const: only, anyOf, oneOf, $ref }: Part): boolean {
  const choices = ((anyOf ?? oneOf) as Part[] | undefined)?.filter((choice) => choice.type !== 'null');
  if (choices) return choices.every(isLeaf);
  const types = [type].flat().filter((name) => name !== 'null');
  return (
    !$ref &&
    (values !== undefined ||
      only !== undefined ||
      types.some((name) => /string|number|integer|boolean/.test(name ?? '')))
  );
}

test('every call, parameter and property says what it is, with an example', () => {
  expect(served.map(({ id }) => id).filter((id) => !(id in operationSummaries))).toEqual([]);
  expect(
    Object.keys(operationSummaries).filter((id) => !served.some((operation) => operation.id === id)),
  ).toEqual([]);
  const lacking = new Set<string>();
  const note = (owner: string, name: string, { description, examples }: Part, schema: Part) => {
    if (!description) lacking.add(`${owner}.${name}: description`);
    if (isLeaf(schema) && !examples?.length) lacking.add(`${owner}.${name}: example`);
  };
  const look = (part: unknown, owner: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const { properties = {}, ...rest } = part as Part;
    for (const [name, property] of Object.entries(properties)) {
      note(owner, name, property, property);
      look(property, name);
    }
    for (const [word, inner] of Object.entries(rest)) if (word !== 'examples') look(inner, owner);
  };
  for (const methods of Object.values<object>(document.paths)) {
    for (const operation of Object.values(methods)) {
      const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
      if (!operationId) continue;
      expect([summary, description], operationId).toEqual([
        expect.any(String),
        expect.stringMatching(/^Needs/),
      ]);
      for (const { name, description: text, schema } of parameters) {
        note(operationId, name, { description: text, examples: schema.examples }, schema);
      }
      look(requestBody, operationId);
      look(responses, operationId);
    }
  }
  look(document.components.schemas, '');
  expect([...lacking].toSorted()).toEqual([]);
});

function resolved(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce((found, key) => found?.[key], document);
}

test('the failures a call can answer with are described with their codes', () => {
  const { responses } = document.paths['/login'].post;
  expect(responses['401'].description).toContain('`wrong-credentials`');
  expect(responses['401'].description).toContain('`key-required`');
  expect(responses['429'].description).toContain('`too-many-requests`');
  expect(responses['422'].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Failure',
  });
});

test('calls made for clients of OpenAI are described as those know them', () => {
  const { post } = document.paths['/deployments/{deployment}/chat/completions'];
  expect(post.parameters).toContainEqual(
    expect.objectContaining({ name: 'api-version', in: 'query', required: true }),
  );
  expect(post.security).toContainEqual({ apiKey: [] });
  expect(Object.keys(post.responses['200'].content)).toEqual(['application/json', 'text/event-stream']);
  expect(post.requestBody.description).toContain('262144');
  expect(Object.keys(post.responses)).not.toContain('422');
  expect(post.responses['401'].description).toContain('`invalid_api_key`');
  expect(post.responses['404'].description).toContain('`DeploymentNotFound`');
  expect(post.responses['400'].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/OpenAiFailure',
  });
});

test('the page to browse it brings all it needs, and no other host', async () => {
  const page = await app.fetch('/functions/v1/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const html = await page.text();
  expect(html).not.toMatch(/https?:\/\//);
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(files.length).toBeGreaterThan(2);
  for (const path of files) expect((await app.fetch(path)).status, path).toBe(200);
});
