import { randomUUID } from 'node:crypto';
import type { Inspection } from '#domain/papers/inspection.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import type { PaperOrigin, StoredPaperState } from '#domain/papers/paper-state.ts';
import { currentKey, sealFile, sealText } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { labelOf } from './labels.ts';
import { type OpenedPaper, type Opening, openPaper } from './open-paper.ts';
import {
  addPaper,
  addVersion,
  findPaper,
  listPaperRows,
  listVersionRows,
  lockPaper,
} from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';

/** A document of this installation that is kept as a version of a paper. */
interface MadePaper {
  kind: PaperKind;
  party: string | null;
  /** The account that alone opens it beside staff, where the kind is private. */
  privateTo: string | null;
  /** The paper that it is a new version of; a new one if it is gone. */
  paperId?: string | undefined;
  /** The file's name. */
  name: string;
  pdf: Uint8Array;
  pages: number;
  origin: Exclude<PaperOrigin, 'uploaded'>;
  /** Who had it made; `null` for the installation. */
  by: string | null;
}

/** Keeps a document in the vault. The caller checks who may, and logs it. */
export async function keepMade(
  { clock, files, secrets }: Pick<PaperPorts, 'clock' | 'files' | 'secrets'>,
  scope: PaperScope,
  { kind, party, privateTo, paperId: known, name, pdf, pages, origin, by }: MadePaper,
): Promise<{ paperId: string; version: number }> {
  const companyId = scope.details.id;
  const at = clock();
  const found = known && (await lockPaper(scope, companyId, known));
  const paperId = found ? found.id : randomUUID();
  if (!found) {
    const { isPrivate } = paperRules[kind];
    await addPaper(scope, {
      id: paperId,
      companyId,
      kind,
      partyId: party,
      isPrivate,
      privateTo: isPrivate ? privateTo : null,
      createdBy: by,
      createdAt: at,
    });
  }
  const [latest] = await listVersionRows(scope, companyId, paperId);
  const version = (latest?.number ?? 0) + 1;
  const { version: keyVersion, key } = await currentKey(secrets, scope, companyId);
  const fileKey = `papers/${randomUUID()}`;
  await files.write(fileKey, sealFile(key, labelOf.file(companyId, paperId, version), pdf));
  const inspection: Inspection = { type: 'application/pdf', pages, sound: true, findings: [], read: null };
  await addVersion(
    scope,
    {
      companyId,
      paperId,
      number: version,
      state: 'received',
      origin,
      type: 'application/pdf',
      bytes: pdf.byteLength,
      pages,
      uploadedBy: by,
      uploadedAt: at,
    },
    {
      fileKey,
      keyVersion,
      sealedName: sealText(key, labelOf.name(companyId, paperId, version), name),
      sealedInspection: sealText(
        key,
        labelOf.inspection(companyId, paperId, version),
        JSON.stringify(inspection),
      ),
    },
  );
  return { paperId, version };
}

/** The latest version of a paper. */
interface LatestVersion {
  paperId: string;
  kind: PaperKind;
  party: string | null;
  version: number;
  state: StoredPaperState;
  origin: PaperOrigin;
  /** Whether the transaction may open it. */
  isReadable: boolean;
}

/** The latest version of each of a company's papers. */
export async function listLatest(scope: PaperScope): Promise<LatestVersion[]> {
  const versions = Map.groupBy(await listVersionRows(scope, scope.details.id), ({ paperId }) => paperId);
  return (await listPaperRows(scope, scope.details.id)).flatMap(({ id, kind, partyId }) => {
    const latest = versions.get(id)?.[0];
    if (!latest) return [];
    const { number, state, origin, content } = latest;
    return [
      {
        paperId: id,
        kind,
        party: partyId,
        version: number,
        state,
        origin,
        isReadable: Boolean(content?.fileKey),
      },
    ];
  });
}

/**
 * Opens a version of a paper by its id. The caller checks who may.
 * @throws Failure as `openPaper`
 */
export async function openPaperIn(
  services: Pick<PaperPorts, 'clock' | 'files' | 'secrets'>,
  scope: PaperScope,
  { paperId, version }: { paperId: string; version: number },
  opening: Opening,
): Promise<OpenedPaper> {
  const paper = await findPaper(scope, scope.details.id, paperId);
  if (!paper) throw new Failure('paper-not-found');
  return openPaper(services, scope, paper, version, opening);
}
