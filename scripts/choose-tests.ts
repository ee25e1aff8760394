import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const server = 'src/server';

/** Tests of rooms that need no server take seconds, so all of them run. */
const always = ['src/domain', 'src/contract', 'src/messages', 'src/web', 'scripts'];
/** Tests of every operation, whatever its feature. */
const everyOperation = ['src/server/access.test.ts', 'src/server/openapi.test.ts'];

/**
 * The tests that a change needs, as paths for Vitest: the fast rooms, and of the server's features those that changed
 * or import a changed file of another room.
 * @param changed paths of changed files in the project
 */
export function testsFor(changed: readonly string[]): string[] {
  const features = readdirSync(server, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(server, name));
  const imported = changed
    .map((file) => /^src\/(domain|contract|messages\/en)\/(.+)$/.exec(file))
    .filter((match) => match !== null)
    .map(([, room = '', path = '']) => `#${room.replace('messages/en', 'messages')}/${path}`);
  const affected = features.filter(
    (feature) =>
      changed.some((file) => file.startsWith(`${feature}/`)) ||
      (imported.length > 0 && importsOf(feature).some((path) => imported.includes(path))),
  );
  const tests = changed.filter((file) => /^src\/server\/[^/]+\.test\.ts$/.test(file));
  return [...new Set([...always, ...everyOperation, ...affected.map((feature) => `${feature}/`), ...tests])];
}

function importsOf(feature: string): string[] {
  return readdirSync(feature, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(feature, file), 'utf8').matchAll(/from '(#[^']+)'/g)])
    .map(([, path = '']) => path);
}

/**
 * Files that differ from the remote branch, committed or not; on an unchanged checkout those of the last commit.
 * `undefined` without a Git history.
 */
export function changedFiles(): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  try {
    const added = git('ls-files', '--others', '--exclude-standard');
    const since = (commit: string) => [...git('diff', '--name-only', commit), ...added];
    const ahead = sinceUpstream();
    return ahead.length > 0 ? ahead : since('HEAD~1');

    function sinceUpstream(): string[] {
      try {
        const [base = 'HEAD'] = git('merge-base', 'HEAD', '@{upstream}');
        return since(base);
      } catch {
        return since('HEAD');
      }
    }
  } catch {
    return undefined;
  }
}
