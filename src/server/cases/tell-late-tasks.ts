import { waitingOf } from '#domain/cases/waiting.ts';
import { notify } from '../notifications/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { findCompany } from '../tenancy/index.ts';
import { listLateTasks } from './open-task-repository.ts';
import { refreshOpenTasks } from './open-tasks.ts';
import type { CasesPorts } from './ports.ts';
import { caseDaysOf, plannedCompany } from './read-case.ts';
import { laterCaseOf } from './record-case-event.ts';

/** Tells people of a company that an authority, a bank or the agency takes longer than is usual, once for each turn. */
export async function tellLateTasks(
  services: Pick<CasesPorts, 'clock' | 'database' | 'prices'>,
): Promise<void> {
  await refreshOpenTasks(services);
  const { clock, database } = services;
  const catalogue = await services.prices.current();
  const at = clock();
  await inScope(database, 'installation', async (transaction) => {
    for (const { companyId, caseId, kind, task, label, turn, since } of await listLateTasks(
      transaction,
      at,
    )) {
      const company = await findCompany(transaction, companyId);
      if (!company) continue;
      const { jurisdiction } = plannedCompany(company, catalogue);
      const { calendar, today } = await caseDaysOf(services, { jurisdiction });
      const step = { template: { decidedBy: turn, workingDays: { unconfirmed: label } }, turn, since };
      const days = waitingOf(step, calendar, today)?.workingDays;
      if (days === undefined) continue;
      await notify(transaction, {
        kind: 'task-late',
        companyId,
        details: { task, label, days, ...laterCaseOf({ id: caseId, kind }) },
        at,
        key: `${caseId} ${task} ${since}`,
      });
    }
  });
}
