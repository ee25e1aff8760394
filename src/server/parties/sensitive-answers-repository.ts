import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type SensitiveAnswers, type SensitiveField, sensitiveFields } from '#domain/parties/party.ts';
import { type CompanyKey, currentKey, keysOf, openText, sealText } from '../company-keys/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { openSeal, type Seal } from '../platform/seal.ts';
import type { Secrets } from '../platform/secrets.ts';
import { type RequestField, sensitiveAnswers, sensitiveReads } from './tables.ts';

type AnswerSecrets = Pick<Secrets, 'authSecret'>;

/** Whose answer it is: it opens nowhere else. */
interface AnswerOf {
  companyId: string;
  partyId: string;
  userId: string;
  field: SensitiveField | RequestField;
}

const labelOf = ({ companyId, partyId, userId, field }: AnswerOf) =>
  `${companyId}/answer/${partyId}/${userId}/${field}`;

/**
 * The answers that the transaction may see; PostgreSQL hides those of everybody else. What was sealed with a key that
 * has been erased is gone.
 */
export async function readAnswers(
  rows: Rows,
  secrets: AnswerSecrets,
  companyId: string,
  partyId: string,
): Promise<SensitiveAnswers> {
  const answers = await readAll(rows, secrets, companyId, partyId);
  return Object.fromEntries(sensitiveFields.flatMap((field) => entryOf(answers, field)));
}

function entryOf(answers: ReadonlyMap<string, string>, field: SensitiveField): [string, string][] {
  const answer = answers.get(field);
  return answer === undefined ? [] : [[field, answer]];
}

/** What requests to a party asked and were answered, by id, as far as the transaction may see it. */
export async function readRequestTexts(
  rows: Rows,
  secrets: AnswerSecrets,
  companyId: string,
  partyId: string,
): Promise<(request: string) => { question: string; answer: string }> {
  const texts = await readAll(rows, secrets, companyId, partyId);
  return (id) => ({
    question: texts.get(`asked ${id}` satisfies RequestField) ?? '',
    answer: texts.get(`answered ${id}` satisfies RequestField) ?? '',
  });
}

async function readAll(
  rows: Rows,
  secrets: AnswerSecrets,
  companyId: string,
  partyId: string,
): Promise<ReadonlyMap<string, string>> {
  const keys = await keysOf(secrets, rows, companyId);
  const found = await rows.orm.select().from(sensitiveAnswers).where(eq(sensitiveAnswers.partyId, partyId));
  return new Map(
    found.flatMap((row) => {
      const key = keys.find(({ version }) => version === row.keyVersion)?.key;
      return key ? [[row.field, openText(key, labelOf(row), row.sealed)] as const] : [];
    }),
  );
}

/** Stores for a person what they are asked. Whoever asks may write it, and reads nothing by that. */
export async function storeQuestion(
  rows: Rows,
  secrets: AnswerSecrets,
  of: Omit<AnswerOf, 'field'> & { request: string },
  text: string,
  at: Date,
): Promise<void> {
  const { request, ...whose } = of;
  await rows.orm.execute(sql`select set_config('landfall.opens', 'sensitive-answers', true)`);
  await storeAnswer(rows, secrets, { ...whose, field: `asked ${request}` }, text, at);
  await rows.orm.execute(sql`select set_config('landfall.opens', '', true)`);
}

/** Stores one answer of a person; an empty one is removed. */
export async function storeAnswer(
  rows: Rows,
  secrets: AnswerSecrets,
  of: AnswerOf,
  text: string,
  at: Date,
): Promise<void> {
  const { orm } = rows;
  const { partyId: party, userId: user, field: name } = sensitiveAnswers;
  if (text === '') {
    await orm
      .delete(sensitiveAnswers)
      .where(and(eq(party, of.partyId), eq(user, of.userId), eq(name, of.field)));
    return;
  }
  const { version: keyVersion, key } = await currentKey(secrets, rows, of.companyId);
  const values = { sealed: sealText(key, labelOf(of), text), keyVersion, answeredAt: at };
  await orm
    .insert(sensitiveAnswers)
    .values({ ...of, ...values })
    .onConflictDoUpdate({ target: [party, user, name], set: values });
}

/** Seals a company's answers with its newest key, in the scope of the installation. */
export async function sealAnswersAgain(rows: Rows, secrets: AnswerSecrets, companyId: string): Promise<void> {
  const keys = await keysOf(secrets, rows, companyId);
  const [newest] = keys;
  for (const row of await lockAnswers(rows, eq(sensitiveAnswers.companyId, companyId))) {
    const known = keys.find(({ version }) => version === row.keyVersion);
    if (!newest || !known || known === newest) continue;
    await sealWith(rows, row, newest, openText(known.key, labelOf(row), row.sealed));
  }
}

/**
 * Seals answers with their company's key that an earlier release sealed with the installation's secret, in the scope
 * of the installation. What none of the secrets opens stays as it is.
 */
export async function takeOverAnswers(
  rows: Rows,
  secrets: AnswerSecrets,
  formerSecret?: string,
): Promise<void> {
  const seals = [secrets.authSecret, formerSecret].flatMap((secret) =>
    secret === undefined ? [] : [openSeal(secret, 'sensitive answers')],
  );
  for (const row of await lockAnswers(rows, isNull(sensitiveAnswers.keyVersion))) {
    const text = openedBy(seals, row);
    if (text === undefined) continue;
    await sealWith(rows, row, await currentKey(secrets, rows, row.companyId), text);
  }
}

function openedBy(seals: readonly Seal[], { sealed, partyId }: AnswerRow): string | undefined {
  for (const seal of seals) {
    try {
      return seal.open(sealed, partyId);
    } catch {
      // Another secret may open it.
    }
  }
  return undefined;
}

type AnswerRow = typeof sensitiveAnswers.$inferSelect;

function lockAnswers({ orm }: Rows, which: SQL): Promise<AnswerRow[]> {
  return orm.select().from(sensitiveAnswers).where(which).for('update').execute();
}

async function sealWith(
  { orm }: Rows,
  row: AnswerRow,
  { version, key }: CompanyKey,
  text: string,
): Promise<void> {
  await orm
    .update(sensitiveAnswers)
    .set({ sealed: sealText(key, labelOf(row), text), keyVersion: version })
    .where(
      and(
        eq(sensitiveAnswers.partyId, row.partyId),
        eq(sensitiveAnswers.userId, row.userId),
        eq(sensitiveAnswers.field, row.field),
      ),
    );
}

/** Lets staff see a party's answers in this transaction, which records the opening for that person to see. */
export async function recordOpening(
  { orm }: Rows,
  {
    companyId,
    partyId,
    readerId,
    readerName,
    at,
  }: {
    companyId: string;
    partyId: string;
    readerId: string;
    readerName: string;
    at: Date;
  },
): Promise<void> {
  await orm.insert(sensitiveReads).values({ companyId, partyId, readerId, readerName, readAt: at });
  await orm.execute(sql`select set_config('landfall.opens', 'sensitive-answers', true)`);
}

/** Who opened a party's answers, latest first. */
export function listOpenings({ orm }: Rows, partyId: string): Promise<{ by: string; at: Date }[]> {
  return orm
    .select({ by: sensitiveReads.readerName, at: sensitiveReads.readAt })
    .from(sensitiveReads)
    .where(eq(sensitiveReads.partyId, partyId))
    .orderBy(desc(sensitiveReads.readAt))
    .limit(100);
}
