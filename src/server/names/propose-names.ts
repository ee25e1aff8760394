import type { Person } from '#domain/accounts/person.ts';
import type { NameProposal } from '#domain/names/check-name.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { readPractice } from '../cases/index.ts';
import { inCompany, lockCompanies } from '../tenancy/index.ts';
import { replaceProposals } from './name-repository.ts';
import { readNaming } from './naming.ts';
import type { NamePorts } from './ports.ts';
import type { OwnNaming } from './read-names.ts';

/**
 * Replaces the names that the authority has not answered yet, best first. Names that break a rule are kept as well:
 * the authority decides.
 *
 * @throws Failure 'company-not-found', 'not-allowed' or 'formation-not-found'
 */
export async function proposeNames(
  { database, prices, clock }: NamePorts,
  person: Person,
  companyId: string,
  proposals: readonly NameProposal[],
): Promise<OwnNaming> {
  const catalogue = await prices.current();
  return inCompany({ database }, person, companyId, 'change-formation', async (scope) => {
    await lockCompanies(scope, companyId);
    const at = clock();
    await replaceProposals(scope, companyId, proposals, { by: person.id, at });
    await addAuditEntry(scope, {
      companyId,
      actor: personActor(person),
      action: 'names-proposed',
      subject: proposals.map(({ name }) => name).join(' · '),
      at,
    });
    const naming = await readNaming(scope, scope.company.details, catalogue, at);
    const { hasAgency } = await readPractice(scope);
    return { ...naming, mayChange: true, mayRecord: !hasAgency };
  });
}
