import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { installation } from './database/tables.ts';

export interface Secrets {
  /** Public identifier of the web client: no secret, yet generated like one. */
  anonymousKey: string;
  /** Signs sessions. */
  authSecret: string;
}

const names = { anonymousKey: 'anonymous-key', authSecret: 'auth-secret' };

/**
 * The installation's secrets: those the operator set, else those that the first start generated. The
 * database keeps them, so that all instances have the same, also those that start at the same moment.
 */
export async function openSecrets({ orm }: Database, given: Partial<Secrets>): Promise<Secrets> {
  const { anonymousKey, authSecret } = given;
  if (anonymousKey && authSecret) return { anonymousKey, authSecret };
  await orm
    .insert(installation)
    .values([
      { name: names.anonymousKey, value: `anon_${randomBytes(24).toString('base64url')}` },
      { name: names.authSecret, value: randomBytes(32).toString('base64url') },
    ])
    .onConflictDoNothing();
  const kept = await orm
    .select()
    .from(installation)
    .where(inArray(installation.name, Object.values(names)));
  const keptAs = (name: string) => kept.find((row) => row.name === name)?.value ?? '';
  return {
    anonymousKey: anonymousKey ?? keptAs(names.anonymousKey),
    authSecret: authSecret ?? keptAs(names.authSecret),
  };
}
