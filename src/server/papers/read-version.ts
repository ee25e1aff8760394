import type { Inspection } from '#domain/papers/inspection.ts';
import type { PaperDetails } from '#domain/papers/paper-details.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { type PaperPoint, type PaperState, paperStateOn } from '#domain/papers/paper-state.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { keysOf } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { findPaper, listVersionRows } from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';
import { dayOf } from './today.ts';
import { openContent } from './views.ts';

/** A version with all that was found and read: personal data, for those who review it. */
export interface ReviewedVersion {
  kind: PaperKind;
  partyId: string | null;
  /** The account that alone opens it beside staff. */
  privateTo: string | null;
  number: number;
  state: PaperState;
  name: string;
  pages: number;
  expiresOn: PlainDate | null;
  inspection: Inspection | null;
  points: PaperPoint[];
  details: PaperDetails;
  /** Who decided about it last. */
  decidedBy: string | null;
  uploadedAt: Date;
}

/**
 * The versions of a paper, latest first. The caller checks who may, and logs it.
 * @throws Failure 'paper-not-found', or 'not-allowed' in the scope of somebody whose paper it is not
 */
export async function readVersions(
  { clock, secrets }: Pick<PaperPorts, 'clock' | 'secrets'>,
  scope: PaperScope,
  paperId: string,
): Promise<ReviewedVersion[]> {
  const companyId = scope.details.id;
  const paper = await findPaper(scope, companyId, paperId);
  if (!paper) throw new Failure('paper-not-found');
  const keys = await keysOf(secrets, scope, companyId);
  const today = dayOf(clock());
  return (await listVersionRows(scope, companyId, paperId)).map((version) => {
    if (!version.content) throw new Failure('not-allowed');
    return {
      kind: paper.kind,
      partyId: paper.partyId,
      privateTo: paper.privateTo,
      number: version.number,
      state: paperStateOn(version, today),
      pages: version.pages,
      expiresOn: version.expiresOn,
      decidedBy: version.decidedBy,
      uploadedAt: version.uploadedAt,
      ...openContent(version, version.content, keys),
    };
  });
}
