import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { openSeal, type Seal } from '../platform/seal.ts';
import type { Secrets } from '../platform/secrets.ts';
import { companyKeys, keptKeys } from './tables.ts';

/** A company's key in one of its versions. */
export interface CompanyKey {
  version: number;
  key: Buffer;
}

/**
 * The company's newest key, made with the first thing that is sealed with it. Until the transaction ends, a rotation
 * waits before it removes it.
 */
export async function currentKey(
  secrets: Pick<Secrets, 'authSecret'>,
  rows: Rows,
  companyId: string,
): Promise<CompanyKey> {
  const known = await newestLocked(secrets, rows, companyId);
  if (known) return known;
  await addKey(secrets, rows, companyId, 1);
  // Another request may have been first.
  const made = await newestLocked(secrets, rows, companyId);
  if (!made) throw new Error('The key of a company could not be stored.');
  return made;
}

async function newestLocked(
  secrets: Pick<Secrets, 'authSecret'>,
  { orm }: Rows,
  companyId: string,
): Promise<CompanyKey | undefined> {
  const rows = await orm
    .select({ version: companyKeys.version, sealedKey: companyKeys.sealedKey })
    .from(companyKeys)
    .where(eq(companyKeys.companyId, companyId))
    .orderBy(desc(companyKeys.version))
    .limit(1)
    .for('key share');
  return opened(secrets, companyId, rows)[0];
}

/** All keys of a company that something is still sealed with, newest first. */
export async function keysOf(
  secrets: Pick<Secrets, 'authSecret'>,
  { orm }: Rows,
  companyId: string,
): Promise<CompanyKey[]> {
  const rows = await orm
    .select({ version: companyKeys.version, sealedKey: companyKeys.sealedKey })
    .from(companyKeys)
    .where(eq(companyKeys.companyId, companyId))
    .orderBy(desc(companyKeys.version));
  return opened(secrets, companyId, rows);
}

/** Keeps a company's keys beyond its removal. */
export async function keepKeys({ orm }: Rows, companyId: string): Promise<void> {
  const { version, sealedKey } = companyKeys;
  const rows = await orm
    .select({ companyId: companyKeys.companyId, version, sealedKey })
    .from(companyKeys)
    .where(eq(companyKeys.companyId, companyId));
  if (rows.length > 0) await orm.insert(keptKeys).values(rows).onConflictDoNothing();
}

/** The keys of a company that is gone. */
export async function keptKeysOf(
  secrets: Pick<Secrets, 'authSecret'>,
  { orm }: Rows,
  companyId: string,
): Promise<CompanyKey[]> {
  return opened(
    secrets,
    companyId,
    await orm.select().from(keptKeys).where(eq(keptKeys.companyId, companyId)),
  );
}

/** Ends what was kept of a company: nothing sealed with its keys opens any more. */
export async function removeKeptKeys({ orm }: Rows, companyId: string): Promise<void> {
  await orm.delete(keptKeys).where(eq(keptKeys.companyId, companyId));
}

function opened(
  secrets: Pick<Secrets, 'authSecret'>,
  companyId: string,
  rows: readonly { version: number; sealedKey: string }[],
): CompanyKey[] {
  const seal = sealOf(secrets);
  return rows.map(({ version, sealedKey }) => ({
    version,
    key: Buffer.from(seal.open(sealedKey, ownerOf(companyId, version)), 'base64'),
  }));
}

/** The key that something was sealed with. */
export function keyIn(keys: readonly CompanyKey[], version: number): Buffer {
  const found = keys.find((key) => key.version === version);
  if (!found) throw new Error('Something is sealed with a key that is gone.');
  return found.key;
}

/** Adds a new key, unless another request has just done so. */
export async function addKey(
  secrets: Pick<Secrets, 'authSecret'>,
  { orm }: Rows,
  companyId: string,
  version: number,
): Promise<void> {
  const sealedKey = sealOf(secrets).seal(randomBytes(32).toString('base64'), ownerOf(companyId, version));
  await orm
    .insert(companyKeys)
    .values({ companyId, version, sealedKey, createdAt: new Date() })
    .onConflictDoNothing();
}

/** Stores a key that something is sealed with already. */
export async function storeKey(
  secrets: Pick<Secrets, 'authSecret'>,
  { orm }: Rows,
  companyId: string,
  { version, key }: CompanyKey,
): Promise<void> {
  const sealedKey = sealOf(secrets).seal(key.toString('base64'), ownerOf(companyId, version));
  await orm.insert(companyKeys).values({ companyId, version, sealedKey, createdAt: new Date() });
}

/**
 * Seals keys again that were sealed with the installation's former secret.
 * @returns how many
 * @throws Error for a key that neither secret opens
 */
export async function sealKeysAgain(
  secrets: Pick<Secrets, 'authSecret'>,
  formerSecret: string,
  { orm }: Rows,
): Promise<number> {
  const [seal, former] = [sealOf(secrets), sealOf({ authSecret: formerSecret })];
  let sealedAgain = 0;
  for (const table of [companyKeys, keptKeys]) {
    for (const { companyId, version, sealedKey } of await orm.select().from(table)) {
      const owner = ownerOf(companyId, version);
      if (opens(seal, sealedKey, owner)) continue;
      await orm
        .update(table)
        .set({ sealedKey: seal.seal(former.open(sealedKey, owner), owner) })
        .where(and(eq(table.companyId, companyId), eq(table.version, version)));
      sealedAgain += 1;
    }
  }
  return sealedAgain;
}

function opens(seal: Seal, sealed: string, owner: string): boolean {
  try {
    seal.open(sealed, owner);
    return true;
  } catch {
    return false;
  }
}

export async function listCompaniesWithKeys({ orm }: Rows): Promise<string[]> {
  const rows = await orm.selectDistinct({ companyId: companyKeys.companyId }).from(companyKeys);
  return rows.map(({ companyId }) => companyId);
}

/** @throws a violated reference where something is still sealed with it */
export async function removeKey({ orm }: Rows, companyId: string, version: number): Promise<void> {
  await orm
    .delete(companyKeys)
    .where(and(eq(companyKeys.companyId, companyId), eq(companyKeys.version, version)));
}

function sealOf({ authSecret }: Pick<Secrets, 'authSecret'>): Seal {
  return openSeal(authSecret, 'company keys');
}

const ownerOf = (companyId: string, version: number) => `${companyId}/${version}`;
