import type { Report, ReportPeriod } from '#contract/report.ts';
import type { Person } from '#domain/accounts/person.ts';
import { isTimeZone } from '#domain/notifications/quiet-hours.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { eightiethOf, medianOf } from '#domain/today/median.ts';
import { csvOf } from '#domain/values/csv.ts';
import { minorDigitsOf, minorPerMajor } from '#domain/values/money.ts';
import { addDays, addYears, plainDate } from '#domain/values/plain-date.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { refreshOpenTasks } from '../cases/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { TodayPorts } from './ports.ts';
import {
  type AnsweredTask,
  countWaiting,
  type EarnedEntry,
  findAnswered,
  findDone,
  findEarned,
  findOpened,
  findRenewals,
  findReturned,
  type ReportedCase,
  readTimeZone,
  storeTimeZone,
} from './report-repository.ts';

/**
 * The agency's work in some days.
 * @throws Failure 'period-unusable' for days that run backwards or over a year, or an unknown time zone
 */
export async function readReport(
  services: TodayPorts,
  staff: Pick<Person, 'id'>,
  asked: ReportPeriod,
): Promise<Report> {
  const timeZone = asked.timeZone ?? (await readTimeZone(services.database));
  const period = { ...asked, timeZone };
  const { from, until } = period;
  if (until < from || until > addYears(plainDate(from), 1) || !isTimeZone(timeZone)) {
    throw new Failure('period-unusable');
  }
  await refreshOpenTasks(services);
  const today = plainDate(services.clock().toISOString().slice(0, 10));
  const found = await inScope(services.database, { staff: staff.id }, async (transaction) => ({
    opened: await findOpened(transaction, period),
    done: await findDone(transaction, period),
    waiting: await countWaiting(transaction),
    returned: await findReturned(transaction, period),
    answered: await findAnswered(transaction, period),
    earned: await findEarned(transaction, period),
    renewals: await findRenewals(transaction, { from: today, until: addDays(today, renewalDays) }),
  }));
  const catalogue = await services.prices.current();
  return {
    opened: found.opened.map(viewCase),
    done: found.done.map(viewCase),
    waiting: { founder: 0, agency: 0, authority: 0, bank: 0, ...found.waiting },
    returned: found.returned.map(({ company_id: id, company: name, place, task, on }) => ({
      company: { id, name },
      label: stepIn(catalogue, place, task)?.label ?? task,
      on,
    })),
    windows: windowsOf(catalogue, found.answered),
    income: incomeOf(found.earned),
    renewals: found.renewals.map(({ company_id: id, company: name, kind, label, on }) => ({
      company: { id, name },
      ...{ kind, label, on },
    })),
    timeZone,
  };
}

/** How far ahead renewals are listed. */
const renewalDays = 90;

/**
 * Says where the installation's days begin and end.
 * @throws Failure 'period-unusable' for an unknown time zone
 */
export async function setTimeZone(
  { clock, database }: Pick<TodayPorts, 'clock' | 'database'>,
  staff: Person,
  timeZone: string,
): Promise<void> {
  if (!isTimeZone(timeZone)) throw new Failure('period-unusable');
  await inScope(database, 'installation', async (transaction) => {
    await storeTimeZone(transaction, timeZone);
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'time-zone-set',
      subject: timeZone,
      at: clock(),
    });
  });
}

function viewCase({ company_id: id, company: name, kind, on }: ReportedCase): Report['opened'][number] {
  return { company: { id, name }, kind, on };
}

function stepIn(catalogue: PricedCatalogue, place: string, task: string) {
  return catalogue.jurisdictionWith(place)?.steps.find(({ id }) => id === task);
}

/** What each step took by place, places in order of their ids; each sum is that of its answers. */
function windowsOf(catalogue: PricedCatalogue, answered: readonly AnsweredTask[]): Report['windows'] {
  const groups = new Map<string, AnsweredTask[]>();
  for (const each of answered) {
    const key = [each.place, each.kind, each.task].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { place, kind, task } = first;
    const step = kind === 'formation' ? stepIn(catalogue, place, task) : undefined;
    const days = group.map(({ working_days }) => working_days);
    return {
      place: catalogue.jurisdictionWith(place)?.name ?? place,
      ...{ kind, task },
      label: step?.label ?? task,
      medianDays: medianOf(days) ?? 0,
      eightiethDays: eightiethOf(days) ?? 0,
      usual: step && 'value' in step.workingDays ? step.workingDays.value : null,
      answers: group.map(
        ({ company_id: id, company: name, filed_on: filedOn, approved_on: approvedOn, working_days }) => ({
          company: { id, name },
          ...{ filedOn, approvedOn, workingDays: working_days },
        }),
      ),
    };
  });
}

/** What was earned by kind of case and currency; each sum is that of its entries. */
function incomeOf(earned: readonly EarnedEntry[]): Report['income'] {
  return [...Map.groupBy(earned, ({ kind, currency }) => `${kind} ${currency}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      kind: first.kind,
      currency: first.currency,
      amount: group.reduce((sum, { amount }) => sum + amount, 0),
      earned: group.map(({ company_id: id, company: name, label, on, amount }) => ({
        company: { id, name },
        ...{ label, on, amount },
      })),
    };
  });
}

const { reportExportMessages: words } = messagesIn(locales[0]);

/** The same as the text of a file: the lists, then the medians. */
export async function exportReport(
  services: TodayPorts,
  staff: Pick<Person, 'id'>,
  period: ReportPeriod,
): Promise<string> {
  const report = await readReport(services, staff, period);
  const { opened, done, waiting, returned, windows, income, renewals } = report;
  return csvOf([
    words.columns,
    ...opened.map(({ company, kind, on }) => [words.opened, company.name, kind, on, '']),
    ...done.map(({ company, kind, on }) => [words.done, company.name, kind, on, '']),
    ...Object.entries(waiting).map(([turn, count]) => [words.waiting, turn, '', period.until, String(count)]),
    ...returned.map(({ company, label, on }) => [words.returned, company.name, label, on, '']),
    ...windows.flatMap(({ place, label, answers, medianDays, eightiethDays }) => [
      [words.median, place, label, String(answers.length), String(medianDays)],
      [words.eightieth, place, label, String(answers.length), String(eightiethDays)],
      ...answers.map(({ company, approvedOn, workingDays }) => [
        words.answer,
        company.name,
        label,
        approvedOn,
        String(workingDays),
      ]),
    ]),
    ...income.flatMap(({ kind, currency, earned }) =>
      earned.map(({ company, label, on, amount }) => [
        words.income,
        company.name,
        [kind, label].filter(Boolean).join(', '),
        on,
        `${(amount / minorPerMajor(currency)).toFixed(minorDigitsOf(currency))} ${currency}`,
      ]),
    ),
    ...renewals.map(({ company, kind, label, on }) => [words.renewal, company.name, label || kind, on, '']),
  ]);
}
