import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { paperTypes } from '#domain/papers/inspection.ts';
import { noDetails } from '#domain/papers/paper-details.ts';
import { paperKinds } from '#domain/papers/paper-kind.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { paperOrigins, storedPaperStates } from '#domain/papers/paper-state.ts';
import {
  type CompanyKey,
  keyIn,
  keysOf,
  openFile,
  sealFile,
  sealText,
  storeKey,
} from '../company-keys/index.ts';
import {
  type KitFile,
  type KitPreparing,
  type KitReading,
  type KitSection,
  type KitWriting,
  rowsOf,
} from '../kits/index.ts';
import { paperTypeOf } from '../paper-checks/index.ts';
import { downloadNameOf, fileNameOf } from './file-name.ts';
import { detailsSchema, inspectionSchema } from './inspection-schema.ts';
import { labelOf } from './labels.ts';
import { withParties } from './paper-owners.ts';
import {
  listPaperRows,
  listVersionRows,
  noteRead,
  type PaperRow,
  type VersionRow,
} from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { sees } from './reach.ts';
import { paperContents, paperReads, papers, paperVersions } from './tables.ts';
import { openContent } from './views.ts';

const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\0]*$/));

const paperRows = rowsOf(papers, {
  name: 'papers',
  key: ['id'],
  orderBy: ['createdAt', 'id'],
  people: ['createdBy', 'privateTo'],
  fields: { kind: z.enum(paperKinds) },
});
const readRows = rowsOf(paperReads, {
  name: 'paper-reads',
  key: ['id'],
  orderBy: ['at', 'id'],
  people: ['readBy'],
  fields: { side: z.enum(['member', 'staff']), purpose: z.enum(['preview', 'download']) },
});

const versionRows = rowsOf(paperVersions, {
  name: 'paper-versions',
  key: ['paperId', 'number'],
  orderBy: ['uploadedAt', 'paperId', 'number'],
  people: ['uploadedBy', 'decidedBy'],
  fields: {
    state: z.enum(storedPaperStates),
    origin: z.enum(paperOrigins),
    type: z.enum(paperTypes),
    number: z.int().check(z.minimum(1), z.maximum(9_999)),
  },
});

const content = z.strictObject({
  paperId: z.uuid(),
  number: z.int().check(z.minimum(1), z.maximum(9_999)),
  /** Whether it is open to somebody else alone: then how its version stands is all there is. */
  isClosed: z.boolean(),
  name: text(255),
  inspection: z.nullable(inspectionSchema),
  points: z
    .array(
      z.strictObject({
        code: z.optional(z.literal('infected')),
        page: z.optional(z.int()),
        field: z.optional(text(100)),
        text: text(5_000),
      }),
    )
    .check(z.maxLength(200)),
  /** What somebody said of it; absent in older kits. */
  details: z.optional(detailsSchema),
  /** Where the file lies in the kit; `null` where it is gone, was not checked yet, or is closed to the reader. */
  file: z.nullable(z.string().check(z.regex(/^papers\/[a-z0-9-]+\.[a-z]+$/))),
});
type KitContentOf = z.infer<typeof content>;

type Row = Record<string, unknown>;
interface Data {
  papers: Row[];
  versions: Row[];
  contents: KitContentOf[];
  reads: Row[];
}

type Ports = Pick<PaperPorts, 'clock' | 'files' | 'hasAgency' | 'paperChecks' | 'paperOwners' | 'secrets'>;

/** A company's papers, decrypted for whom they may be shown to, and encrypted anew where they come in. */
export function papersSection(services: Ports): KitSection {
  return {
    name: 'papers',
    action: 'read-papers',
    schema: z.strictObject({
      papers: paperRows.schema,
      versions: versionRows.schema,
      contents: z.array(content).check(z.maxLength(20_000)),
      reads: readRows.schema,
    }),
    read: (reading) => readPapers(services, reading),
    restore: (preparing, data: Data) => restorePapers(services, preparing, data),
  };
}

async function readPapers(services: Ports, reading: KitReading) {
  const { company, viewer } = reading;
  const scope = { orm: reading.orm, client: reading.client, details: company };
  const owners = await services.paperOwners(scope);
  const seen = (partyId: string | null) =>
    viewer.side === 'staff' || sees(viewer.person, { role: viewer.role, owners }, partyId);
  const stored = withParties(await listPaperRows(scope, company.id), owners).filter(({ partyId }) =>
    seen(partyId),
  );
  const byId = new Map(stored.map((paper) => [paper.id, paper]));
  const keys = await keysOf(services.secrets, scope, company.id);
  const rows = (await paperRows.read(reading)).filter(({ id }) => byId.has(id as string));
  const reads = (await readRows.read(reading)).filter(({ paperId }) => byId.has(paperId as string));
  const files: KitFile[] = [];
  const contents = new Map<string, KitContentOf>();
  for (const row of await listVersionRows(scope, company.id)) {
    const paper = byId.get(row.paperId);
    if (!paper) continue;
    const file = fileOf(services, paper, row, keys, stored.indexOf(paper) + 1);
    contents.set(`${row.paperId}/${row.number}`, contentOf(row, keys, file));
    if (!file) continue;
    files.push(file);
    if (paperRules[paper.kind].isIdentity && !reading.isListed) await noteTaken(services, reading, row);
  }
  const versions = (await versionRows.read(reading)).filter(({ paperId }) => byId.has(paperId as string));
  const data = {
    papers: rows.map((row) => ({ ...row, partyId: byId.get(row.id as string)?.partyId ?? null })),
    versions,
    contents: versions.flatMap(({ paperId, number }) => contents.get(`${paperId}/${number}`) ?? []),
    reads,
  };
  return { data, files };
}

/** A kit is one more way to open a paper that shows who somebody is. */
async function noteTaken(
  { clock }: Ports,
  { orm, viewer }: KitReading,
  { companyId, paperId, number }: VersionRow,
): Promise<void> {
  const by = { readBy: viewer.person.id, side: viewer.side, purpose: 'download' as const };
  const at = clock();
  await noteRead({ orm }, { id: randomUUID(), companyId, paperId, number, ...by, at }, at);
}

function contentOf(
  version: VersionRow,
  keys: readonly CompanyKey[],
  file: KitFile | undefined,
): KitContentOf {
  const { paperId, number, content } = version;
  const closed = { name: '', inspection: null, points: [], details: noDetails };
  return {
    paperId,
    number,
    isClosed: content === null,
    ...(content ? openContent(version, content, keys) : closed),
    file: file?.path ?? null,
  };
}

/** Until it has been checked, a file is shown to nobody. */
function fileOf(
  { files }: Ports,
  paper: PaperRow,
  { companyId, content, number, paperId, state, type }: VersionRow,
  keys: readonly CompanyKey[],
  position: number,
): KitFile | undefined {
  if (!content?.fileKey || state === 'checking') return undefined;
  const { fileKey, keyVersion } = content;
  const name = `${String(position).padStart(3, '0')}-${paper.kind}-v${number}`;
  return {
    path: `papers/${downloadNameOf(name, type)}`,
    async read() {
      const sealed = await files.read(fileKey);
      return sealed && openFile(keyIn(keys, keyVersion), labelOf.file(companyId, paperId, number), sealed);
    },
  };
}

type StoredContent = typeof paperContents.$inferInsert;

/** Encrypts the files under a new key of the company, before the transaction that stores their rows. */
async function restorePapers(services: Ports, preparing: KitPreparing, data: Data) {
  const { companyId } = preparing;
  const key = randomBytes(32);
  // Nobody here has looked at what a founder brings.
  const isTrusted = preparing.owner.side === 'staff' || !(await services.hasAgency());
  const placeOf = ({ paperId, number }: Row) => `${paperId}/${number}`;
  const contents = new Map(data.contents.map((one) => [placeOf(one), one]));
  const stored = new Map<string, StoredContent>();
  let isInfected = false;
  for (const version of data.versions) {
    const kept = contents.get(placeOf(version));
    const row = kept && (await restoredContent(services, preparing, version, kept, key));
    if (row === 'infected') isInfected = true;
    else if (row) stored.set(placeOf(version), row);
  }
  const versions = data.versions.filter((version) => stored.has(placeOf(version)));
  const kept = new Set(versions.map(({ paperId }) => paperId));
  return async (writing: KitWriting) => {
    if (isInfected) writing.warn('infected-papers');
    if (data.contents.some(({ isClosed }) => isClosed)) writing.warn('closed-papers');
    if (stored.size > 0) await storeKey(services.secrets, writing, companyId, { version: 1, key });
    await paperRows.write(
      writing,
      data.papers.filter(({ id }) => kept.has(id)),
    );
    await versionRows.write(
      writing,
      versions.map((version) => (isTrusted ? version : asNew(version))),
    );
    for (const row of stored.values()) await writing.orm.insert(paperContents).values(row);
    await readRows.write(
      writing,
      data.reads.filter(({ paperId }) => kept.has(paperId)),
    );
  };
}

/** A version that a person here has to look at, whatever was said of it elsewhere. */
function asNew(version: Row): Row {
  const state = version.state === 'accepted' ? 'received' : version.state;
  return { ...version, state, acceptedAt: null };
}

/** `undefined` for a version without a file, where only a returned or replaced one may have none. */
async function restoredContent(
  services: Ports,
  { companyId, newId, file }: KitPreparing,
  version: Row,
  { isClosed, file: path, inspection, name, number, points, details, ...kept }: KitContentOf,
  key: Buffer,
): Promise<StoredContent | 'infected' | undefined> {
  const paperId = newId(kept.paperId);
  const found = path === null ? undefined : await file(path);
  const isGone = version.state === 'returned' || version.state === 'replaced';
  if (isClosed || (!found && !isGone)) return undefined;
  // What is in a file counts, never what the kit says of it.
  if (found && paperTypeOf(found) !== version.type) throw new Error('A paper of a kit is of another type.');
  if (found && (await services.paperChecks.scan(found)) === 'found') return 'infected';
  const fileKey = found ? `papers/${randomUUID()}` : null;
  if (found && fileKey) {
    await services.files.write(fileKey, sealFile(key, labelOf.file(companyId, paperId, number), found));
  }
  const sealed = (label: string, value: unknown) => sealText(key, label, JSON.stringify(value));
  return {
    companyId,
    paperId,
    number,
    fileKey,
    keyVersion: 1,
    sealedName: sealText(key, labelOf.name(companyId, paperId, number), fileNameOf(name)),
    sealedInspection: inspection && sealed(labelOf.inspection(companyId, paperId, number), inspection),
    sealedPoints: points.length > 0 ? sealed(labelOf.points(companyId, paperId, number), points) : null,
    sealedDetails: details ? sealed(labelOf.details(companyId, paperId, number), details) : null,
  };
}
