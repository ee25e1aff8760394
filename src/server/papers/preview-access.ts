import type { AccessPreview } from '#contract/member-access.ts';
import type { Person } from '#domain/accounts/person.ts';
import { kindsIn, paperClasses } from '#domain/papers/paper-classes.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { withParties } from './paper-owners.ts';
import { findMember, listPaperRows, listVersionRows, lookAs, tryKinds } from './paper-repository.ts';
import type { PaperOwner, PaperPorts, PaperScope } from './ports.ts';
import { inPapers, sees } from './reach.ts';

/**
 * Which papers one of the company's people sees: read as they would, so that the database's own limits decide.
 * @param tried classes that are not saved, parted by commas, or `all`; `undefined` for what holds now
 * @throws Failure 'company-not-found', 'not-allowed' or 'member-not-found'
 */
export function previewAccess(
  services: Pick<PaperPorts, 'database' | 'paperOwners'>,
  person: Person,
  companyId: string,
  memberId: string,
  tried: string | undefined,
): Promise<AccessPreview> {
  return inPapers(services, person, companyId, 'change-role', (scope) =>
    papersSeenBy(scope, scope.owners, memberId, tried),
  );
}

/**
 * The same for staff who act for the client; the company's log says so.
 * @throws Failure 'company-not-found' or 'member-not-found'
 */
export function previewAccessAsStaff(
  services: Pick<PaperPorts, 'clock' | 'database' | 'paperOwners'>,
  staff: Person,
  companyId: string,
  memberId: string,
  tried: string | undefined,
): Promise<AccessPreview> {
  return inCompanyAsStaff(services, staff, companyId, async ({ orm, client, company, recordRead }) => {
    await recordRead('members');
    const scope = { orm, client, details: company };
    return papersSeenBy(scope, await services.paperOwners(scope), memberId, tried);
  });
}

async function papersSeenBy(
  scope: PaperScope,
  owners: readonly PaperOwner[],
  memberId: string,
  tried: string | undefined,
): Promise<AccessPreview> {
  const companyId = scope.details.id;
  const member = await findMember(scope, companyId, memberId);
  // Somebody whose access has ended, or was taken, sees nothing.
  if (!member) throw new Failure('member-not-found');
  if (!member.hasAccess) return [];
  // Limits that are only tried are stored and taken back, so that the same policies decide.
  await scope.client.query('savepoint preview');
  if (tried !== undefined) await tryKinds(scope, memberId, kindsTried(tried));
  await lookAs(scope, member.userId);
  const papers = withParties(await listPaperRows(scope, companyId), owners);
  const versions = await listVersionRows(scope, companyId);
  await scope.client.query('rollback to savepoint preview');
  return papers
    .filter(({ partyId }) => sees({ id: member.userId }, { role: member.role, owners }, partyId))
    .map(({ id, kind, partyId }) => ({
      kind,
      about: owners.find((owner) => owner.id === partyId)?.name ?? null,
      opens: versions.some(({ paperId, content }) => paperId === id && content !== null),
    }));
}

function kindsTried(tried: string): PaperKind[] | null {
  return tried === 'all' ? null : kindsIn(paperClasses.filter((each) => tried.split(',').includes(each)));
}
