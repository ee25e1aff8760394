import type { Person } from '#domain/accounts/person.ts';
import type { ThreadSide } from '#domain/threads/thread-item.ts';
import { announce, markMessagesRead } from '../notifications/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { inCompany } from '../tenancy/index.ts';
import { inThreadAsStaff } from './in-thread-as-staff.ts';
import type { ThreadPorts } from './ports.ts';
import { findReaders, saveReadPosition } from './thread-repository.ts';

/**
 * Notes that one of the company's people has read up to a position.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function markThreadRead(
  { database, clock }: Pick<ThreadPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  position: number,
): Promise<void> {
  return inCompany({ database }, person, companyId, 'read-thread', (scope) =>
    noteRead(scope, { companyId, personId: person.id, side: 'company', position, at: clock() }),
  );
}

/**
 * The same for staff.
 * @throws Failure 'company-not-found'
 */
export function markThreadReadAsStaff(
  { database, clock }: Pick<ThreadPorts, 'clock' | 'database'>,
  staff: Person,
  companyId: string,
  position: number,
): Promise<void> {
  return inThreadAsStaff({ database }, staff, companyId, (transaction) =>
    noteRead(transaction, { companyId, personId: staff.id, side: 'agency', position, at: clock() }),
  );
}

interface Read {
  companyId: string;
  personId: string;
  side: ThreadSide;
  position: number;
  at: Date;
}

async function noteRead(transaction: Transaction, read: Read): Promise<void> {
  const hasMoved = await saveReadPosition(transaction, read);
  await markMessagesRead(transaction, read);
  if (!hasMoved) return announce(transaction, { people: [read.personId] });
  // The other side sees that it was read.
  await announce(transaction, {
    people: await findReaders(transaction, read.companyId),
    thread: read.companyId,
  });
}
