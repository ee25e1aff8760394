import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, pathOf } from '#contract/operation.ts';
import { servedOperations } from './app.ts';
import { aPerson } from './platform/testing/builders.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  ({ cookie } = await aPerson(app));
});
afterAll(() => app.close());

/** Values that have broken something somewhere, as JSON. */
const hostile = [
  'null',
  '-1e308',
  '9007199254740993',
  '"\\u0000"',
  '"\\ud800"',
  '"\'; drop table users; --"',
  '"../../../etc/passwd"',
  JSON.stringify('x'.repeat(20_000)),
  '[]',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":1},"toString":"x"}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
];
const inAddress = ['%00', '%ff', '%F0%9F', '..%2f..', "'%20or%201=1", 'x'.repeat(3_000), '__proto__', '-1'];

/** Names of the fields of a schema, as far as it is an object. */
function fieldsOf(schema: Operation['input']): string[] {
  const { shape } = (schema ?? {}) as { shape?: object };
  return Object.keys(shape ?? {});
}

async function expectNoFailureInside(operation: Operation, path: string, init: RequestInit): Promise<void> {
  const headers = {
    cookie,
    'if-match': '*',
    ...(operation.input && { 'content-type': 'application/json' }),
    ...init.headers,
  };
  const answer = await app.fetch(path, { method: operation.method, ...init, headers });
  const text = await answer.text();
  const what = `${operation.method} ${path.slice(0, 120)} ${String(init.body ?? '').slice(0, 80)}`;
  // A part that is off says so with 503.
  if (answer.status !== 503) expect(answer.status, what).toBeLessThan(500);
  if (!answer.ok)
    expect(text, what).not.toMatch(/node_modules|\.ts:|at .*\(|postgres|drizzle|ZodError|SQLSTATE/i);
}

const usualPath = (operation: Operation, value = '0b7f9c1e-9a52-4f0e-8a51-0d4a2a6f1c11') =>
  pathOf(operation).replaceAll(/\{\w+\}/g, value) + (operation.query ? '?api-version=1' : '');

test.each(servedOperations.map(({ operation }) => [operation.id, operation] as const))(
  '%s answers hostile bodies, parameters and headers with a refusal',
  async (_, operation) => {
    if (operation.input) {
      const bodies = hostile.flatMap((value) => [
        value,
        ...fieldsOf(operation.input).map((field) => `{${JSON.stringify(field)}:${value}}`),
      ]);
      for (const body of bodies) await expectNoFailureInside(operation, usualPath(operation), { body });
    }
    if (operation.params) {
      for (const value of inAddress) {
        await expectNoFailureInside(
          operation,
          usualPath(operation, value),
          operation.input ? { body: '{}' } : {},
        );
      }
    }
    for (const field of fieldsOf(operation.query)) {
      for (const value of inAddress) {
        const path = `${usualPath(operation)}&${field}=${value}`;
        await expectNoFailureInside(operation, path, {});
        await expectNoFailureInside(operation, `${path}&${field}=${value}`, {});
      }
    }
    const odd = {
      'if-match': '"'.repeat(500),
      'idempotency-key': 'x'.repeat(300),
      authorization: 'Bearer ..',
    };
    await expectNoFailureInside(operation, usualPath(operation), {
      headers: odd,
      body: operation.input ? '{}' : null,
    });
  },
);
