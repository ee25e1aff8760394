import type { PaperView } from '#contract/papers.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { ReadLease } from '#domain/papers/inspection.ts';
import { isDecidable, type PaperPoint, type StoredPaperState } from '#domain/papers/paper-state.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { keyIn, keysOf, sealText } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { labelOf } from './labels.ts';
import { paperJudgeIn } from './list-papers.ts';
import {
  changeVersion,
  listVersionRows,
  lockPaper,
  type PaperRow,
  type VersionRow,
} from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';
import { inPapers } from './reach.ts';
import { openContent, viewPaper } from './views.ts';

/** A decision about a version of a paper. */
export interface PaperDecision {
  paperId: string;
  number: number;
  decision: 'accept' | 'return';
  /** The state that was seen when deciding. */
  seenState: StoredPaperState;
  /** What has to be repaired; at least one point to return it. */
  points: readonly PaperPoint[];
}

/**
 * Accepts or returns the latest version of a paper. The caller checks who may, logs it and tells people.
 * @throws Failure 'paper-not-found', 'points-missing', 'not-allowed' for another person's private paper, or
 * 'paper-changed' where its state is another one by now, or there is a newer version
 */
export async function decideInScope(
  services: Pick<PaperPorts, 'clock' | 'paperOwners' | 'prices' | 'secrets'>,
  scope: PaperScope,
  by: { id: string },
  { paperId, number, decision, seenState, points }: PaperDecision,
): Promise<{ paper: PaperRow; view: PaperView }> {
  const companyId = scope.details.id;
  if (decision === 'return' && points.length === 0) throw new Failure('points-missing');
  const paper = await lockPaper(scope, companyId, paperId);
  const [latest] = await listVersionRows(scope, companyId, paperId);
  if (!paper || !latest || number > latest.number) throw new Failure('paper-not-found');
  const { content } = latest;
  if (!content) throw new Failure('not-allowed');
  if (latest.number !== number || latest.state !== seenState || !isDecidable(seenState) || !content.fileKey) {
    throw new Failure('paper-changed');
  }
  const keys = await keysOf(services.secrets, scope, companyId);
  const now = services.clock();
  const sealedPoints =
    points.length > 0
      ? sealText(
          keyIn(keys, content.keyVersion),
          labelOf.points(companyId, paperId, number),
          JSON.stringify(points),
        )
      : null;
  const { lease } = openContent(latest, content, keys).inspection ?? {};
  await changeVersion(
    scope,
    { paperId, number, seen: seenState },
    {
      state: decision === 'accept' ? 'accepted' : 'returned',
      decidedBy: by.id,
      decidedAt: now,
      ...(decision === 'accept' && {
        acceptedAt: latest.acceptedAt ?? now,
        ...(lease && confirmed(latest, lease)),
      }),
    },
    { sealedPoints },
  );
  const judge = await paperJudgeIn(services, scope);
  return {
    paper,
    view: viewPaper(paper, await listVersionRows(scope, companyId, paperId), keys, now, judge),
  };
}

/** The last day that the machine read in a lease counts once a person has accepted it, unless another was typed. */
function confirmed({ expiresOn }: VersionRow, { endsOn }: ReadLease): Partial<VersionRow> {
  return expiresOn === null && endsOn ? { expiresOn: endsOn.value, isExpiryConfirmed: true } : {};
}

/**
 * Takes an acceptance back, so that the version waits for review again. The caller checks who may, logs it and tells people.
 * @throws Failure 'paper-changed' where it is accepted no longer, or there is a newer version
 */
export async function reopenInScope(scope: PaperScope, paperId: string, number: number): Promise<void> {
  const companyId = scope.details.id;
  await lockPaper(scope, companyId, paperId);
  const [latest] = await listVersionRows(scope, companyId, paperId);
  if (latest?.number !== number || latest.state !== 'accepted') throw new Failure('paper-changed');
  const wasFirst = latest.acceptedAt?.getTime() === latest.decidedAt?.getTime();
  await changeVersion(
    scope,
    { paperId, number, seen: 'accepted' },
    { state: 'received', decidedBy: null, decidedAt: null, ...(wasFirst && { acceptedAt: null }) },
  );
}

/**
 * The same by the company's admin, where no agency reviews. A private paper counts by its person's word, unreviewed.
 * @throws Failure as `decideInScope`, 'company-not-found' or 'not-allowed'
 */
export async function decidePaper(
  services: Pick<PaperPorts, 'clock' | 'database' | 'hasAgency' | 'paperOwners' | 'prices' | 'secrets'>,
  person: Person,
  companyId: string,
  decision: PaperDecision,
): Promise<PaperView> {
  const isReviewed = await services.hasAgency();
  return inPapers(services, person, companyId, 'manage-papers', async (scope) => {
    if (isReviewed) throw new Failure('not-allowed');
    const { paper, view } = await decideInScope(services, scope, person, decision);
    await addAuditEntry(scope, {
      action: decision.decision === 'accept' ? 'paper-accepted' : 'paper-returned',
      subject: paper.kind,
      details: { version: decision.number },
      companyId,
      actor: personActor(person),
      at: services.clock(),
    });
    return view;
  });
}
