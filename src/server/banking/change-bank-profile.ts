import type { Person } from '#domain/accounts/person.ts';
import type { BankProfile } from '#domain/banking/bank-rules.ts';
import { inCompanyFor } from '../audit/index.ts';
import { keepBankProfile, listBankEvents } from './bank-repository.ts';
import type { BankingPorts } from './ports.ts';
import { type Banking, bankingIn } from './read-banking.ts';

/**
 * Keeps what a company tells about itself for banks. Nothing of it is sent anywhere.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function changeBankProfile(
  services: BankingPorts,
  person: Person,
  companyId: string,
  profile: BankProfile,
): Promise<Banking> {
  const user = { side: 'company' as const, person };
  return inCompanyFor(services, user, companyId, { action: 'change-banking' }, async (scope) => {
    await keepBankProfile(scope, companyId, profile, services.clock());
    return bankingIn(scope, companyId, await listBankEvents(scope, companyId));
  });
}
