import { randomUUID } from 'node:crypto';
import type { DataRoomView } from '#contract/data-rooms.ts';
import type { Person } from '#domain/accounts/person.ts';
import { isShareable, maxDataRooms } from '#domain/data-rooms/data-room.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { describePapers, type PaperScope, referToPapers } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import { hashOfToken, newToken } from '../platform/one-time-token.ts';
import { inCompany } from '../tenancy/index.ts';
import type { DataRoomPorts } from './ports.ts';
import { addRoom, endRoom, listOpens, listRooms } from './room-repository.ts';

type Ports = Pick<DataRoomPorts, 'clock' | 'database' | 'paperOwners' | 'secrets'>;

const dayMs = 24 * 60 * 60 * 1000;
const { dataRoomMessages: texts } = messagesIn(locales[0]);

/** What a room is made of. */
interface NewRoom {
  recipient: string;
  days: number;
  papers: readonly string[];
  hasOwners: boolean;
}

/**
 * The rooms of a company with their openings.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readRooms(services: Ports, person: Person, companyId: string): Promise<DataRoomView[]> {
  return inRooms(services, person, companyId, (scope) => viewRooms(services, scope, person));
}

/**
 * Makes a link to chosen papers. Its secret is told this once.
 * @throws Failure 'company-not-found', 'not-allowed', 'paper-not-found' for one that they cannot open or that is not for
 * people outside, or 'too-many-entries'
 */
export function makeRoom(
  services: Ports,
  person: Person,
  companyId: string,
  { recipient, days, papers, hasOwners }: NewRoom,
): Promise<{ token: string; rooms: DataRoomView[] }> {
  return inRooms(services, person, companyId, async (scope) => {
    if ((await listRooms(scope, companyId)).length >= maxDataRooms) throw new Failure('too-many-entries');
    const reader = { side: 'member', person, role: 'admin' } as const;
    const chosen = await referToPapers(services, scope, reader, papers);
    const describe = await describePapers(services, scope, reader, chosen);
    if (chosen.some((each) => !isShareable(describe(each).paper?.kind ?? 'passport'))) {
      throw new Failure('paper-not-found');
    }
    const token = newToken();
    const at = services.clock();
    await addRoom(scope, {
      id: randomUUID(),
      companyId,
      recipient,
      tokenHash: hashOfToken(token),
      papers: chosen,
      hasOwners,
      createdBy: person.id,
      createdAt: at,
      expiresAt: new Date(at.getTime() + days * dayMs),
    });
    const entry = { action: 'data-room-made', subject: recipient } as const;
    await addAuditEntry(scope, { ...entry, companyId, actor: personActor(person), at });
    return { token, rooms: await viewRooms(services, scope, person) };
  });
}

/**
 * Ends a link at once.
 * @throws Failure 'company-not-found', 'not-allowed' or 'paper-not-found'
 */
export function revokeRoom(
  services: Ports,
  person: Person,
  companyId: string,
  id: string,
): Promise<DataRoomView[]> {
  return inRooms(services, person, companyId, async (scope) => {
    const at = services.clock();
    const ended = await endRoom(scope, companyId, id, at);
    if (!ended) throw new Failure('paper-not-found');
    const entry = { action: 'data-room-ended', subject: ended.recipient } as const;
    await addAuditEntry(scope, { ...entry, companyId, actor: personActor(person), at });
    return viewRooms(services, scope, person);
  });
}

function inRooms<T>(
  services: Ports,
  person: Person,
  companyId: string,
  work: (scope: PaperScope) => Promise<T>,
): Promise<T> {
  return inCompany(services, person, companyId, 'manage-papers', ({ company, orm, client }) =>
    work({ orm, client, details: company.details }),
  );
}

async function viewRooms(services: Ports, scope: PaperScope, person: Person): Promise<DataRoomView[]> {
  const rooms = await listRooms(scope, scope.details.id);
  const reader = { side: 'member', person, role: 'admin' } as const;
  const describe = await describePapers(
    services,
    scope,
    reader,
    rooms.flatMap(({ papers }) => papers),
  );
  const views: DataRoomView[] = [];
  for (const room of rooms) {
    const names = new Map(
      room.papers.map((each) => [each.paperId, describe(each).paper?.name ?? texts.gone]),
    );
    const named = (what: string) => (what === 'owners' ? texts.owners : (names.get(what) ?? texts.gone));
    const { id, recipient, hasOwners, createdAt, expiresAt, revokedAt } = room;
    views.push({
      ...{ id, recipient, hasOwners },
      papers: [...names.values()],
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      opens: (await listOpens(scope, id)).map(({ at, what }) => ({
        at: at.toISOString(),
        what: what === 'list' ? null : named(what),
      })),
    });
  }
  return views;
}
