import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { PlaceRules } from '#domain/parties/place-rule.ts';
import { rulesOf } from '#domain/parties/place-rules.ts';
import type { CompanyRecord as PartiesRecord } from '#domain/parties/registers.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { listOpenInvitations } from '../team/index.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import { listParties, type StoredParty } from './party-repository.ts';
import { listEntries, listOffices, listShareClasses } from './register-repository.ts';

/** All that is known of a company's people and owners. */
export interface People {
  company: CompanyRecord;
  stored: readonly StoredParty[];
  record: PartiesRecord;
  rules: PlaceRules;
  invitations: Awaited<ReturnType<typeof listOpenInvitations>>;
}

/** Reads the people and owners of the company whose scope the transaction has. */
export async function peopleOf(transaction: Transaction, company: CompanyRecord): Promise<People> {
  const stored = await listParties(transaction, company.id);
  return {
    company,
    stored,
    record: {
      parties: stored,
      entries: await listEntries(transaction, company.id),
      classes: await listShareClasses(transaction, company),
      offices: await listOffices(transaction, company.id),
    },
    rules: rulesOf(placeOf(company)),
    invitations: await listOpenInvitations(transaction, company.id),
  };
}

/** The catalogue's id of the place where a company is formed. */
function placeOf({ country, companyType, subType }: CompanyRecord): string {
  return jurisdictionIdOf({ country, companyType, subType: subType ?? undefined });
}
