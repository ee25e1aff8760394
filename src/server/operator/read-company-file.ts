import type { CompanyFile } from '#contract/operator.ts';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { concernsProvider } from '../providers/index.ts';
import { readCompany } from './company-repository.ts';
import type { OperatorPorts } from './ports.ts';
import { readingCompany } from './reading-company.ts';
import { viewListedCompany } from './views.ts';

/**
 * All that an operator sees of a company; its log says that they have.
 *
 * @throws Failure 'company-not-found'
 */
export function readCompanyFile(
  services: Pick<OperatorPorts, 'clock' | 'database'>,
  operator: Person,
  id: string,
): Promise<CompanyFile> {
  return readingCompany(services, operator, id, 'company', async (transaction) => {
    const found = await readCompany(transaction, id);
    if (!found) throw new Failure('company-not-found');
    const { listed, details, people, requests, subscription } = found;
    return {
      ...viewListedCompany(listed),
      companyType: details.companyType,
      subType: details.subType,
      visas: details.visas,
      officeType: details.officeType,
      industry: details.industry,
      website: details.website,
      linkedin: details.linkedin,
      mailingAddress: details.mailingAddress,
      countryOfResidency: details.countryOfResidency,
      updatedAt: details.updatedAt.toISOString(),
      people,
      requests: requests.map((request) => ({
        ...request,
        requestedAt: request.requestedAt.toISOString(),
      })),
      hasProvider: await concernsProvider(transaction, details),
      subscription,
    };
  });
}
