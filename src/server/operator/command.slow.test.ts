import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aVisitor, callerWith, cookieOf, refusal } from '../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../platform/testing/installation.ts';

const script = fileURLToPath(new URL('../../../scripts/operator.ts', import.meta.url));

let installation: Installation;
beforeAll(async () => {
  installation = await newInstallation();
});
afterAll(() => installation.remove());

/** Runs the command as an administrator would and returns its output. */
async function command(...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: installation.dataDir,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: installation.dataDir,
      PUBLIC_URL: 'https://landfall.example.com',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: said + complaint };
}

describe('npm run operator', () => {
  const email = 'olga@example.com';

  test('works before the first start and creates an account with a password link', async () => {
    const { code, said } = await command('Olga@Example.com', '--name', 'Olga Bo');
    expect(said).toContain(`${email} is an operator now, with a new account.`);
    expect(said).toMatch(/https:\/\/landfall\.example\.com\/app\/reset-password\?token=[\w-]{43}\s/);
    expect(code).toBe(0);
  });

  test('works beside a running server, through to the back office', async () => {
    const server = await installation.start();
    const { said } = await command(email);
    expect(said).toContain(`${email} is an operator already.`);
    const token = /token=(\S+)/.exec(said)?.[1];
    const password = 'a lantern over the harbour';
    const chosen = await aVisitor(server)('POST', '/password-reset/complete', {
      body: { token, newPassword: password },
    });
    expect(chosen.status).toBe(200);

    const { headers } = await aVisitor(server)('POST', '/login', { body: { email, password } });
    const call = callerWith(server, { cookie: cookieOf(headers) });
    expect((await call('GET', '/session')).body).toMatchObject({ isOperator: true });
    // A password alone opens no back office.
    expect(refusal(await call('GET', '/operator'))).toEqual({ status: 403, code: 'second-factor-required' });
    await installation.query("update sessions set second_factor = 'code'");
    expect((await call('GET', '/operator')).status).toBe(200);

    expect((await command(email, '--remove')).said).toContain(`${email} is an operator no longer.`);
    expect(refusal(await call('GET', '/operator'))).toEqual({ status: 403, code: 'operators-only' });
    expect((await call('GET', '/session')).body).toMatchObject({ isOperator: false });
  });

  test.each([[['nobody']], [['a@example.com', '--force']]])(
    'prints its usage for unknown arguments: %j',
    async (args) => {
      const { code, said } = await command(...args);
      expect(code).toBe(1);
      expect(said).toContain('npm run operator -- you@example.com');
      expect(said).not.toContain('    at ');
    },
  );
});
