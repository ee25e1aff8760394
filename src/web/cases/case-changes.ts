import { problemsOfLack } from '#contract/action-lack.ts';
import type { CaseTaskView, CompanyDateView, FormationView } from '#contract/case-views.ts';
import { clearDate, recordTaskAction, recordTaskActionAsStaff, setDate } from '#contract/cases.ts';
import type { InputOf, Operation } from '#contract/operation.ts';
import { lackOf } from '#domain/cases/action-input.ts';
import { caseMessages } from '#messages/cases.ts';
import { type CallArguments, call, describeFailure, fieldMessagesOf, isFailure } from '#web/platform/call.ts';
import { type InputProblems, messagesOf, problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';

type ActionInput = InputOf<typeof recordTaskAction>;

/** Records what was done about a task; resolves to what is wrong by field, if anything. */
export type RecordAction = (
  task: Pick<CaseTaskView, 'id' | 'label' | 'fields'>,
  input: ActionInput,
) => Promise<InputProblems | undefined>;

/** What an admin can do; each resolves to what is wrong, if anything, else to `undefined`. */
export interface CaseChanges {
  record: RecordAction;
  enterDate(date: CompanyDateView['date'], on: string): Promise<string | undefined>;
  clearDate(date: CompanyDateView['date']): Promise<void>;
}

interface Sending {
  /** Takes over the formation as a call just returned it. */
  accept(formation: FormationView): void;
  /** Reads again, where the server knows more than this page. */
  refetch(): Promise<unknown>;
}

async function send<O extends Operation>(
  operation: O,
  given: CallArguments<O>,
  success: string,
  { accept, refetch }: Sending,
): Promise<InputProblems | undefined> {
  try {
    const { formation } = (await call(operation, given)) as { formation: FormationView | null };
    if (formation) accept(formation);
    else await refetch();
    notify.success(success);
    return undefined;
  } catch (failure) {
    const problems = fieldMessagesOf(failure);
    if (Object.keys(problems).length > 0) return problems;
    notify.error(describeFailure(failure));
    // Another person changed it first, or access was lost: what is shown is outdated.
    if (!isFailure(failure, 'invalid-input')) await refetch();
    return undefined;
  }
}

interface RecorderOptions extends Sending {
  companyId: string;
  /** Id of the case, or `formation`. */
  caseId: string;
  isStaff?: boolean;
}

/** Sends what somebody did about the tasks of one case. */
export function actionRecorder({
  companyId,
  caseId,
  isStaff = false,
  ...sending
}: RecorderOptions): RecordAction {
  const operation = isStaff ? recordTaskActionAsStaff : recordTaskAction;
  return async ({ id, label, fields }, input) => {
    const open = fields.filter(({ isOpen }) => isOpen);
    const lack = lackOf(input.action, open, input);
    if (lack) return messagesOf(problemsOfLack(lack));
    const params = { id: companyId, case: caseId, task: id };
    const success = caseMessages.recordedAction[input.action](label);
    return problemsOf(operation, input) ?? (await send(operation, { params, input }, success, sending));
  };
}

interface Options extends Sending {
  companyId: string;
}

/** Sends what an admin does about a formation and shows what comes of it. */
export function caseChanges({ companyId, ...sending }: Options): CaseChanges {
  return {
    record: actionRecorder({ companyId, caseId: 'formation', ...sending }),
    async enterDate(date, on) {
      const { label } = caseMessages.date[date];
      const given = { params: { id: companyId, date }, input: { on } };
      const problems =
        problemsOf(setDate, { on }) ?? (await send(setDate, given, caseMessages.dateSaved(label), sending));
      return problems?.on;
    },
    async clearDate(date) {
      const { label } = caseMessages.date[date];
      await send(clearDate, { params: { id: companyId, date } }, caseMessages.dateCleared(label), sending);
    },
  };
}
