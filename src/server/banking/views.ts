import type { BankingView } from '#contract/banking.ts';
import type { Banking } from './read-banking.ts';

/** A company's way to a bank account as it leaves the server. */
export function viewBanking({ profile, applications, toRepair }: Banking): BankingView {
  return {
    profile,
    applications: applications.map(({ answers, ...application }) => ({
      ...application,
      answers: answers.map(({ reasons, by, lastDay, ...answer }) => ({
        ...answer,
        reasons: [...reasons],
        by: by ?? null,
        lastDay: lastDay ?? null,
      })),
    })),
    toRepair: [...toRepair],
  };
}
