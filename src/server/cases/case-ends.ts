import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { cases } from './tables.ts';

/** Whether a company is incorporated, inside a statement that has its id. */
export const isIncorporated = (companyId: SQLWrapper): SQL => hasReached(companyId, 'formation');

/** Whether a company is closed, inside a statement that has its id. */
export const isCompanyClosed = (companyId: SQLWrapper): SQL => hasReached(companyId, 'closing');

function hasReached(companyId: SQLWrapper, kind: 'formation' | 'closing'): SQL {
  return sql`exists (
    select 1 from ${cases}
    where ${cases.companyId} = ${companyId} and ${cases.kind} = ${kind} and ${cases.reachedOn} is not null
  )`;
}

/** How far a company has come: from the one a name needs no reservation, from the other nothing has to be renewed. */
export async function endsOf(
  { orm }: Rows,
  companyId: string,
): Promise<{ isIncorporated: boolean; isClosed: boolean }> {
  const id = sql`${companyId}::uuid`;
  const { rows } = await orm.execute<{ incorporated: boolean; closed: boolean }>(
    sql`select ${isIncorporated(id)} as incorporated, ${isCompanyClosed(id)} as closed`,
  );
  return { isIncorporated: rows[0]?.incorporated ?? false, isClosed: rows[0]?.closed ?? false };
}
