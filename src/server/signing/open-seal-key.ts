import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { installation } from '../platform/database/tables.ts';
import { openSeal } from '../platform/seal.ts';
import type { SealKey, SealKeyText } from './seal/certificate.ts';

interface SealKeyOptions {
  database: Pick<Database, 'orm'>;
  /** Encrypts the key in the database. */
  authSecret: string;
  /** Files of an own key and its certificates; made here if absent. */
  own?: { certificateFile: string; keyFile: string } | undefined;
  /** Whom a certificate made here names. */
  name: () => string;
  clock: () => Date;
}

const row = 'document-seal';

/** Loaded with the first signature: an idle server is spared the library of certificates. */
const certificates = () => import('./seal/certificate.ts');

/** The key that documents are sealed with: the operator's own, or one that is made with the first document. */
export function openSealKey(options: SealKeyOptions): () => Promise<SealKey> {
  let known: Promise<SealKey> | undefined;
  return () => {
    known ??= readOrMake(options).then(async (text) => (await certificates()).readSealKey(text));
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
}

async function readOrMake({ database, authSecret, own, name, clock }: SealKeyOptions): Promise<SealKeyText> {
  if (own) {
    const [certificate, privateKey] = await Promise.all(
      [own.certificateFile, own.keyFile].map((file) => readFile(file, 'utf8')),
    );
    return { certificate: certificate ?? '', privateKey: privateKey ?? '' };
  }
  const seal = openSeal(authSecret, 'document seal');
  const stored = async () =>
    (await database.orm.select().from(installation).where(eq(installation.name, row)))[0]?.value;
  if ((await stored()) === undefined) {
    const { makeSealKey } = await certificates();
    const value = seal.seal(JSON.stringify(await makeSealKey(name(), clock())), row);
    // Another instance may have been first.
    await database.orm.insert(installation).values({ name: row, value }).onConflictDoNothing();
  }
  return JSON.parse(seal.open((await stored()) ?? '', row)) as SealKeyText;
}
