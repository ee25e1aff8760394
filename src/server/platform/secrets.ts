import { randomBytes, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { installation } from './database/tables.ts';

export interface Secrets {
  /** Public identifier of the web client: not secret, but as hard to guess as one. */
  anonymousKey: string;
  /** Signs sessions and encrypts secrets in the database. */
  authSecret: string;
}

interface OpenedSecrets extends Secrets {
  /** Where the auth secret is stored, for the start log. */
  authSecretPlace: string;
}

interface Options {
  database: Pick<Database, 'orm'>;
  /** The configured secrets. */
  anonymousKey?: string | undefined;
  authSecret?: string | undefined;
  /** File for a generated auth secret; the database by default. */
  secretFile?: string | undefined;
}

/**
 * The installation's secrets: configured, or generated on the first start. Concurrent instances get the same ones.
 */
export async function openSecrets({
  database,
  anonymousKey,
  authSecret,
  secretFile,
}: Options): Promise<OpenedSecrets> {
  return {
    anonymousKey: anonymousKey ?? (await keptInDatabase(database, 'anonymous-key', newAnonymousKey)),
    ...(await openAuthSecret(database, authSecret, secretFile)),
  };
}

const authSecretRow = 'auth-secret';
const newAnonymousKey = () => `anon_${randomBytes(24).toString('base64url')}`;
const newAuthSecret = () => randomBytes(32).toString('base64url');

async function openAuthSecret(
  database: Pick<Database, 'orm'>,
  given: string | undefined,
  file: string | undefined,
): Promise<Omit<OpenedSecrets, 'anonymousKey'>> {
  if (given) {
    // If the configured value is also stored in the database, remove it there.
    if ((await rowOf(database, authSecretRow)) === given) await removeRow(database, authSecretRow);
    return { authSecret: given, authSecretPlace: 'AUTH_SECRET' };
  }
  if (!file) {
    return {
      authSecret: await keptInDatabase(database, authSecretRow, newAuthSecret),
      authSecretPlace: 'a secret in the same database: set AUTH_SECRET to keep it apart',
    };
  }
  let authSecret = await readSecret(file);
  if (authSecret === undefined) {
    // Earlier versions stored it in the database; a new one would sign everyone out.
    await createSecret(file, (await rowOf(database, authSecretRow)) ?? newAuthSecret());
    authSecret = await readSecret(file);
  }
  if (!authSecret) throw new Error(`${file} is empty. Restore it from a backup, or set AUTH_SECRET.`);
  await removeRow(database, authSecretRow);
  return { authSecret, authSecretPlace: file };
}

async function rowOf({ orm }: Pick<Database, 'orm'>, name: string): Promise<string | undefined> {
  const [row] = await orm.select().from(installation).where(eq(installation.name, name));
  return row?.value;
}

async function removeRow({ orm }: Pick<Database, 'orm'>, name: string): Promise<void> {
  await orm.delete(installation).where(eq(installation.name, name));
}

async function keptInDatabase(
  database: Pick<Database, 'orm'>,
  name: string,
  newValue: () => string,
): Promise<string> {
  const known = await rowOf(database, name);
  if (known !== undefined) return known;
  await database.orm.insert(installation).values({ name, value: newValue() }).onConflictDoNothing();
  return (await rowOf(database, name)) ?? '';
}

/** @returns `undefined` if there is no such file */
async function readSecret(path: string): Promise<string | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      return (await file.readFile('utf8')).trim();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Created atomically: if several instances create the file, the first one's stays. */
async function createSecret(path: string, secret: string): Promise<void> {
  const unfinished = join(dirname(path), `.auth-secret-${randomUUID()}`);
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(unfinished, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
