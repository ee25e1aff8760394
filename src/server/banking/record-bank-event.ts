import { type BankEvent, bankRecordOf, canBecome, isPending } from '#domain/banking/bank-application.ts';
import type { RefusalReason } from '#domain/banking/bank-rules.ts';
import { partnerBanks } from '#domain/banking/partner-banks.ts';
import { type CompanyUser, inCompanyFor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { addBankEvent, listBankEvents } from './bank-repository.ts';
import type { BankingPorts } from './ports.ts';
import { type Banking, bankingIn } from './read-banking.ts';

/** Far more than a company applies. */
const maxEvents = 500;

/**
 * Records an application that was sent, what the bank answered, or what was repaired after a refusal.
 *
 * @throws Failure 'company-not-found', 'not-allowed', 'bank-application-open' for a second one to the same bank while
 * the first waits, 'bank-application-not-open' for an answer to one that is over, 'bank-repair-not-open' or
 * 'too-many-entries'
 */
export function recordBankEvent(
  services: BankingPorts,
  user: CompanyUser,
  companyId: string,
  event: BankEvent,
): Promise<Banking> {
  return inCompanyFor(services, user, companyId, { action: 'change-banking' }, async (scope) => {
    await lockCompanies(scope, companyId);
    const events = await listBankEvents(scope, companyId);
    const { applications, toRepair } = bankRecordOf(events);
    if (events.length >= maxEvents) throw new Failure('too-many-entries');
    const bank = event.kind === 'repaired' ? undefined : bankOf(event, applications);
    if (event.kind === 'repaired') refuseUnlessOpen(toRepair, event.reason);
    const at = services.clock();
    const recorded = await addBankEvent(scope, {
      companyId,
      position: events.length + 1,
      event,
      ...user,
      at,
    });
    await scope.record({
      action: actionOf(event),
      subject: partnerBanks.find(({ id }) => id === bank)?.name ?? bank ?? '',
      details: event.kind === 'answered' ? { outcome: event.outcome } : {},
    });
    return bankingIn(scope, companyId, [...events, recorded]);
  });
}

function actionOf({ kind }: BankEvent) {
  if (kind === 'sent') return 'bank-application-sent';
  return kind === 'answered' ? 'bank-answer-recorded' : 'bank-file-repaired';
}

function bankOf(
  event: Exclude<BankEvent, { kind: 'repaired' }>,
  applications: Banking['applications'],
): string {
  if (event.kind === 'sent') {
    const isOpen = applications.some((each) => each.bank === event.bank && isPending(each));
    if (isOpen) throw new Failure('bank-application-open');
    return event.bank;
  }
  const answered = applications.find(({ id }) => id === event.application);
  if (!answered || !canBecome(answered, event.outcome)) throw new Failure('bank-application-not-open');
  return answered.bank;
}

function refuseUnlessOpen(toRepair: readonly RefusalReason[], reason: RefusalReason): void {
  if (!toRepair.includes(reason)) throw new Failure('bank-repair-not-open');
}
