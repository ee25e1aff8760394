import { isOpen } from '#domain/calendar/company-calendar.ts';
import { reminderDays } from '#domain/notifications/notification-kinds.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { notify } from '../notifications/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import type { Log } from '../platform/log.ts';
import { findCompany } from '../tenancy/index.ts';
import { findCompanyIds } from './company-repository.ts';
import { listDeadlineEvents } from './deadline-repository.ts';
import type { CalendarPorts } from './ports.ts';
import { calendarIn } from './read-calendar.ts';

type ReminderPorts = Pick<CalendarPorts, 'clock' | 'database' | 'prices'> & { log: Log };

const companiesAtOnce = 200;
const dayMs = 86_400_000;

/**
 * Tells people of what is due in 30, 7 or 1 days, once each. A company that cannot be read keeps no other from its
 * reminders.
 */
export async function remindOfDeadlines(services: ReminderPorts): Promise<void> {
  const catalogue = await services.prices.current();
  let last: string | undefined;
  for (;;) {
    const ids = await inScope(services.database, 'installation', (transaction) =>
      findCompanyIds(transaction, last, companiesAtOnce),
    );
    for (const id of ids) {
      await inScope(services.database, { company: id }, (transaction) =>
        remindCompany(services, transaction, id, catalogue),
      ).catch((error: unknown) =>
        services.log.warn({ err: error }, 'The reminders of a company could not be made.'),
      );
    }
    last = ids.at(-1);
    if (last === undefined || ids.length < companiesAtOnce) return;
  }
}

async function remindCompany(
  services: ReminderPorts,
  transaction: Transaction,
  companyId: string,
  catalogue: PricedCatalogue,
): Promise<void> {
  const company = await findCompany(transaction, companyId);
  if (!company) return;
  const events = await listDeadlineEvents(transaction, company.id);
  const { deadlines, today } = await calendarIn(services, transaction, company, catalogue, events);
  for (const { deadline, occurrence, on } of deadlines.filter(isOpen)) {
    const near = nearnessOf(on, today);
    if (!near) continue;
    await notify(transaction, {
      kind: 'deadline-near',
      companyId: company.id,
      details: { deadline: deadline.id, label: deadline.label, on, days: near.days },
      at: services.clock(),
      key: `${deadline.id} ${occurrence} ${on} ${near.threshold}`,
    });
  }
}

/** How many days are left, and which reminder that is; `undefined` where none is due. */
function nearnessOf(on: PlainDate, today: PlainDate): { days: number; threshold: number } | undefined {
  const days = Math.round((Date.parse(on) - Date.parse(today)) / dayMs);
  if (days < 1) return undefined;
  const threshold = reminderDays.findLast((each) => days <= each);
  return threshold === undefined ? undefined : { days, threshold };
}
