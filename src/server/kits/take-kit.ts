import type { Person } from '#domain/accounts/person.ts';
import { kitAddressMinutes } from '#domain/kits/kit.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { reauthenticate } from '../accounts/index.ts';
import { addAuditEntry, inCompanyAsStaff, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { openSeal } from '../platform/seal.ts';
import type { Session } from '../platform/session.ts';
import { inCompany } from '../tenancy/index.ts';
import { type MadeKit, makeKit } from './make-kit.ts';
import type { KitPorts } from './ports.ts';

const kits: Limit = { name: 'take-kit', times: 20, windowSeconds: 60 * 60 };

type Ports = Pick<
  KitPorts,
  'accounts' | 'clock' | 'config' | 'database' | 'kitSections' | 'passwords' | 'rateLimits' | 'secrets'
>;

/** What the address of a kit needs, and how long that works. */
interface KitTicket {
  ticket: string;
  until: Date;
}

/**
 * Lets one of a company's people who has just proven who they are take its kit for some minutes.
 * @throws Failure 'company-not-found', 'not-allowed', 'wrong-password', 'sign-in-again', 'too-many-requests' or 'busy'
 */
export async function allowKit(
  services: Ports,
  session: Session,
  companyId: string,
  currentPassword: string | undefined,
): Promise<KitTicket> {
  await inCompany(services, session.person, companyId, 'take-everything', async () => {});
  return allowKitAsStaff(services, session, companyId, currentPassword);
}

/**
 * The same for staff, who say nothing of it in the client's log until they take it.
 * @throws Failure 'wrong-password', 'sign-in-again', 'too-many-requests' or 'busy'
 */
export async function allowKitAsStaff(
  services: Ports,
  session: Session,
  companyId: string,
  currentPassword: string | undefined,
): Promise<KitTicket> {
  await reauthenticate(services, session, currentPassword);
  const until = new Date(services.clock().getTime() + kitAddressMinutes * 60_000);
  return { ticket: sealOf(services).seal(until.toISOString(), ownerOf(session.person, companyId)), until };
}

/**
 * A company's kit, for one of its people.
 * @throws Failure 'company-not-found', 'not-allowed', 'kit-address-expired' or 'too-many-requests'
 */
export async function takeKit(
  services: Ports,
  person: Person,
  companyId: string,
  ticket: string,
): Promise<MadeKit> {
  return inCompany(services, person, companyId, 'take-everything', async ({ company, orm, client }) => {
    await checkTicket(services, person, companyId, ticket);
    const { details, role } = company;
    await addAuditEntry(
      { orm },
      {
        action: 'kit-taken',
        subject: details.name,
        companyId,
        actor: personActor(person),
        at: services.clock(),
      },
    );
    const viewer = { side: 'member', person, role } as const;
    return makeKit(services, { orm, client, company: details, viewer, isListed: false });
  });
}

/**
 * A client's kit, for staff.
 * @throws Failure 'company-not-found', 'kit-address-expired' or 'too-many-requests'
 */
export async function takeKitAsStaff(
  services: Ports,
  person: Person,
  role: StaffRole,
  companyId: string,
  ticket: string,
): Promise<MadeKit> {
  return inCompanyAsStaff(services, person, companyId, async ({ company, orm, client, record }) => {
    await checkTicket(services, person, companyId, ticket);
    await record({ action: 'kit-taken', subject: company.name });
    const viewer = { side: 'staff', person, role } as const;
    return makeKit(services, { orm, client, company, viewer, isListed: false });
  });
}

async function checkTicket(
  services: Ports,
  person: Person,
  companyId: string,
  ticket: string,
): Promise<void> {
  await services.rateLimits.count(kits, person.id);
  if (untilOf(services, person, companyId, ticket) < services.clock().toISOString()) {
    throw new Failure('kit-address-expired');
  }
}

/** '' for a ticket of somebody else, of another company or of nobody. */
function untilOf(services: Ports, person: Person, companyId: string, ticket: string): string {
  try {
    return sealOf(services).open(ticket, ownerOf(person, companyId));
  } catch {
    return '';
  }
}

const sealOf = ({ secrets }: Ports) => openSeal(secrets.authSecret, 'kit addresses');
const ownerOf = ({ id }: Person, companyId: string) => `${id}/${companyId}`;
