import { paperKindLabels } from '#messages/paper-kinds.ts';
import type { TaskNeeds } from '../cases/index.ts';
import { paperNeedsOf } from './paper-needs.ts';
import type { PaperPorts } from './ports.ts';

/** States in which a paper is in: the next move is not the founder's. */
const handedOver: readonly string[] = ['checking', 'received', 'accepted'];

/** Tells cases which papers a task still lacks. */
export function paperTaskNeeds(services: Pick<PaperPorts, 'clock' | 'paperOwners' | 'prices'>): TaskNeeds {
  return {
    async missing(transaction, details, tasks, concerned) {
      const asking = tasks.filter(({ template }) => template.documents.length > 0);
      if (asking.length === 0) return new Map();
      const needs = await paperNeedsOf(
        services,
        { ...transaction, details },
        asking.map(({ template }) => ({ ...template, concerned })),
      );
      const lacking = needs.filter(({ state }) => !handedOver.includes(state));
      return new Map(
        [...Map.groupBy(lacking, ({ task }) => task)].map(([task, found]) => [
          task,
          found.map(({ kind, party, partyName }) => ({
            kind: 'paper' as const,
            id: `${kind}${party ? ` ${party}` : ''}`,
            label: partyName ? `${paperKindLabels[kind]}, ${partyName}` : paperKindLabels[kind],
            unnamed: paperKindLabels[kind],
          })),
        ]),
      );
    },
  };
}
