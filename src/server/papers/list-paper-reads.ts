import type { Person } from '#domain/accounts/person.ts';
import { listReads } from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { inPapers, paperSeen } from './reach.ts';

/**
 * Who opened a paper, latest first: for its person and the company's admins.
 * @throws Failure 'company-not-found', 'not-allowed' or 'paper-not-found'
 */
export function listPaperReads(
  services: Pick<PaperPorts, 'database' | 'paperOwners'>,
  person: Person,
  companyId: string,
  paperId: string,
) {
  return inPapers(services, person, companyId, 'read-papers', async (scope) => {
    await paperSeen(scope, person, paperId);
    const rows = await listReads(scope, companyId, paperId);
    return rows.map(({ name, read: { side, purpose, number, at } }) => ({
      by: name,
      side,
      purpose,
      version: number,
      at: at.toISOString(),
    }));
  });
}
