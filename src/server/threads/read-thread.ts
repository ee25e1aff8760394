import type { ThreadSpan } from '#contract/threads.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { may } from '#domain/team/permissions.ts';
import type { ThreadSide } from '#domain/threads/thread-item.ts';
import { describePapers, type PaperReader } from '../papers/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { inCompany } from '../tenancy/index.ts';
import { findAttachedToItems, findAttachedToNotes } from './attached-repository.ts';
import { inThreadAsStaff } from './in-thread-as-staff.ts';
import type { ThreadPorts } from './ports.ts';
import { findItems, findNotes, findReadPositions } from './thread-repository.ts';
import type { ShownItem, ShownNote } from './views.ts';

/** Items of one answer. */
const itemsPerPage = 50;

interface Thread {
  items: ShownItem[];
  hasEarlier: boolean;
  readUpTo: number;
  seenUpTo: number;
}

type ReadingPorts = Pick<ThreadPorts, 'clock' | 'database' | 'paperOwners' | 'secrets'>;

/**
 * A company's thread for one of its people.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readThread(
  services: ReadingPorts,
  person: Person,
  companyId: string,
  span: ThreadSpan,
): Promise<Thread & { mayWrite: boolean }> {
  return inCompany(services, person, companyId, 'read-thread', async ({ company, ...rows }) => {
    const { items, ...thread } = await readItems(rows, companyId, { person, side: 'company' }, span);
    const attached = await findAttachedToItems(
      rows,
      companyId,
      items.map(({ position }) => position),
    );
    const describe = await describePapers(
      services,
      { ...rows, details: company.details },
      { side: 'member', person, role: company.role },
      [...attached.values()].flat(),
    );
    return {
      ...thread,
      items: items.map((item) => ({ ...item, papers: (attached.get(item.position) ?? []).map(describe) })),
      mayWrite: may(company.role, 'write-in-thread'),
    };
  });
}

/**
 * The same for staff, with their notes.
 * @throws Failure 'company-not-found'
 */
export function readThreadAsStaff(
  services: ReadingPorts,
  { person, role }: { person: Person; role: StaffRole },
  companyId: string,
  span: ThreadSpan,
): Promise<Thread & { notes: ShownNote[] }> {
  return inThreadAsStaff(services, person, companyId, async (scope) => {
    const { items, ...thread } = await readItems(scope, companyId, { person, side: 'agency' }, span);
    const notes = await findNotes(scope, companyId, thread.hasEarlier ? items[0]?.at : undefined);
    const ofItems = await findAttachedToItems(
      scope,
      companyId,
      items.map(({ position }) => position),
    );
    const ofNotes = await findAttachedToNotes(
      scope,
      companyId,
      notes.map(({ id }) => id),
    );
    const reader: PaperReader = { side: 'staff', role };
    const describe = await describePapers(services, scope, reader, [
      ...[...ofItems.values()].flat(),
      ...[...ofNotes.values()].flat(),
    ]);
    return {
      ...thread,
      items: items.map((item) => ({ ...item, papers: (ofItems.get(item.position) ?? []).map(describe) })),
      notes: notes.map((note) => ({ ...note, papers: (ofNotes.get(note.id) ?? []).map(describe) })),
    };
  });
}

async function readItems(
  rows: Rows,
  companyId: string,
  { person, side }: { person: Person; side: ThreadSide },
  { before, after }: ThreadSpan,
) {
  const found = await findItems(rows, companyId, {
    before: before === undefined ? undefined : Number(before),
    after: after === undefined ? undefined : Number(after),
    limit: itemsPerPage,
  });
  const hasMore = found.length > itemsPerPage;
  // Read forwards, the one too many is the last.
  const items = after === undefined ? found.slice(hasMore ? 1 : 0) : found.slice(0, itemsPerPage);
  const positions = await findReadPositions(rows, companyId, { personId: person.id, side });
  return { items, hasEarlier: (items[0]?.position ?? 1) > 1, ...positions };
}
