import type { AttachedPaperView } from '#contract/attached-paper.ts';
import { paperStateOn } from '#domain/papers/paper-state.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/team/permissions.ts';
import { keysOf } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { withParties } from './paper-owners.ts';
import { listPaperRows, listVersionRows, type PaperRow, type VersionRow } from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';
import { sees } from './reach.ts';
import { dayOf } from './today.ts';
import { openContent } from './views.ts';

/** Who looks at papers that something refers to. */
export type PaperReader =
  | { side: 'member'; person: { id: string }; role: Role }
  | { side: 'staff'; role: StaffRole };

/** A version of a paper that something refers to. The paper may be gone by now. */
export interface PaperReference {
  paperId: string;
  version: number;
}

type Ports = Pick<PaperPorts, 'clock' | 'paperOwners' | 'secrets'>;

/**
 * Describes versions of papers, as far as the reader may open them. Of what they may not open they learn that it is
 * there, and of what is gone that it was.
 */
export async function describePapers(
  services: Ports,
  scope: PaperScope,
  reader: PaperReader,
  references: readonly PaperReference[],
): Promise<(reference: PaperReference) => AttachedPaperView> {
  if (references.length === 0) return () => removed;
  const { papers, mayOpen } = await readPapers(services, scope, reader);
  const keys = await keysOf(services.secrets, scope, scope.details.id);
  const today = dayOf(services.clock());
  return ({ paperId, version: number }) => {
    const found = papers.get(paperId);
    const version = found?.versions.find((each) => each.number === number);
    if (!found || !version) return removed;
    const { paper } = found;
    if (!version.content || !mayOpen(paper)) return closed;
    return {
      access: 'open',
      paper: {
        id: paperId,
        version: number,
        kind: paper.kind,
        name: openContent(version, version.content, keys).name,
        type: version.type,
        bytes: version.bytes,
        // A file that was found infected is gone, and nothing is drawn.
        pages: version.content.fileKey ? version.pages : 0,
        state: paperStateOn(version, today),
      },
    };
  };
}

/**
 * The latest versions of papers that somebody refers to, in their order.
 * @throws Failure 'paper-not-found' for one that they may not open
 */
export async function referToPapers(
  services: Ports,
  scope: PaperScope,
  reader: PaperReader,
  paperIds: readonly string[],
): Promise<PaperReference[]> {
  if (paperIds.length === 0) return [];
  const { papers, mayOpen } = await readPapers(services, scope, reader);
  return [...new Set(paperIds)].map((paperId) => {
    const found = papers.get(paperId);
    const latest = found?.versions[0];
    if (!found || !latest?.content?.fileKey || !mayOpen(found.paper)) throw new Failure('paper-not-found');
    return { paperId, version: latest.number };
  });
}

async function readPapers(services: Ports, scope: PaperScope, reader: PaperReader) {
  const companyId = scope.details.id;
  const owners = reader.side === 'member' ? await services.paperOwners(scope) : [];
  const versions = Map.groupBy(await listVersionRows(scope, companyId), ({ paperId }) => paperId);
  const papers = new Map<string, { paper: PaperRow; versions: readonly VersionRow[] }>(
    withParties(await listPaperRows(scope, companyId), owners).map((paper) => [
      paper.id,
      { paper, versions: versions.get(paper.id) ?? [] },
    ]),
  );
  const mayOpen = ({ partyId }: PaperRow) =>
    reader.side === 'staff'
      ? mayAsStaff(reader.role, 'review-papers')
      : sees(reader.person, { role: reader.role, owners }, partyId);
  return { papers, mayOpen };
}

const closed: AttachedPaperView = { access: 'closed', paper: null };
const removed: AttachedPaperView = { access: 'removed', paper: null };
