import { readFileSync } from 'node:fs';
import type { HealthPart } from '#contract/health.ts';
import type { Person } from '#domain/accounts/person.ts';
import { checkExpert } from '../assistant/index.ts';
import { checkFiles } from '../files/index.ts';
import { checkDatabase, checkRowSecurity } from '../platform/database/check-database.ts';
import type { PartCheck } from '../platform/part-check.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import type { OperatorPorts } from './ports.ts';

type HealthPorts = Omit<OperatorPorts, 'clock' | 'rateLimits'>;

/** The check of each part; the compiler keeps the map complete. */
const checks: Record<HealthPart, (services: HealthPorts) => Promise<PartCheck>> = {
  database: ({ database }) => checkDatabase(database),
  'row-security': ({ database }) => checkRowSecurity(database),
  files: ({ files }) => checkFiles(files),
  'paper-checks': ({ paperChecks }) => paperChecks.check(),
  typesetting: ({ typesetter }) => typesetter.check(),
  mail: ({ mail }) => mail.check(),
  jobs: ({ jobs }) => jobs.check(),
  expert: checkExpert,
  voice: ({ voice }) => voice.check(),
  payments: ({ billing }) => billing.check(),
};

/** Timeout of a check, in ms. */
const defaultTimeoutMs = 10_000;

const checkings: Limit = { name: 'check-health', times: 60, windowSeconds: 10 * 60 };

/**
 * Runs all checks concurrently, each with a timeout.
 * @throws Failure 'too-many-requests'
 */
export async function checkHealth(
  services: HealthPorts & Pick<OperatorPorts, 'rateLimits'>,
  operator: Person,
  timeoutMs = defaultTimeoutMs,
) {
  await services.rateLimits.count(checkings, operator.id);
  const parts = Object.entries(checks) as [HealthPart, (services: HealthPorts) => Promise<PartCheck>][];
  return {
    checks: await Promise.all(
      parts.map(([part, check]) => checkWithTimeout(part, checked(services, part, check), timeoutMs)),
    ),
    versions: await versionsOf(services, timeoutMs),
  };
}

async function checkWithTimeout(
  part: HealthPart,
  check: Promise<PartCheck>,
  timeoutMs: number,
): Promise<PartCheck & { part: HealthPart; milliseconds: number }> {
  const start = performance.now();
  const found = await withTimeout(check, timeoutMs);
  return {
    part,
    ...(found === 'late'
      ? { ok: false, sentence: `It gave no answer within ${timeoutMs / 1000} seconds. Please try again.` }
      : found),
    milliseconds: Math.round(performance.now() - start),
  };
}

/** An error may contain sensitive details, so it only goes to the log. */
async function checked(
  services: HealthPorts,
  part: HealthPart,
  check: (services: HealthPorts) => Promise<PartCheck>,
): Promise<PartCheck> {
  try {
    return await check(services);
  } catch (error) {
    services.log.warn({ err: error }, `The check of '${part}' failed.`);
    return { ok: false, sentence: 'It could not be checked. The server’s log says why.' };
  }
}

async function versionsOf(
  { database }: Pick<OperatorPorts, 'database'>,
  timeoutMs: number,
): Promise<{ name: string; version: string }[]> {
  const answer = database.pool
    .query<{ version: string }>("select current_setting('server_version') as version")
    .then(({ rows }) => rows[0]?.version.split(' ')[0])
    .catch(() => undefined);
  const postgres = await withTimeout(answer, timeoutMs);
  return [
    { name: 'Landfall', version: ownVersion },
    { name: 'Node.js', version: process.versions.node },
    ...(postgres && postgres !== 'late' ? [{ name: 'PostgreSQL', version: postgres }] : []),
  ];
}

const { version: ownVersion } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };
