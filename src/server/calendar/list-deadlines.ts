import { createHash } from 'node:crypto';
import { isOpen } from '#domain/calendar/company-calendar.ts';
import { type PricedCatalogue, publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { formationOf, readCaseFiles } from '../cases/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { findCompanies, lockCompanies } from '../tenancy/index.ts';
import { listDeadlineEventsOf } from './deadline-repository.ts';
import { findUnlistedCompanies, replaceListedDeadlines } from './listed-deadline-repository.ts';
import type { CalendarPorts } from './ports.ts';
import { calendarOf } from './read-calendar.ts';

type Services = Pick<CalendarPorts, 'clock' | 'database' | 'prices'>;

/** Many share their statements; more would keep changes of these companies waiting for longer. */
const maxCompaniesATime = 50;

/**
 * Lists the deadlines of companies in which something has changed, and of all of them with a new month or a release
 * that changes a place's law. Call it before reading the deadlines of many companies.
 */
export async function refreshListedDeadlines(services: Services): Promise<void> {
  // What tasks lack changes no deadline, and reading it would take several statements for each company.
  const sources = { clock: services.clock, catalogue: await services.prices.current() };
  const listedBy = listingOn(plainDate(services.clock().toISOString().slice(0, 10)));
  for (let left = maxCompaniesATime; left === maxCompaniesATime; ) {
    left = await inScope(services.database, 'installation', async (transaction) => {
      const ids = await findUnlistedCompanies(transaction, listedBy, maxCompaniesATime);
      if (ids.length > 0) await listCompanies(sources, transaction, ids, listedBy);
      return ids.length;
    });
  }
}

async function listCompanies(
  sources: Pick<Services, 'clock'> & { catalogue: PricedCatalogue },
  transaction: Transaction,
  ids: readonly string[],
  listedBy: string,
): Promise<void> {
  // Whatever changes a deadline waits for the same lock, so that no change is overlooked.
  await lockCompanies(transaction, ...ids);
  const companies = await findCompanies(transaction, ids);
  const events = await listDeadlineEventsOf(transaction, ids);
  const files = await readCaseFiles(sources, transaction, companies);
  const open = files.flatMap((file) => {
    const companyId = file.company.id;
    const { deadlines } = calendarOf(formationOf(file), events.get(companyId) ?? []);
    return deadlines.filter(isOpen).map(({ deadline, occurrence, on }) => ({
      companyId,
      deadline: deadline.id,
      occurrence,
      label: deadline.label,
      onDay: on,
      isConditional: deadline.onlyIf !== undefined,
    }));
  });
  // One that was removed in the meantime has no list.
  const found = companies.map(({ id }) => id);
  if (found.length > 0) await replaceListedDeadlines(transaction, found, open, listedBy);
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
