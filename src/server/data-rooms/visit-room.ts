import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { AttachedPaperView } from '#contract/attached-paper.ts';
import { isShareable } from '#domain/data-rooms/data-room.ts';
import { openCapTable } from '#domain/parties/open-cap-table.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { PaperChecksBusy, PaperRefused } from '../paper-checks/index.ts';
import { describePapers, openPaperIn, type PaperScope } from '../papers/index.ts';
import { peopleOf } from '../parties/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { hashOfToken, isToken } from '../platform/one-time-token.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { inCompany } from '../tenancy/index.ts';
import type { DataRoomPorts } from './ports.ts';
import { findOpenRoom, noteOpen, type RoomRow } from './room-repository.ts';

const { dataRoomMessages: texts } = messagesIn(locales[0]);

/** Drawing pages costs; nobody reads so many. */
const drawing: Limit = { name: 'data-room', times: 600, windowSeconds: 3600 };
const pageWidth = 1200;

/** A room as its visitor sees it. */
export interface VisitedRoom {
  room: RoomRow;
  company: string;
  papers: { id: string; version: number; paper: NonNullable<AttachedPaperView['paper']> }[];
}

/** What is done in a room, in a transaction that sees what its maker may see now. */
type Visit<T> = (scope: PaperScope, visited: VisitedRoom) => Promise<T>;

/**
 * Runs something with the link of a room. It sees no more than who made it, and nothing after they leave.
 * @throws Failure 'paper-not-found' for a link that does not work
 */
export async function inRoom<T>(
  services: Pick<DataRoomPorts, 'clock' | 'database' | 'paperOwners' | 'secrets'>,
  token: string,
  work: Visit<T>,
): Promise<T> {
  const { database, clock } = services;
  const room = isToken(token)
    ? await inScope(database, 'installation', (rows) => findOpenRoom(rows, hashOfToken(token), clock()))
    : undefined;
  if (!room) throw new Failure('paper-not-found');
  const maker = { id: room.createdBy };
  try {
    return await inCompany(
      services,
      maker,
      room.companyId,
      'manage-papers',
      async ({ company, orm, client }) => {
        const scope = { orm, client, details: company.details };
        const reader = { side: 'member', person: maker, role: company.role } as const;
        const describe = await describePapers(services, scope, reader, room.papers);
        const papers = room.papers.flatMap(({ paperId: id, version }) => {
          const { paper } = describe({ paperId: id, version });
          return paper && isShareable(paper.kind) ? [{ id, version, paper }] : [];
        });
        return work(scope, { room, company: company.details.name, papers });
      },
    );
  } catch (thrown) {
    // Whoever made it may no longer: to a stranger that is the same as no room.
    const isGone = thrown instanceof Failure && ['company-not-found', 'not-allowed'].includes(thrown.code);
    throw isGone ? new Failure('paper-not-found') : thrown;
  }
}

/** The paper of a room. @throws Failure 'paper-not-found' */
export function paperIn({ papers }: VisitedRoom, id: string): VisitedRoom['papers'][number] {
  const found = papers.find((each) => each.id === id);
  if (!found) throw new Failure('paper-not-found');
  return found;
}

/** Notes that something of a room was opened. */
export function opened(
  services: Pick<DataRoomPorts, 'clock'>,
  scope: PaperScope,
  { room }: VisitedRoom,
  what: string,
): Promise<void> {
  return noteOpen(scope, room, what, services.clock());
}

/**
 * A page of a paper as a picture that says whom it was shared with.
 * @throws Failure 'paper-not-found', 'paper-not-shown', 'too-many-requests' or 'busy'
 */
export async function drawRoomPage(
  services: DataRoomPorts,
  token: string,
  paperId: string,
  page: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { file, mark } = await inRoom(services, token, async (scope, visited) => {
    const { version } = paperIn(visited, paperId);
    const { room, company } = visited;
    await services.rateLimits.count(drawing, room.id);
    const opening = { by: { id: room.createdBy }, side: 'member', purpose: 'preview' } as const;
    return {
      file: await openPaperIn(services, scope, { paperId, version }, opening),
      mark: texts.mark(room.recipient, company, services.clock().toISOString().slice(0, 10)),
    };
  });
  if (!(page >= 1 && page <= file.pages)) throw new Failure('paper-not-shown');
  try {
    const drawn = await services.paperChecks.drawPage(
      await file.content(),
      file.type,
      page,
      pageWidth,
      'webp',
      mark,
    );
    return new Uint8Array(drawn);
  } catch (error) {
    if (error instanceof PaperRefused) throw new Failure('paper-not-shown');
    if (error instanceof PaperChecksBusy) throw new Failure('busy', { retryAfterSeconds: 5 });
    throw error;
  }
}

/**
 * The owners today as a ZIP in the Open Cap Table Coalition's format.
 * @throws Failure 'paper-not-found' where the room does not show them, or 'too-many-requests'
 */
export function capTableOf(services: DataRoomPorts, token: string): Promise<Uint8Array<ArrayBuffer>> {
  return inRoom(services, token, async (scope, visited) => {
    const { room } = visited;
    if (!room.hasOwners) throw new Failure('paper-not-found');
    await services.rateLimits.count(drawing, room.id);
    const people = await peopleOf(scope, scope.details);
    const now = services.clock();
    const day = plainDate(now.toISOString().slice(0, 10));
    const table = openCapTable({
      ...{ company: people.company, record: people.record, day },
      currency: currencies[people.company.country] ?? 'USD',
      ordinary: texts.ordinary,
    });
    await opened(services, scope, visited, 'owners');
    return zipOf(table, day, now);
  });
}

/** Of nominal values, where shares are in the country's own money. */
const currencies: Readonly<Record<string, string>> = {
  AE: 'AED',
  US: 'USD',
  GB: 'GBP',
  SG: 'SGD',
  SA: 'SAR',
};

async function zipOf(
  { issuer, stakeholders, stockClasses, transactions }: ReturnType<typeof openCapTable>,
  day: string,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  const add = (filepath: string, content: object) => {
    const bytes = Buffer.from(JSON.stringify(content, null, 2));
    zip.addBuffer(bytes, filepath, { mtime: now });
    return { filepath, md5: createHash('md5').update(bytes).digest('hex') };
  };
  const file = (filepath: string, type: string, items: readonly object[]) => [
    add(filepath, { file_type: type, items }),
  ];
  const files = {
    stakeholders_files: file('Stakeholders.ocf.json', 'OCF_STAKEHOLDERS_FILE', stakeholders),
    stock_classes_files: file('StockClasses.ocf.json', 'OCF_STOCK_CLASSES_FILE', stockClasses),
    transactions_files: file('Transactions.ocf.json', 'OCF_TRANSACTIONS_FILE', transactions),
  };
  add('Manifest.ocf.json', {
    ocf_version: '1.2.0',
    file_type: 'OCF_MANIFEST_FILE',
    issuer,
    as_of: day,
    generated_at: now.toISOString(),
    comments: texts.capTableComments,
    ...files,
    ...{
      stock_plans_files: [],
      stock_legend_templates_files: [],
      vesting_terms_files: [],
      valuations_files: [],
    },
  });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
