import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { webContract } from './web-contract.ts';

/** The script that a page gets which names these operations of the contract. */
async function built(file: string, ...operations: string[]): Promise<string> {
  const entry = '\0entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      webContract('src/contract'),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) =>
          id === entry
            ? `import { ${operations.join(', ')} } from ${JSON.stringify(resolve('src/contract', file))};
               globalThis.named = [${operations.join(', ')}];`
            : null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  });
  if (!('output' in result)) throw new Error('Nothing was built.');
  return result.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

test('the web gets the way to call an operation and the rules of what it sends', async () => {
  const script = await built('team.ts', 'inviteMember');
  expect(script).toMatch(/path: ['"]\/companies\/\{id\}\/invitations['"]/);
  expect(script).toMatch(/\binput: /);
  expect(script).toMatch(/\bidempotent: true/);
});

test('the web gets neither what an operation answers nor schemas that nothing else uses', async () => {
  const script = await built('cases.ts', 'readCases', 'recordTaskAction');
  for (const ofServer of [
    'caseFileOutput',
    'too-many-entries',
    'feature:',
    'attachedPaperView',
    'paperTypes',
  ])
    expect(script).not.toContain(ofServer);
});
