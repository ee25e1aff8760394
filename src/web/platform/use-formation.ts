import { useCallback } from 'react';
import { type FormationView, readFormation } from '#contract/formation.ts';
import { call } from './call.ts';
import { type Reading, useReading } from './use-reading.ts';

export interface FormationReading extends Pick<Reading<unknown>, 'failure' | 'isReading' | 'refresh'> {
  /** `undefined` until it is there, and without a company. */
  formation: FormationView | undefined;
  /** Takes over the formation as a call just returned it. */
  accept(formation: FormationView): void;
}

/** The formation of a company, never that of the one shown before. */
export function useFormation(companyId: string | undefined): FormationReading {
  const read = useCallback(
    async (signal?: AbortSignal) => {
      if (companyId === undefined) return undefined;
      const { formation } = await call(readFormation, { params: { id: companyId }, signal });
      return { companyId, formation };
    },
    [companyId],
  );
  const { answer, failure, isReading, refresh, update } = useReading(read);
  return {
    formation: answer?.companyId === companyId ? answer?.formation : undefined,
    failure,
    isReading,
    refresh,
    accept: (formation) => companyId !== undefined && update(() => ({ companyId, formation })),
  };
}
