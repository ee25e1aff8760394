import { escalateAfterDays, remindAfterDays } from '#domain/parties/party-request.ts';
import { notify } from '../notifications/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { findCompany } from '../tenancy/index.ts';
import type { PartyPorts } from './ports.ts';
import { listUnanswered, updateRequest } from './request-repository.ts';
import { toldOf, waitingDaysIn, waitingFor } from './waiting-days.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Reminds people of what they were asked, and tells those who asked who stays silent; each once. */
export async function chaseRequests({
  clock,
  database,
  prices,
}: Pick<PartyPorts, 'clock' | 'database' | 'prices'>): Promise<void> {
  const at = clock();
  const catalogue = await prices.current();
  const remindBefore = new Date(at.getTime() - remindAfterDays * dayMs);
  await inScope(database, 'installation', async (transaction) => {
    for (const { request, name, userId } of await listUnanswered(transaction, remindBefore)) {
      const { id, companyId, from, side, askedAt, remindedAt, escalatedAt } = request;
      if (!remindedAt && userId) {
        const details = { from, again: true };
        await notify(transaction, { kind: 'party-asked', companyId, details, people: [userId], at });
        await updateRequest(transaction, id, { remindedAt: at });
      }
      const days = Math.floor((at.getTime() - askedAt.getTime()) / dayMs);
      if (escalatedAt || days < escalateAfterDays) continue;
      const company = request.deadline === null ? undefined : await findCompany(transaction, companyId);
      const lastDays = company ? await waitingDaysIn({ clock, catalogue }, transaction, company) : [];
      const waiting = waitingFor(request, lastDays);
      const details = { name, from, days, ...(waiting && { waiting: toldOf(waiting) }) };
      await notify(transaction, { kind: 'party-silent', companyId, details, at });
      if (side === 'agency')
        await notify(transaction, { kind: 'client-party-silent', companyId, details, at });
      await updateRequest(transaction, id, { escalatedAt: at });
    }
  });
}
