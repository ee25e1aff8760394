import { createHash } from 'node:crypto';
import { isOpen } from '#domain/calendar/company-calendar.ts';
import { type PricedCatalogue, publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findCompany, lockCompanies } from '../tenancy/index.ts';
import { listDeadlineEvents } from './deadline-repository.ts';
import { findUnlistedCompanies, replaceListedDeadlines } from './listed-deadline-repository.ts';
import type { CalendarPorts } from './ports.ts';
import { calendarIn, type ReadCalendar } from './read-calendar.ts';

type Services = Pick<CalendarPorts, 'clock' | 'database' | 'prices'>;

const maxCompaniesATime = 100;

/**
 * Lists the deadlines of companies in which something has changed, and of all of them with a new month or a release
 * that changes a place's law. Call it before reading the deadlines of many companies.
 */
export async function refreshListedDeadlines(services: Services): Promise<void> {
  const catalogue = await services.prices.current();
  const listedBy = listingOn(plainDate(services.clock().toISOString().slice(0, 10)));
  for (let left = maxCompaniesATime; left === maxCompaniesATime; ) {
    left = await inScope(services.database, 'installation', async (transaction) => {
      const ids = await findUnlistedCompanies(transaction, listedBy, maxCompaniesATime);
      for (const id of ids) await listDeadlinesOf(services, transaction, id, { catalogue, listedBy });
      return ids.length;
    });
  }
}

async function listDeadlinesOf(
  services: Services,
  transaction: Transaction,
  companyId: string,
  { catalogue, listedBy }: { catalogue: PricedCatalogue; listedBy: string },
): Promise<void> {
  // Whatever changes a deadline waits for the same lock, so that no change is overlooked.
  await lockCompanies(transaction, companyId);
  const calendar = await readIfPlanned(services, transaction, companyId, catalogue);
  const open = calendar?.deadlines.filter(isOpen) ?? [];
  await replaceListedDeadlines(
    transaction,
    companyId,
    open.map(({ deadline, occurrence, on }) => ({
      deadline: deadline.id,
      occurrence,
      label: deadline.label,
      onDay: on,
      isConditional: deadline.onlyIf !== undefined,
    })),
    listedBy,
  );
}

async function readIfPlanned(
  services: Services,
  transaction: Transaction,
  companyId: string,
  catalogue: PricedCatalogue,
): Promise<ReadCalendar | undefined> {
  const company = await findCompany(transaction, companyId);
  if (!company) return undefined;
  try {
    const events = await listDeadlineEvents(transaction, companyId);
    return await calendarIn(services, transaction, company, catalogue, events);
  } catch (error) {
    // The catalogue no longer has the place.
    if (error instanceof Failure && error.code === 'formation-not-found') return undefined;
    throw error;
  }
}

/** Changes with everything that deadlines are computed from besides the company: the law, and how far ahead one looks. */
function listingOn(today: PlainDate): string {
  return `${deadlinesHash} ${today.slice(0, 7)}`;
}

const deadlinesHash = createHash('sha256')
  .update(
    JSON.stringify(
      publishedCatalogue.countries.flatMap(({ jurisdictions }) =>
        jurisdictions.map(({ id, deadlines, steps }) => [id, deadlines, steps]),
      ),
    ),
  )
  .digest('base64url')
  .slice(0, 16);
