import type { PaperReviewView } from '#contract/desk.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { paperScopeOf, type SaidOfPaper, storeDetailsIn } from '../papers/index.ts';
import type { DeskPorts } from './ports.ts';
import { reviewIn } from './read-review.ts';

/**
 * Stores what a reviewer confirms of a paper, such as the days of a lease.
 * @throws Failure 'company-not-found' or 'paper-not-found'
 */
export function confirmDetails(
  services: Pick<DeskPorts, 'clock' | 'database' | 'prices' | 'secrets' | 'paperOwners'>,
  reviewer: Person,
  companyId: string,
  said: SaidOfPaper,
): Promise<PaperReviewView> {
  return inCompanyAsStaff(services, reviewer, companyId, async (scope) => {
    await scope.record(await storeDetailsIn(services, paperScopeOf(scope), said));
    return reviewIn(services, scope, reviewer, said.paperId);
  });
}
