import type { Person } from '#domain/accounts/person.ts';
import { endsOf } from '../cases/index.ts';
import { inCompany } from '../tenancy/index.ts';
import { listNames, type StoredName } from './name-repository.ts';
import type { NamePorts } from './ports.ts';

/** A name that a company proposed, with what the authority said. */
export type OwnName = Pick<
  StoredName,
  'name' | 'state' | 'rank' | 'answeredOn' | 'reason' | 'nextPath' | 'reservationNumber' | 'reservedUntil'
>;

/**
 * The names of a company of that person: open and reserved ones by rank, then the refused ones, latest first.
 * @throws Failure 'company-not-found'
 */
export function readOwnNames(
  services: Pick<NamePorts, 'database'>,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<OwnName[]> {
  return inCompany(services, person, companyId, 'read-company', async (scope) => {
    const { isIncorporated } = await endsOf(scope, companyId);
    const names = await listNames(scope, companyId);
    return names.map((name) => ({ ...name, reservedUntil: isIncorporated ? null : name.reservedUntil }));
  });
}
