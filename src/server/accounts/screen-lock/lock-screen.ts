import type { Person } from '#domain/accounts/person.ts';
import type { Database } from '../../platform/database/database.ts';
import { inScope, type Transaction } from '../../platform/database/scope.ts';
import { lock } from '../session-repository.ts';

/** Logs what happens to a lock, in the transaction of the cause. */
export type NoteScreenLock = (
  transaction: Transaction,
  entry: {
    person: Person;
    action: 'screen-locked' | 'screen-unlocked' | 'unlock-refused';
    details: Readonly<Record<string, string>>;
    at: Date;
  },
) => Promise<void>;

interface Ports {
  database: Database;
  clock: () => Date;
  noteScreenLock: NoteScreenLock;
}

/** Locks a session until its person unlocks it. Its open pages hear no more of what is new. */
export async function lockScreen(
  { database, clock, noteScreenLock }: Ports,
  { id, person }: { id: string; person: Person },
  how: 'idle' | 'by-hand',
): Promise<void> {
  const at = clock();
  await inScope(database, 'installation', async (transaction) => {
    if (!(await lock(transaction, id, at))) return;
    await noteScreenLock(transaction, { person, action: 'screen-locked', details: { how }, at });
  });
}
