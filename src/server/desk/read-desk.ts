import type { DeskItemView, DeskView } from '#contract/desk.ts';
import type { Person } from '#domain/accounts/person.ts';
import { refreshOpenTasks } from '../cases/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { areTwoAsked } from './decision-repository.ts';
import type { DeskPorts } from './ports.ts';
import {
  countWaiting,
  listSubmitted,
  listWaiting,
  type SubmittedRow,
  type WaitingRow,
} from './queue-repository.ts';
import { listReasons } from './reason-repository.ts';

/** More than a reviewer does in a day. */
const maxItems = 200;

/** What waits for a reviewer, over all companies: what it is and whose, nothing of its content. */
export async function readDesk(
  services: Pick<DeskPorts, 'clock' | 'database' | 'prices'>,
  reviewer: Person,
): Promise<DeskView> {
  await refreshOpenTasks(services);
  return inScope(services.database, { staff: reviewer.id }, async (transaction) => {
    const now = services.clock();
    const papers = await listWaiting(transaction, now, maxItems);
    const tasks = await listSubmitted(transaction, now, maxItems);
    const items = [
      ...papers.map((row) => viewPaper(row, reviewer)),
      ...tasks.map((row) => viewTask(row, reviewer)),
    ];
    return {
      items: items
        .toSorted((one, other) => Date.parse(one.waitingSince) - Date.parse(other.waitingSince))
        .slice(0, maxItems),
      total: await countWaiting(transaction),
      needsTwo: await areTwoAsked(transaction),
      reasons: await listReasons(transaction),
    };
  });
}

function viewPaper(row: WaitingRow, reviewer: Person): DeskItemView {
  const { paperId, number, kind, partyId, partyName, uploadedAt } = row;
  return {
    of: 'paper',
    ...viewWaiting(row, uploadedAt, reviewer),
    paper: paperId,
    version: number,
    kind,
    about: partyId === null ? null : (partyName ?? ''),
  };
}

function viewTask(row: SubmittedRow, reviewer: Person): DeskItemView {
  const { caseId, caseKind, task, label, submittedAt } = row;
  return { of: 'task', ...viewWaiting(row, submittedAt, reviewer), case: caseId, caseKind, task, label };
}

function viewWaiting(row: WaitingRow | SubmittedRow, since: Date, reviewer: Person) {
  const { companyId, companyName, claimedBy, claimedUntil, holderName, firstKind, firstBy, firstName } = row;
  return {
    company: { id: companyId, name: companyName },
    waitingSince: since.toISOString(),
    claim:
      claimedBy && claimedUntil
        ? { name: holderName ?? '', isYou: claimedBy === reviewer.id, until: claimedUntil.toISOString() }
        : null,
    acceptedFirstBy: firstKind ? { name: firstName, isYou: firstBy === reviewer.id } : null,
  };
}
