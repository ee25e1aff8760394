import { and, asc, count, desc, eq, gt, inArray, isNull, lt, max, ne, not, or } from 'drizzle-orm';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { StoredPaperState } from '#domain/papers/paper-state.ts';
import type { Role } from '#domain/team/permissions.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { isCompanyClosed, isIncorporated } from '../cases/index.ts';
import type { Rows, Transaction } from '../platform/database/scope.ts';
import { members } from '../tenancy/tables.ts';
import { keptPapers, paperContents, paperReads, papers, paperVersions } from './tables.ts';

export type PaperRow = typeof papers.$inferSelect;
type StoredVersion = typeof paperVersions.$inferSelect;
type StoredContent = typeof paperContents.$inferSelect;
export type ContentRow = Omit<StoredContent, 'companyId' | 'paperId' | 'number'>;
/** A version; its content is `null` where it is another person's private paper. */
export type VersionRow = StoredVersion & { content: ContentRow | null };

/** The papers of a company, oldest first. */
export function listPaperRows({ orm }: Rows, companyId: string): Promise<PaperRow[]> {
  return orm
    .select()
    .from(papers)
    .where(eq(papers.companyId, companyId))
    .orderBy(asc(papers.createdAt), asc(papers.id))
    .execute();
}

/** The versions of a company's papers, or of one of them, latest first. */
export async function listVersionRows(
  { orm }: Rows,
  companyId: string,
  paperId?: string,
): Promise<VersionRow[]> {
  const rows = await orm
    .select({ version: paperVersions, content: paperContents })
    .from(paperVersions)
    .leftJoin(
      paperContents,
      and(eq(paperContents.paperId, paperVersions.paperId), eq(paperContents.number, paperVersions.number)),
    )
    .where(
      and(
        eq(paperVersions.companyId, companyId),
        paperId === undefined ? undefined : eq(paperVersions.paperId, paperId),
      ),
    )
    .orderBy(desc(paperVersions.number));
  return rows.map(({ version, content }) => ({ ...version, content }));
}

export async function findPaper(
  { orm }: Rows,
  companyId: string,
  paperId: string,
): Promise<PaperRow | undefined> {
  const [found] = await orm
    .select()
    .from(papers)
    .where(and(eq(papers.companyId, companyId), eq(papers.id, paperId)));
  return found;
}

/** Locks a paper until the end of the transaction, so that its versions are added and decided about in turn. */
export async function lockPaper(
  { orm }: Rows,
  companyId: string,
  paperId: string,
): Promise<PaperRow | undefined> {
  const [found] = await orm
    .select()
    .from(papers)
    .where(and(eq(papers.companyId, companyId), eq(papers.id, paperId)))
    .for('update');
  return found;
}

/** Locks all papers of a company until the end of the transaction. */
export async function lockPapers({ orm }: Rows, companyId: string): Promise<void> {
  await orm.select({ id: papers.id }).from(papers).where(eq(papers.companyId, companyId)).for('update');
}

/** The paper of a kind of which a party has one at a time. */
export async function findPaperOfKind(
  { orm }: Rows,
  companyId: string,
  kind: PaperKind,
  /** The ids by which papers name the party; `null` for the company. */
  partyIds: readonly (string | null)[],
): Promise<PaperRow | undefined> {
  const [found] = await orm
    .select()
    .from(papers)
    .where(
      and(
        eq(papers.companyId, companyId),
        eq(papers.kind, kind),
        or(...partyIds.map((id) => (id === null ? isNull(papers.partyId) : eq(papers.partyId, id)))),
      ),
    )
    .orderBy(desc(papers.createdAt))
    .limit(1);
  return found;
}

export async function listPaperIds({ orm }: Rows, companyId: string): Promise<string[]> {
  const rows = await orm.select({ id: papers.id }).from(papers).where(eq(papers.companyId, companyId));
  return rows.map(({ id }) => id);
}

export async function countPapers({ orm }: Rows, companyId: string): Promise<number> {
  const [row] = await orm.select({ number: count() }).from(papers).where(eq(papers.companyId, companyId));
  return row?.number ?? 0;
}

export async function addPaper({ orm }: Rows, paper: typeof papers.$inferInsert): Promise<void> {
  await orm.insert(papers).values(paper);
}

/** Adds a version, and replaces those before it. The paper is locked by the caller. */
export async function addVersion(
  { orm }: Rows,
  version: typeof paperVersions.$inferInsert,
  content: Omit<typeof paperContents.$inferInsert, 'companyId' | 'paperId' | 'number'>,
): Promise<void> {
  await orm
    .update(paperVersions)
    .set({ state: 'replaced' })
    .where(eq(paperVersions.paperId, version.paperId));
  await orm.insert(paperVersions).values(version);
  const { companyId, paperId, number } = version;
  await orm.insert(paperContents).values({ ...content, companyId, paperId, number });
}

/** @returns `false` where the version is not there, or in another state than the one seen */
export async function changeVersion(
  rows: Rows,
  { paperId, number, seen }: { paperId: string; number: number; seen?: StoredPaperState },
  change: Partial<StoredVersion>,
  content: Partial<ContentRow> = {},
): Promise<boolean> {
  const { orm } = rows;
  const changed = await orm
    .update(paperVersions)
    .set(change)
    .where(
      and(
        eq(paperVersions.paperId, paperId),
        eq(paperVersions.number, number),
        seen && eq(paperVersions.state, seen),
      ),
    )
    .returning({ number: paperVersions.number });
  if (changed.length === 0) return false;
  if (Object.keys(content).length > 0) await changeContent(rows, { paperId, number }, content);
  return true;
}

export async function changeContent(
  { orm }: Rows,
  { paperId, number }: { paperId: string; number: number },
  change: Partial<ContentRow>,
): Promise<void> {
  await orm
    .update(paperContents)
    .set(change)
    .where(and(eq(paperContents.paperId, paperId), eq(paperContents.number, number)));
}

export async function removePaper({ orm }: Rows, paperId: string): Promise<void> {
  await orm.delete(papers).where(eq(papers.id, paperId));
}

export async function noteDeletionAsked({ orm }: Rows, paperId: string, at: Date): Promise<void> {
  await orm.update(papers).set({ deletionAskedAt: at }).where(eq(papers.id, paperId));
}

/** Removes versions that nobody relied on. */
export async function removeVersions({ orm }: Rows, paperId: string, numbers: number[]): Promise<void> {
  if (numbers.length === 0) return;
  await orm
    .delete(paperVersions)
    .where(and(eq(paperVersions.paperId, paperId), inArray(paperVersions.number, numbers)));
}

/** Notes that somebody opened a paper, once for the pages that they look at one after the other. */
export async function noteRead(
  { orm }: Rows,
  read: typeof paperReads.$inferInsert,
  sameSince: Date,
): Promise<void> {
  const [known] = await orm
    .select({ id: paperReads.id })
    .from(paperReads)
    .where(
      and(
        eq(paperReads.paperId, read.paperId),
        eq(paperReads.number, read.number),
        eq(paperReads.purpose, read.purpose),
        read.readBy ? eq(paperReads.readBy, read.readBy) : undefined,
        gt(paperReads.at, sameSince),
      ),
    )
    .limit(1);
  if (!known) await orm.insert(paperReads).values(read);
}

/** Who opened a paper, latest first. */
export function listReads({ orm }: Rows, companyId: string, paperId: string) {
  return orm
    .select({ read: paperReads, name: users.name })
    .from(paperReads)
    .leftJoin(users, eq(users.id, paperReads.readBy))
    .where(and(eq(paperReads.companyId, companyId), eq(paperReads.paperId, paperId)))
    .orderBy(desc(paperReads.at))
    .limit(200);
}

/** The keys of all files of papers: of one company, or of the installation. */
export async function listFileKeys({ orm }: Rows, companyId?: string): Promise<string[]> {
  const kept =
    companyId === undefined ? await orm.select({ fileKey: keptPapers.fileKey }).from(keptPapers) : [];
  const rows = await orm
    .select({ fileKey: paperContents.fileKey })
    .from(paperContents)
    .where(companyId === undefined ? undefined : eq(paperContents.companyId, companyId));
  return [...kept, ...rows].flatMap(({ fileKey }) => fileKey ?? []);
}

/** The papers that expire on a day and count: no longer those of a closed company, nor a name's once it is the company's. */
export function listExpiring({ orm }: Rows, on: PlainDate) {
  return orm
    .select({
      companyId: papers.companyId,
      paperId: papers.id,
      kind: papers.kind,
      partyId: papers.partyId,
      privateTo: papers.privateTo,
    })
    .from(paperVersions)
    .innerJoin(papers, eq(papers.id, paperVersions.paperId))
    .where(
      and(
        eq(paperVersions.expiresOn, on),
        inArray(paperVersions.state, ['received', 'accepted']),
        isNull(papers.deletionAskedAt),
        not(isCompanyClosed(papers.companyId)),
        or(ne(papers.kind, 'name-certificate'), not(isIncorporated(papers.companyId))),
      ),
    );
}

/** Versions that have waited for their check since before a moment. */
export function listUnchecked({ orm }: Rows, before: Date) {
  return orm
    .select({
      companyId: paperVersions.companyId,
      paperId: paperVersions.paperId,
      number: paperVersions.number,
    })
    .from(paperVersions)
    .where(and(eq(paperVersions.state, 'checking'), lt(paperVersions.uploadedAt, before)));
}

/** Papers of a company that are private to nobody, by id, each with its latest version. */
export async function findSharedPapers(
  { orm }: Rows,
  companyIds: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; kind: PaperKind; version: number }>> {
  if (ids.length === 0) return new Map();
  const found = await orm
    .select({ id: papers.id, kind: papers.kind, version: max(paperVersions.number) })
    .from(papers)
    .innerJoin(paperVersions, eq(paperVersions.paperId, papers.id))
    .where(
      and(
        inArray(papers.companyId, [...companyIds]),
        inArray(papers.id, [...ids]),
        eq(papers.isPrivate, false),
      ),
    )
    .groupBy(papers.id);
  return new Map(found.map(({ version, ...paper }) => [paper.id, { ...paper, version: version ?? 1 }]));
}

/** Somebody of the company, and whether they are active in it today. */
export async function findMember(
  { client }: Pick<Transaction, 'client'>,
  companyId: string,
  id: string,
): Promise<{ userId: string; role: Role; hasAccess: boolean } | undefined> {
  await client.query("set local landfall.with_ended = 'on'");
  const { rows } = await client.query(
    `select user_id as "userId", role,
       status = 'active' and coalesce(access_until >= (now() at time zone 'utc')::date, true) as "hasAccess"
     from members where company_id = $1 and id = $2`,
    [companyId, id],
  );
  await client.query("set local landfall.with_ended = ''");
  return rows[0];
}

/** From here on the transaction shows the papers of its company as another person sees them. */
export async function lookAs({ client }: Pick<Transaction, 'client'>, userId: string): Promise<void> {
  await client.query("select set_config('landfall.person', $1, true)", [userId]);
}

/** Limits somebody to kinds of papers, in a part of a transaction that is taken back. */
export async function tryKinds(
  { orm }: Rows,
  memberId: string,
  paperKinds: readonly PaperKind[] | null,
): Promise<void> {
  const set = { paperKinds: paperKinds && [...paperKinds] };
  await orm.update(members).set(set).where(eq(members.id, memberId));
}

/** The kinds of papers that somebody sees besides their own; `null` for what their role sees. */
export async function kindsSeen(
  { orm }: Rows,
  companyId: string,
  userId: string,
): Promise<readonly PaperKind[] | null> {
  const [member] = await orm
    .select({ kinds: members.paperKinds })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  return member?.kinds ?? null;
}
