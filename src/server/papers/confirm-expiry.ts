import type { PaperView } from '#contract/papers.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { keysOf } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { paperJudgeIn } from './list-papers.ts';
import { changeVersion, listVersionRows } from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { inPapers, paperTouched } from './reach.ts';
import { viewPaper } from './views.ts';

/**
 * Confirms or corrects the day on which a paper expires.
 * @param expiresOn `null` where it does not expire
 * @throws Failure 'company-not-found', 'not-allowed' or 'paper-not-found'
 */
export function confirmExpiry(
  services: Pick<PaperPorts, 'clock' | 'database' | 'paperOwners' | 'prices' | 'secrets'>,
  person: Person,
  companyId: string,
  { paperId, number, expiresOn }: { paperId: string; number: number; expiresOn: PlainDate | null },
): Promise<PaperView> {
  return inPapers(services, person, companyId, 'add-paper', async (scope) => {
    const paper = await paperTouched(scope, person, paperId);
    const isChanged = await changeVersion(scope, { paperId, number }, { expiresOn, isExpiryConfirmed: true });
    if (!isChanged) throw new Failure('paper-not-found');
    const at = services.clock();
    await addAuditEntry(scope, {
      action: 'paper-expiry-set',
      subject: paper.kind,
      details: { expiresOn, version: number },
      companyId,
      actor: personActor(person),
      at,
    });
    const keys = await keysOf(services.secrets, scope, companyId);
    const judge = await paperJudgeIn(services, scope, scope.owners);
    return viewPaper(paper, await listVersionRows(scope, companyId, paperId), keys, at, judge);
  });
}
