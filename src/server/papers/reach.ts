import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import type { CompanyAction, Role } from '#domain/team/permissions.ts';
import { may } from '#domain/team/permissions.ts';
import { addAuditEntry, continueAsStaff, inCompanyAsStaff, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import { withParties } from './paper-owners.ts';
import { findPaper, type PaperRow } from './paper-repository.ts';
import type { PaperOwner, PaperPorts, PaperScope } from './ports.ts';
import type { PaperSide } from './tables.ts';

/** A company as one of its people sees its papers. */
export interface MemberScope extends PaperScope {
  role: Role;
  owners: readonly PaperOwner[];
}

/** Somebody who hands papers in: one of the company's people, or staff on their behalf. */
export interface Uploader {
  side: PaperSide;
  person: Person;
  /** Of staff. */
  staffRole?: StaffRole;
}

/** A company as somebody sees it who hands papers in. */
export interface UploadScope extends PaperScope {
  /** `undefined` for staff, whose right the operation names. */
  role: Role | undefined;
  owners: readonly PaperOwner[];
  /** Writes into the company's log. */
  record(entry: AuditEntry): Promise<void>;
}

/**
 * Runs a part of an upload in one transaction.
 * @param isLogged whether it writes an entry into the company's log; staff's pieces belong to what their beginning said
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function inUpload<T>(
  services: Pick<PaperPorts, 'clock' | 'database' | 'paperOwners'>,
  { side, person }: Uploader,
  companyId: string,
  isLogged: boolean,
  work: (scope: UploadScope) => Promise<T>,
): Promise<T> {
  if (side === 'staff') {
    const enter = isLogged ? inCompanyAsStaff : continueAsStaff;
    return enter(services, person, companyId, async ({ orm, client, company, record }) => {
      const scope = { orm, client, details: company };
      return work({ ...scope, role: undefined, owners: await services.paperOwners(scope), record });
    });
  }
  return inPapers(services, person, companyId, 'add-paper', (scope) =>
    work({
      ...scope,
      record: (entry) =>
        addAuditEntry(scope, { ...entry, companyId, actor: personActor(person), at: services.clock() }),
    }),
  );
}

/** Whether somebody hands in papers of a kind for a party. Staff do for all, who handle money alone only receipts. */
export function mayUpload(
  { person, staffRole }: Uploader,
  { role, owners }: UploadScope,
  paper: { kind: PaperKind; party: string | null },
): boolean {
  if (role !== undefined) return mayTouch(person, { role, owners }, paper);
  return isProof(paper) || (staffRole !== undefined && mayAsStaff(staffRole, 'act-for-client'));
}

/**
 * Runs an action on the papers of a company of the signed-in person, in one transaction.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function inPapers<T>(
  services: Pick<PaperPorts, 'database' | 'paperOwners'>,
  person: Pick<Person, 'id'>,
  companyId: string,
  action: CompanyAction,
  work: (scope: MemberScope) => Promise<T>,
): Promise<T> {
  return inCompany(services, person, companyId, action, async ({ company, orm, client }) => {
    const scope = { orm, client, details: company.details };
    return work({ ...scope, role: company.role, owners: await services.paperOwners(scope) });
  });
}

/**
 * Whether somebody sees which papers a party has, and how they stand. Everybody sees their own.
 * @param party `null` for the company
 */
export function sees(
  person: Pick<Person, 'id'>,
  scope: Pick<MemberScope, 'role' | 'owners'>,
  party: string | null,
): boolean {
  const action = party === null ? 'read-company-papers' : 'read-party-details';
  return may(scope.role, action) || accountOf(scope, party) === person.id;
}

/** A kind of paper and whom it is about; `null` for the company. */
interface PaperOf {
  kind: PaperKind;
  party: string | null;
}

/** The account that alone opens a paper, beside staff; `undefined` for papers that the company's admins open too. */
export function personAlone(
  scope: Pick<MemberScope, 'owners'>,
  { kind, party }: PaperOf,
): string | undefined {
  return paperRules[kind].isPrivate ? accountOf(scope, party) : undefined;
}

/**
 * Whether somebody adds papers of a kind for a party: admins all but what is private to a person, others their own.
 */
function mayTouch(person: Person, scope: Pick<MemberScope, 'role' | 'owners'>, paper: PaperOf): boolean {
  const alone = personAlone(scope, paper);
  if (alone !== undefined) return alone === person.id;
  if (isProof(paper) && may(scope.role, 'manage-billing')) return true;
  return may(scope.role, 'manage-papers') || accountOf(scope, paper.party) === person.id;
}

/** Whether it can be a receipt or another proof of the company's. */
function isProof({ kind, party }: PaperOf): boolean {
  return kind === 'evidence' && party === null;
}

function accountOf({ owners }: Pick<MemberScope, 'owners'>, party: string | null): string | undefined {
  return owners.find(({ id }) => id === party)?.accountId;
}

/**
 * A paper that the person may change or delete.
 * @throws Failure 'paper-not-found' or 'not-allowed'
 */
export async function paperTouched(scope: MemberScope, person: Person, paperId: string): Promise<PaperRow> {
  const paper = await paperSeen(scope, person, paperId);
  const isAnothers = paper.privateTo !== null && paper.privateTo !== person.id;
  if (isAnothers || !mayTouch(person, scope, { kind: paper.kind, party: paper.partyId })) {
    throw new Failure('not-allowed');
  }
  return paper;
}

/**
 * A paper that the person sees; another's is not found.
 * @throws Failure 'paper-not-found'
 */
export async function paperSeen(scope: MemberScope, person: Person, paperId: string): Promise<PaperRow> {
  const stored = await findPaper(scope, scope.details.id, paperId);
  const [paper] = withParties(stored ? [stored] : [], scope.owners);
  if (!paper || !sees(person, scope, paper.partyId)) throw new Failure('paper-not-found');
  return paper;
}
