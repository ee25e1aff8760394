import type { WaitingDayView } from '#contract/party-requests.ts';
import type { NotificationDetails } from '#domain/notifications/notification-kinds.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { daysOfCases, readCaseFile } from '../cases/index.ts';
import { viewDueDate } from '../plans/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import type { PartyPorts } from './ports.ts';
import type { StoredRequest } from './request-repository.ts';

/** The last days in law of a company's open cases that are not met, the next first. None where the place has no steps. */
export async function waitingDaysIn(
  { clock, catalogue }: Pick<PartyPorts, 'clock'> & { catalogue: PricedCatalogue },
  transaction: Transaction,
  company: CompanyRecord,
): Promise<readonly WaitingDayView[]> {
  try {
    const file = await readCaseFile({ clock, catalogue }, transaction, company);
    return daysOfCases(file)
      .map(viewDueDate)
      .map(({ id, label, on, penalty }) => ({ id, label, on, penalty }))
      .sort((one, other) => (one.on < other.on ? -1 : 1));
  } catch (error) {
    if (error instanceof Failure && error.code === 'formation-not-found') return [];
    throw error;
  }
}

/** What waits for the answer to a request; `null` for nothing, and once it was answered. */
export function waitingFor(
  { deadline, answeredAt }: Pick<StoredRequest, 'deadline' | 'answeredAt'>,
  days: readonly WaitingDayView[],
): WaitingDayView | null {
  return answeredAt ? null : (days.find(({ id }) => id === deadline) ?? null);
}

/** The same as a notification says it. */
export function toldOf({
  label,
  on,
  penalty,
}: WaitingDayView): NonNullable<NotificationDetails['party-silent']['waiting']> {
  const [source] = 'text' in penalty ? penalty.sources : [];
  return {
    label,
    on,
    ...('text' in penalty && { missed: { penalty: penalty.text, source: source?.title ?? '' } }),
  };
}
