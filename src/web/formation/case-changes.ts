import type { CompanyDateView, FormationView } from '#contract/formation.ts';
import { clearDate, recordStep, reopenStep, setDate } from '#contract/formation.ts';
import type { InputOf, Operation, OutputOf } from '#contract/operation.ts';
import { formationMessages } from '#messages/formation.ts';
import { type CallArguments, call, describeFailure, fieldMessagesOf, isFailure } from '#web/platform/call.ts';
import { type InputProblems, problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';

/** What an admin can do; each resolves to what is wrong with the day, if anything, else to `undefined`. */
export interface CaseChanges {
  markDone(step: { id: string; label: string }, on: string): Promise<string | undefined>;
  reopen(step: { id: string; label: string }): Promise<void>;
  enterDate(date: CompanyDateView['date'], on: string): Promise<string | undefined>;
  clearDate(date: CompanyDateView['date']): Promise<void>;
}

interface Options {
  companyId: string;
  accept(formation: FormationView): void;
  /** Reads the formation again, where the server knows more than this page. */
  refetch(): Promise<boolean>;
}

/** Sends what an admin does about a formation and shows what comes of it. */
export function caseChanges({ companyId, accept, refetch }: Options): CaseChanges {
  async function send<O extends Operation>(
    operation: O,
    given: CallArguments<O>,
    success: string,
  ): Promise<InputProblems | undefined> {
    try {
      const { formation } = (await call(operation, given)) as OutputOf<typeof recordStep>;
      accept(formation);
      notify.success(success);
      return undefined;
    } catch (failure) {
      const problems = fieldMessagesOf(failure);
      if (problems.on) return problems;
      notify.error(describeFailure(failure));
      // Another person changed it first, or access was lost: what is shown is outdated.
      if (!isFailure(failure, 'invalid-input')) await refetch();
      return undefined;
    }
  }

  return {
    async markDone({ id, label }, on) {
      const input: InputOf<typeof recordStep> = { on };
      const problems =
        problemsOf(recordStep, input) ??
        (await send(
          recordStep,
          { params: { id: companyId, step: id }, input },
          formationMessages.marked(label),
        ));
      return problems?.on;
    },
    async reopen({ id, label }) {
      await send(reopenStep, { params: { id: companyId, step: id } }, formationMessages.reopened(label));
    },
    async enterDate(date, on) {
      const { label } = formationMessages.date[date];
      const problems =
        problemsOf(setDate, { on }) ??
        (await send(
          setDate,
          { params: { id: companyId, date }, input: { on } },
          formationMessages.dateSaved(label),
        ));
      return problems?.on;
    },
    async clearDate(date) {
      const { label } = formationMessages.date[date];
      await send(clearDate, { params: { id: companyId, date } }, formationMessages.dateCleared(label));
    },
  };
}
