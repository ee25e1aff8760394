import { fieldLacksOf, lacksOf, type PartyLack } from '#domain/parties/task-lacks.ts';
import { peopleLacks as texts } from '#messages/people-lacks.ts';
import type { TaskNeed, TaskNeeds } from '../cases/index.ts';
import type { Clock } from '../platform/clock.ts';
import { todayOf } from './change-people.ts';
import { peopleOf } from './people-of.ts';
import { warnOfStockPayment } from './stock-payments.ts';

/** Tells cases what of a company's people and owners a task still lacks. */
export function partyTaskNeeds(services: { clock: Clock }): TaskNeeds {
  return {
    warnings: (transaction, company, tasks) =>
      warnOfStockPayment(transaction, company, tasks, todayOf(services)),
    async missing(transaction, company, tasks, concerned) {
      const asking = tasks.filter(({ template }) => template.documents.length > 0);
      if (asking.length === 0) return new Map();
      const { stored, record, rules } = await peopleOf(transaction, company);
      const names = new Map(stored.map(({ id, name }) => [id, name]));
      const nameOf = (id: string) => names.get(id) ?? '';
      const today = todayOf(services);
      return new Map(
        asking.flatMap(({ template }) => {
          const lacks = concerned
            ? fieldLacksOf(stored, new Set(concerned.map(({ party }) => party)))
            : lacksOf(template.documents, { ...record, parties: stored }, rules, today);
          return lacks.length > 0 ? [[template.id, lacks.map((lack) => needOf(lack, nameOf))]] : [];
        }),
      );
    },
  };
}

function needOf(lack: PartyLack, nameOf: (party: string) => string): TaskNeed {
  const need = (id: string, label: string, unnamed = label): TaskNeed => ({
    kind: 'party',
    id,
    label,
    unnamed,
  });
  switch (lack.code) {
    case 'fields':
      return need(lack.party, texts.fields(nameOf(lack.party), lack.fields), texts.someone);
    case 'owners':
      return need('owners', texts.owners);
    case 'shares':
      return need(
        `shares ${lack.of ?? ''}`,
        lack.of === null ? texts.shares : texts.sharesOf(nameOf(lack.of)),
        texts.shares,
      );
    case 'chain':
      return need(`chain ${lack.party}`, texts.chain(nameOf(lack.party)), texts.someone);
    case 'office':
      return need(lack.office, texts.office(lack.office, lack.count));
  }
}
