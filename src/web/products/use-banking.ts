import {
  type BankingView,
  readBanking,
  recordBankAnswer,
  recordBankApplication,
  recordBankRepair,
} from '#contract/banking.ts';
import type { InputOf, Operation } from '#contract/operation.ts';
import type { BankProfile, RefusalReason } from '#domain/banking/bank-rules.ts';
import { may } from '#domain/team/permissions.ts';
import { type CallArguments, call } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { setAnswer, useQuery } from '#web/platform/query.ts';

const untold: BankProfile = {
  activity: '',
  websiteText: '',
  appliesFromWithin: null,
  paysAbroad: null,
  holdsClientMoney: null,
  hasLargeTurnover: null,
};

/** What is known of a company's way to a bank, and what somebody records about it. */
export interface BankRecording {
  banking: BankingView | undefined;
  canChange: boolean;
  /** @throws CallFailure */
  apply(input: InputOf<typeof recordBankApplication>): Promise<void>;
  /** @throws CallFailure */
  answer(application: number, input: InputOf<typeof recordBankAnswer>): Promise<void>;
  /** Says what was repaired, which is the company's own to tell; `undefined` for others. */
  repair: ((reason: RefusalReason, note: string) => Promise<void>) | undefined;
}

/** The bank file of the current company, and sending what changes it. */
export function useBanking() {
  const { company } = useCurrentCompany();
  const canRead = company !== undefined && may(company.role, 'read-banking');
  const given = { params: { id: company?.id ?? '' } };
  const { data, failure, refetch, isFetching } = useQuery(readBanking, given, { enabled: canRead });
  const id = company?.id ?? '';
  /** @throws CallFailure */
  async function send<O extends Operation>(operation: O, more: CallArguments<O>): Promise<void> {
    const { banking } = (await call(operation, more)) as unknown as { banking: BankingView };
    setAnswer(readBanking, given, () => ({ banking }));
  }
  const canChange = company !== undefined && may(company.role, 'change-banking');
  const recording: BankRecording = {
    banking: data?.banking,
    canChange,
    apply: (input) => send(recordBankApplication, { params: { id }, input }),
    answer: (application, input) =>
      send(recordBankAnswer, { params: { id, application: String(application) }, input }),
    repair: canChange
      ? (reason, note) => send(recordBankRepair, { params: { id, reason }, input: { note } })
      : undefined,
  };
  return {
    ...recording,
    company,
    canRead,
    profile: data?.banking.profile ?? untold,
    failure,
    refetch,
    isFetching,
    send,
  };
}
export type Banking = ReturnType<typeof useBanking>;
