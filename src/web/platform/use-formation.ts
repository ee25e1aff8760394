import type { FormationView } from '#contract/case-views.ts';
import { readFormation } from '#contract/cases.ts';
import { type Query, setAnswer, useQuery } from './query.ts';

export interface FormationQuery extends Pick<Query<unknown>, 'failure' | 'isFetching' | 'refetch'> {
  /** `undefined` until it is there, and without a company. */
  formation: FormationView | undefined;
  /** Takes over the formation as a call just returned it. */
  accept(formation: FormationView): void;
}

/** The formation of a company, never that of the one shown before. */
export function useFormation(companyId: string | undefined): FormationQuery {
  const given = { params: { id: companyId ?? '' } };
  const { data, failure, isFetching, refetch } = useQuery(readFormation, given, {
    enabled: companyId !== undefined,
    keepsLast: false,
  });
  return {
    formation: data?.formation,
    failure,
    isFetching,
    refetch,
    accept: (formation) => setAnswer(readFormation, given, () => ({ formation })),
  };
}
