import { reminderDays } from '#domain/notifications/notification-kinds.ts';
import { addDays } from '#domain/values/plain-date.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { refreshOpenTasks } from '../cases/index.ts';
import { notify } from '../notifications/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { listExpiring } from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { dayOf } from './today.ts';
import { isOnOwnPage, peopleToTell } from './whom-to-tell.ts';

/** Tells people 30, 7 and 1 days before a paper expires, once for each. */
export async function remindOfExpiries(
  services: Pick<PaperPorts, 'clock' | 'database' | 'prices'>,
): Promise<void> {
  const { clock, database } = services;
  // Tells which companies are incorporated, and which are closed.
  await refreshOpenTasks(services);
  const at = clock();
  const today = dayOf(at);
  await inScope(database, 'installation', async (transaction) => {
    for (const days of reminderDays) {
      for (const { companyId, paperId, kind, ...whose } of await listExpiring(
        transaction,
        addDays(today, days),
      )) {
        await notify(transaction, {
          kind: 'paper-expiring',
          companyId,
          details: {
            label: paperKindLabels[kind],
            on: addDays(today, days),
            days,
            isOwn: isOnOwnPage(whose),
          },
          ...peopleToTell(whose),
          at,
          key: `paper-expiring ${paperId} ${addDays(today, days)} ${days}`,
        });
      }
    }
  });
}
