import { eq, sql } from 'drizzle-orm';
import type { Practice } from '#domain/cases/fold-case.ts';
import type { Rows } from '../platform/database/scope.ts';
import { installation } from '../platform/database/tables.ts';

const name = 'agency';

/** How the installation works; without an agency until its staff say otherwise. */
export async function readPractice({ orm }: Rows): Promise<Practice> {
  const [row] = await orm
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, name));
  return { hasAgency: row?.value === 'on' };
}

/** Whether anybody has said how the installation works. */
export async function isPracticeAnswered({ orm }: Rows): Promise<boolean> {
  const rows = await orm
    .select({ name: installation.name })
    .from(installation)
    .where(eq(installation.name, name));
  return rows.length > 0;
}

export async function storePractice({ orm }: Rows, { hasAgency }: Practice): Promise<void> {
  await orm
    .insert(installation)
    .values({ name, value: hasAgency ? 'on' : 'off' })
    .onConflictDoUpdate({ target: installation.name, set: { value: sql`excluded.value` } });
}
