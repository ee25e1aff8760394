import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import type { Exchange } from '#domain/threads/thread-item.ts';
import { announce } from '../notifications/index.ts';
import { describePapers, type PaperReader, type PaperScope, referToPapers } from '../papers/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { inCompany } from '../tenancy/index.ts';
import { addThreadItem } from './add-thread-item.ts';
import { attachToNote } from './attached-repository.ts';
import { inThreadAsStaff } from './in-thread-as-staff.ts';
import type { ThreadPorts } from './ports.ts';
import { findStaff, insertNote } from './thread-repository.ts';
import type { ShownItem, ShownNote } from './views.ts';

const messages: Limit = { name: 'send-message', times: 120, windowSeconds: 60 * 60 };

/** Words, papers of the vault, or both. */
interface Written {
  text: string;
  papers?: readonly string[] | undefined;
}

interface NewMessage extends Written {
  conversation?: readonly Exchange[] | undefined;
  callId?: string | undefined;
}

/** Who of the staff writes. */
interface StaffWriter {
  person: Person;
  role: StaffRole;
}

/** Runs in the transaction that stores what was sent. */
type Store<Sent> = (transaction: Transaction, sent: Sent) => Promise<void>;

type WritingPorts = Pick<ThreadPorts, 'clock' | 'database' | 'paperOwners' | 'secrets'>;

/**
 * Writes to the agency, with a conversation or the transcript of a call where the message is about one.
 * @throws Failure 'company-not-found', 'not-allowed', 'paper-not-found', 'too-many-requests' or 'voice-call-not-found'
 */
export async function sendMessage(
  services: ThreadPorts,
  person: Person,
  companyId: string,
  { conversation, callId, ...written }: NewMessage,
  store: Store<ShownItem>,
): Promise<ShownItem> {
  await services.rateLimits.count(messages, person.id);
  const content = callId
    ? ({ kind: 'call', details: await services.readTranscript(person, callId) } as const)
    : conversation
      ? ({ kind: 'conversation', details: { exchanges: conversation } } as const)
      : plain;
  return inCompany(services, person, companyId, 'write-in-thread', async ({ company, ...rows }) => {
    const scope = { ...rows, details: company.details };
    const reader: PaperReader = { side: 'member', person, role: company.role };
    const item = await addItem(services, scope, { reader, author: person, content, written });
    await store(scope, item);
    return item;
  });
}

/**
 * Writes to the company.
 * @throws Failure 'company-not-found' or 'paper-not-found'
 */
export function sendMessageAsStaff(
  services: WritingPorts,
  { person, role }: StaffWriter,
  companyId: string,
  written: Written,
  store: Store<ShownItem>,
): Promise<ShownItem> {
  return inThreadAsStaff(services, person, companyId, async (scope) => {
    const reader: PaperReader = { side: 'staff', role };
    const item = await addItem(services, scope, { reader, author: person, content: plain, written });
    await store(scope, item);
    return item;
  });
}

/**
 * Writes down a note for other staff. Nobody is notified, and open pages of staff alone hear of it.
 * @throws Failure 'company-not-found' or 'paper-not-found'
 */
export function addStaffNote(
  services: WritingPorts,
  { person, role }: StaffWriter,
  companyId: string,
  { text, papers: paperIds = [] }: Written,
  store: Store<ShownNote>,
): Promise<ShownNote> {
  return inThreadAsStaff(services, person, companyId, async (scope) => {
    const reader: PaperReader = { side: 'staff', role };
    const papers = await referToPapers(services, scope, reader, paperIds);
    const note = await insertNote(scope, {
      companyId,
      authorId: person.id,
      authorName: displayNameOf(person),
      text,
      at: services.clock(),
    });
    await attachToNote(scope, note, papers);
    const describe = await describePapers(services, scope, reader, papers);
    const shown = { ...note, papers: papers.map(describe) };
    await store(scope, shown);
    await announce(scope, { people: await findStaff(scope), thread: companyId });
    return shown;
  });
}

const plain = { kind: 'message', details: {} } as const;

type Content =
  | typeof plain
  | { kind: 'conversation'; details: { exchanges: readonly Exchange[] } }
  | { kind: 'call'; details: Awaited<ReturnType<ThreadPorts['readTranscript']>> };

interface NewItem {
  reader: PaperReader;
  author: Person;
  content: Content;
  written: Written;
}

async function addItem(
  services: WritingPorts,
  scope: PaperScope,
  { reader, author, content, written: { text, papers: paperIds = [] } }: NewItem,
): Promise<ShownItem> {
  const papers = await referToPapers(services, scope, reader, paperIds);
  const item = await addThreadItem(scope, {
    ...content,
    companyId: scope.details.id,
    author,
    side: reader.side === 'staff' ? 'agency' : 'company',
    text,
    papers,
    at: services.clock(),
  });
  const describe = await describePapers(services, scope, reader, papers);
  return { ...item, papers: papers.map(describe) };
}
