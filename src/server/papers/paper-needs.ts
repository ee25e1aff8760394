import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { type PaperState, paperStateOn } from '#domain/papers/paper-state.ts';
import type { PaperTask } from '#domain/papers/requirements.ts';
import { requirementsIn } from './list-papers.ts';
import { withParties } from './paper-owners.ts';
import { listPaperRows, listVersionRows } from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';
import { dayOf } from './today.ts';

/** A paper that a task asks for, and how it stands. */
export interface PaperNeed {
  task: string;
  kind: PaperKind;
  /** `null` for the company. */
  party: string | null;
  partyName: string | null;
  /** Of the newest paper; `missing` where there is none. */
  state: PaperState | 'missing';
}

/**
 * What some tasks ask for, without what concerns only some people. What a task still owes is what is `missing`, `returned` or
 * `expired`.
 */
export async function paperNeedsOf(
  services: Pick<PaperPorts, 'clock' | 'paperOwners' | 'prices'>,
  scope: PaperScope,
  tasks: readonly PaperTask[],
): Promise<PaperNeed[]> {
  const companyId = scope.details.id;
  const owners = await services.paperOwners(scope);
  const papers = withParties(await listPaperRows(scope, companyId), owners);
  const latest = new Map(
    (await listVersionRows(scope, companyId)).toReversed().map((version) => [version.paperId, version]),
  );
  const today = dayOf(services.clock());
  const stateOf = (kind: PaperKind, party: string | null) => {
    const paper = papers.findLast((row) => row.kind === kind && row.partyId === party);
    const version = paper && latest.get(paper.id);
    return version ? paperStateOn(version, today) : 'missing';
  };
  return (await requirementsIn(services, scope, owners, tasks))
    .filter(({ isConditional }) => !isConditional)
    .flatMap(({ kind, party, asks }) =>
      [...new Set(asks.map(({ task }) => task))].map((task) => ({
        task,
        kind,
        party,
        partyName: owners.find(({ id }) => id === party)?.name ?? null,
        state: stateOf(kind, party),
      })),
    );
}
