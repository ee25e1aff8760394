import type { CaseKindView } from '#contract/case-opening.ts';
import { costsOfCase } from '#domain/cases/kinds/kinds-in-place.ts';
import type { LegalDayRule } from '#domain/cases/kinds/later-case.ts';
import { openingFields } from '#domain/cases/kinds/opening.ts';
import { holds } from '#domain/catalogue/condition.ts';
import { viewFeeLine, viewStatement, viewTotal } from '../plans/index.ts';
import type { OfferedKinds } from './read-case-kinds.ts';

/** View of the kinds of case that a company can have. */
export function viewCaseKinds({ formation, kinds, possibleDays }: OfferedKinds): { kinds: CaseKindView[] } {
  const { jurisdiction, requirements } = formation;
  return {
    kinds: kinds.map(({ kind, found, obstacle, endsOn }) => {
      const { lines, total } = costsOfCase(jurisdiction, requirements, found);
      return {
        kind,
        obstacle: obstacle ?? null,
        steps: found.steps
          .filter(({ when }) => holds(when, requirements))
          .map(({ id, label, actor, workingDays, documents }) => ({
            id,
            label,
            actor,
            workingDays: 'value' in workingDays ? workingDays.value : null,
            papers: documents.map((document) => ({ label: document.label, sources: [...document.sources] })),
          })),
        fees: lines.map(viewFeeLine),
        total: viewTotal(total),
        legalDays: found.legalDays.map(({ id, label, why, rule, penalty }) => ({
          id,
          label,
          why,
          counted: countedOf(rule.value),
          penalty: viewStatement(penalty),
          sources: [...rule.sources],
        })),
        fields: openingFields[kind].map(({ id, kind: fieldKind, choices = [], when }) => ({
          id,
          kind: fieldKind,
          choices: [...choices],
          when: when ?? null,
        })),
        possibleDays,
        endsOn: endsOn ?? null,
      };
    }),
  };
}

function countedOf(rule: LegalDayRule): CaseKindView['legalDays'][number]['counted'] {
  if ('months' in rule) return { unit: 'months', count: rule.months };
  return 'days' in rule
    ? { unit: 'days', count: rule.days }
    : { unit: 'working-days', count: rule.workingDays };
}
