import type { PlanView } from '#contract/plans.ts';
import type { Office } from '#domain/catalogue/definition.ts';
import type { OfficeProblem } from '#domain/plan/offices.ts';
import type { Source } from '#domain/values/sourced.ts';

/** View of why visas and office do not fit together; `null` if they do. */
export function viewOfficeProblem(problem: OfficeProblem | undefined): PlanView['officeProblem'] {
  if (!problem) return null;
  const { reason, office, alternatives } = problem;
  return {
    reason,
    office: office.label,
    maxVisas: maxVisasOf(office),
    alternatives: [...alternatives],
    sources: sourcesOf(office),
  };
}

function maxVisasOf({ visaQuota }: Office): number | null {
  return 'value' in visaQuota && visaQuota.value.kind === 'up-to' ? visaQuota.value.visas : null;
}

function sourcesOf({ isPermitted, visaQuota }: Office): Source[] {
  return [isPermitted, visaQuota].flatMap((known) => ('value' in known ? known.sources : []));
}
