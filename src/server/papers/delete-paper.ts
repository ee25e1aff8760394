import type { Person } from '#domain/accounts/person.ts';
import { type DeletionOutcome, deletionOutcome, retentionRuleOf } from '#domain/papers/retention.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { dropFiles } from './drop-files.ts';
import { jurisdictionOf } from './list-papers.ts';
import {
  listVersionRows,
  lockPaper,
  noteDeletionAsked,
  removePaper,
  removeVersions,
} from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { inPapers, paperTouched } from './reach.ts';

/**
 * Deletes a paper, as far as no law keeps it: of one that an agency relied on, the accepted versions stay and the
 * wish is noted.
 * @throws Failure 'company-not-found', 'not-allowed' or 'paper-not-found'
 */
export async function deletePaper(
  services: Pick<PaperPorts, 'clock' | 'database' | 'files' | 'hasAgency' | 'log' | 'paperOwners' | 'prices'>,
  person: Person,
  companyId: string,
  paperId: string,
): Promise<DeletionOutcome> {
  const hasAgency = await services.hasAgency();
  const { outcome, fileKeys } = await inPapers(services, person, companyId, 'add-paper', async (scope) => {
    const paper = await paperTouched(scope, person, paperId);
    await lockPaper(scope, companyId, paperId);
    const versions = await listVersionRows(scope, companyId, paperId);
    const jurisdiction = await jurisdictionOf(services, scope);
    const found = deletionOutcome(
      paper.kind,
      versions.map(({ state, acceptedAt }) => ({ state, wasAccepted: acceptedAt !== null })),
      jurisdiction && retentionRuleOf(jurisdiction),
      // A company that is still here has not ended its relationship.
      { hasAgency, endedOn: null },
    );
    const gone = found.outcome === 'deleted' ? versions : versions.filter(({ acceptedAt }) => !acceptedAt);
    const at = services.clock();
    if (found.outcome === 'deleted') {
      await removePaper(scope, paperId);
    } else {
      await removeVersions(
        scope,
        paperId,
        gone.map(({ number }) => number),
      );
      await noteDeletionAsked(scope, paperId, at);
    }
    await addAuditEntry(scope, {
      action: found.outcome === 'deleted' ? 'paper-deleted' : 'paper-deletion-asked',
      subject: paper.kind,
      companyId,
      actor: personActor(person),
      at,
    });
    return { outcome: found, fileKeys: gone.flatMap(({ content }) => content?.fileKey ?? []) };
  });
  await dropFiles(services, fileKeys);
  return outcome;
}
