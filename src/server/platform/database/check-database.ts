import type { PartCheck } from '../part-check.ts';
import type { Database } from './database.ts';
import { passesRowSecurity } from './restricted-role.ts';

/** Whether the database answers and accepts writes. */
export async function checkDatabase({ pool }: Pick<Database, 'pool'>): Promise<PartCheck> {
  try {
    const { rows } = await pool.query<{ version: string; readonly: string }>(
      "select current_setting('server_version') as version, current_setting('transaction_read_only') as readonly",
    );
    const [found] = rows;
    if (found?.readonly === 'on') {
      return {
        ok: false,
        sentence:
          'The database takes no changes: it is read-only. Please let DATABASE_URL name one that can be written to.',
      };
    }
    return { ok: true, sentence: `PostgreSQL ${found?.version.split(' ')[0]} answers.` };
  } catch {
    return {
      ok: false,
      sentence: 'The database does not answer. Please look at its own log, and at DATABASE_URL.',
    };
  }
}

/** Whether row-level security works: a transaction without a company must see no rows. */
export async function checkRowSecurity({ pool }: Pick<Database, 'pool'>): Promise<PartCheck> {
  const { rows } = await pool.query<{ seen: boolean }>('select exists (select from companies) as seen');
  if (rows[0]?.seen || (await passesRowSecurity(pool))) {
    return {
      ok: false,
      sentence:
        'The database does not keep companies apart by itself: its user passes row-level security. ' +
        'Please give Landfall a user that is no superuser and has no BYPASSRLS, or may make roles.',
    };
  }
  return { ok: true, sentence: 'The database itself keeps companies apart.' };
}
