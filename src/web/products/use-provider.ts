import type { InputOf, Operation } from '#contract/operation.ts';
import {
  chooseProvider,
  exemptFromProvider,
  type ProviderView,
  readProvider,
  recordProviderAnswer,
} from '#contract/providers.ts';
import type { ProviderRule } from '#domain/providers/provider-rules.ts';
import { may } from '#domain/team/permissions.ts';
import { type CallArguments, call } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { setAnswer, useQuery } from '#web/platform/query.ts';

/** The provider of a company, and what somebody records about it. */
export interface ProviderRecording {
  companyId: string;
  side: 'member' | 'staff';
  /** `undefined` where the place asks nothing. */
  rule: ProviderRule | undefined;
  provider: ProviderView;
  canChange: boolean;
  /** @throws CallFailure */
  choose(input: InputOf<typeof chooseProvider>): Promise<void>;
  /** @throws CallFailure */
  answer(appointment: number, input: InputOf<typeof recordProviderAnswer>): Promise<void>;
  /** @throws CallFailure */
  exempt(reason: string): Promise<void>;
}

/** The provider of the current company, and sending what changes it. */
export function useProvider() {
  const { company } = useCurrentCompany();
  const id = company?.id ?? '';
  const canRead = company !== undefined && may(company.role, 'read-company-papers');
  const given = { params: { id } };
  const { data, failure, refetch, isFetching } = useQuery(readProvider, given, { enabled: canRead });
  async function send<O extends Operation>(operation: O, more: CallArguments<O>): Promise<void> {
    const { provider } = (await call(operation, more)) as unknown as { provider: ProviderView };
    setAnswer(readProvider, given, () => ({ provider }));
  }
  const recording: Pick<ProviderRecording, 'choose' | 'answer' | 'exempt'> = {
    choose: (input) => send(chooseProvider, { params: { id }, input }),
    answer: (appointment, input) =>
      send(recordProviderAnswer, { params: { id, appointment: String(appointment) }, input }),
    exempt: (reason) => send(exemptFromProvider, { params: { id }, input: { reason } }),
  };
  const canChange = company !== undefined && may(company.role, 'change-company');
  return {
    ...recording,
    company,
    canRead,
    canChange,
    provider: data?.provider,
    failure,
    refetch,
    isFetching,
  };
}
