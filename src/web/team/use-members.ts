import { useEffect, useState } from 'react';
import { listMembers, type MemberView } from '#contract/team.ts';
import { type CallFailure, call } from '#web/platform/call.ts';

interface Members {
  /** `undefined` until they are read. */
  members: readonly MemberView[] | undefined;
  failure: CallFailure | undefined;
  /** Reads them again; the failure stays until the answer is there. */
  retry(): void;
  isRetrying: boolean;
}

interface Reading {
  companyId: string;
  members?: readonly MemberView[];
  failure?: CallFailure;
}

/** The people of a company, read when it is first shown and again for another company. */
export function useMembers(companyId: string): Members {
  const [tries, setTries] = useState(0);
  const [reading, setReading] = useState<Reading>({ companyId });
  const [isRetrying, setIsRetrying] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what `tries` asks for
  useEffect(() => {
    const controller = new AbortController();
    const settle = (answer: Omit<Reading, 'companyId'>) => {
      if (controller.signal.aborted) return;
      setReading({ companyId, ...answer });
      setIsRetrying(false);
    };
    call(listMembers, { params: { id: companyId }, signal: controller.signal }).then(
      ({ members }) => settle({ members }),
      (failure: CallFailure) => settle({ failure }),
    );
    return () => controller.abort();
  }, [companyId, tries]);

  const isOfThisCompany = reading.companyId === companyId;
  return {
    members: isOfThisCompany ? reading.members : undefined,
    failure: isOfThisCompany ? reading.failure : undefined,
    isRetrying,
    retry() {
      setIsRetrying(true);
      setTries((count) => count + 1);
    },
  };
}
