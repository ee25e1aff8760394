import type { PaperReviewView } from '#contract/desk.ts';
import type { Person } from '#domain/accounts/person.ts';
import { canUndo } from '#domain/desk/decision.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { paperScopeOf, readVersions, reopenInScope } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import { takeClaim } from './claim-repository.ts';
import { addDecision, listDecisions, lockPaperForReview, ofNumber } from './decision-repository.ts';
import type { DeskPorts } from './ports.ts';
import { reviewIn } from './read-review.ts';

/**
 * Takes a reviewer's own acceptance back, for some minutes. It stays in the record.
 *
 * @throws Failure 'company-not-found', 'paper-not-found', 'review-not-undone' where it is too late or somebody decided
 * since, or 'paper-changed' where the paper was uploaded again
 */
export function undoReview(
  services: Pick<DeskPorts, 'clock' | 'database' | 'prices' | 'secrets' | 'paperOwners'>,
  reviewer: Person,
  companyId: string,
  paperId: string,
): Promise<PaperReviewView> {
  return inCompanyAsStaff(services, reviewer, companyId, async (scope) => {
    await lockPaperForReview(scope, paperId);
    const papers = paperScopeOf(scope);
    const [latest] = await readVersions(services, papers, paperId);
    if (!latest) throw new Failure('paper-not-found');
    const at = services.clock();
    const decisions = ofNumber(await listDecisions(scope, { paper: paperId }), latest.number);
    if (!canUndo(decisions, reviewer.id, at)) throw new Failure('review-not-undone');
    if (decisions.at(-1)?.kind === 'accepted') await reopenInScope(papers, paperId, latest.number);
    await addDecision(scope, {
      ...{ companyId, subject: { paper: paperId }, number: latest.number, after: decisions.length },
      ...{ kind: 'undone', by: reviewer.id, at },
    });
    await takeClaim(scope, { companyId, subject: { paper: paperId }, by: reviewer.id, at });
    await scope.record({
      action: 'paper-review-undone',
      subject: latest.kind,
      details: { version: latest.number },
    });
    return reviewIn(services, scope, reviewer, paperId);
  });
}
