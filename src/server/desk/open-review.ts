import type { PaperReviewView } from '#contract/desk.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { dropClaim, takeClaim } from './claim-repository.ts';
import type { DeskPorts } from './ports.ts';
import { reviewIn } from './read-review.ts';

/**
 * Opens a paper for review and claims it. If somebody else has it, it can be read, and says who.
 * @throws Failure 'company-not-found' or 'paper-not-found'
 */
export function openReview(
  services: Pick<DeskPorts, 'clock' | 'database' | 'prices' | 'secrets' | 'paperOwners'>,
  reviewer: Person,
  companyId: string,
  paperId: string,
): Promise<PaperReviewView> {
  return inCompanyAsStaff(services, reviewer, companyId, async (scope) => {
    // Reading first refuses a paper that is none before it is claimed.
    const { kind } = await reviewIn(services, scope, reviewer, paperId);
    await takeClaim(scope, { companyId, subject: { paper: paperId }, by: reviewer.id, at: services.clock() });
    await scope.record({ action: 'paper-opened', subject: kind, details: { purpose: 'review' } });
    return reviewIn(services, scope, reviewer, paperId);
  });
}

/**
 * Gives a paper back, so that others can take it at once.
 * @throws Failure 'company-not-found'
 */
export function releaseReview(
  services: Pick<DeskPorts, 'clock' | 'database'>,
  reviewer: Person,
  companyId: string,
  paperId: string,
): Promise<void> {
  return inCompanyAsStaff(services, reviewer, companyId, async (scope) => {
    await dropClaim(scope, { paper: paperId }, reviewer.id);
    await scope.recordRead('papers');
  });
}
