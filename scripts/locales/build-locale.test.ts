import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLocale } from './build-locale.ts';

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: process.cwd(),
    appType: 'custom',
    logLevel: 'error',
    plugins: [buildLocale('pseudo')],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
});

afterAll(() => server.close());

test('a build for another locale uses its catalogues without changed imports', async () => {
  const { problemsOf } = await server.ssrLoadModule('/src/web/platform/check-input.ts');
  const { login } = await server.ssrLoadModule('/src/contract/accounts.ts');
  expect(problemsOf(login, { email: '', password: '' })).toEqual({
    email: '⟦Émåîl îš réqûîréd.⟧',
    password: '⟦Påššwörd îš réqûîréd.⟧',
  });
});

test('a catalogue imports others in the same locale', async () => {
  const { planMessages } = await server.ssrLoadModule('#messages/plans.ts');
  expect(planMessages.facts).toBe('⟦Kéy fåçtš⟧');
  expect(planMessages.title('AE', 'free-zone', 'dmcc')).toContain('⟦DMCC⟧');
});

test('a build fails if the locale lacks a catalogue', async () => {
  const { resolveId } = buildLocale('xx');
  const resolving = (resolveId as unknown as (...given: unknown[]) => Promise<unknown>).call(
    { resolve: async () => ({ id: '/src/messages/en/team.ts' }) },
    '#messages/team.ts',
    '/src/web/team/users-page.tsx',
    {},
  );
  await expect(resolving).rejects.toThrow('There is no catalogue /src/messages/xx/team.ts.');
});
