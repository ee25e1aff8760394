import { eq, sql } from 'drizzle-orm';
import type { LegalTextName } from '#domain/brand/legal-text.ts';
import type { Rows } from '../platform/database/scope.ts';
import { installation } from '../platform/database/tables.ts';
import type { StoredBrand } from './stored-brand.ts';

const brandName = 'brand';
const nameOfText = (text: LegalTextName) => `brand-${text}`;

/** The brand as it is kept, as text: who has read the same text before knows that nothing has changed. */
export function readStoredBrand(rows: Rows): Promise<string | undefined> {
  return readValue(rows, brandName);
}

/** The same, locked for a change, so that concurrent changes wait. */
export async function lockStoredBrand({ orm }: Rows): Promise<StoredBrand> {
  const unset: StoredBrand = { version: 0 };
  await orm
    .insert(installation)
    .values({ name: brandName, value: JSON.stringify(unset) })
    .onConflictDoNothing();
  const [row] = await orm
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, brandName))
    .for('update');
  return row ? (JSON.parse(row.value) as StoredBrand) : unset;
}

export async function writeStoredBrand(rows: Rows, brand: StoredBrand): Promise<void> {
  await writeValue(rows, brandName, JSON.stringify(brand));
}

/** A legal text in Markdown; `undefined` where the built-in one holds. */
export function readOwnText(rows: Rows, text: LegalTextName): Promise<string | undefined> {
  return readValue(rows, nameOfText(text));
}

export async function writeOwnText(rows: Rows, text: LegalTextName, markdown: string | null): Promise<void> {
  if (markdown !== null) return writeValue(rows, nameOfText(text), markdown);
  await rows.orm.delete(installation).where(eq(installation.name, nameOfText(text)));
}

async function readValue({ orm }: Rows, name: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, name));
  return row?.value;
}

async function writeValue({ orm }: Rows, name: string, value: string): Promise<void> {
  await orm
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value: sql`excluded.value` } });
}
