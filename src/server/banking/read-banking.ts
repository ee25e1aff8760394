import { type BankRecord, bankRecordOf, type RecordedBankEvent } from '#domain/banking/bank-application.ts';
import type { BankProfile } from '#domain/banking/bank-rules.ts';
import { type CompanyUser, inCompanyFor } from '../audit/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { findBankProfile, listBankEvents } from './bank-repository.ts';
import type { BankingPorts } from './ports.ts';

/** What a company knows of its way to a bank account. */
export interface Banking extends BankRecord {
  profile: BankProfile;
}

const untold: BankProfile = {
  activity: '',
  websiteText: '',
  appliesFromWithin: null,
  paysAbroad: null,
  holdsClientMoney: null,
  hasLargeTurnover: null,
};

/**
 * Reads a company's bank profile, its applications and what is left to repair.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readBanking(services: BankingPorts, user: CompanyUser, companyId: string): Promise<Banking> {
  const purpose = { action: 'read-banking', reads: 'banking' } as const;
  return inCompanyFor(services, user, companyId, purpose, async (scope) =>
    bankingIn(scope, companyId, await listBankEvents(scope, companyId)),
  );
}

/** The same, inside a transaction in that company. */
export async function bankingIn(
  rows: Rows,
  companyId: string,
  events: readonly RecordedBankEvent[],
): Promise<Banking> {
  const profile = (await findBankProfile(rows, companyId)) ?? untold;
  return { profile, ...bankRecordOf(events) };
}
