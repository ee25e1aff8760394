import { changeScreenLock, readScreenLock } from '#contract/screen-lock.ts';
import { screenLockChoices } from '#domain/accounts/screen-lock.ts';
import { screenLockMessages as texts } from '#messages/screen-lock.ts';
import { Button } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { announceLock } from '#web/platform/screen-lock.ts';
import { useSessionInfo } from '#web/platform/session-info.ts';

const labelOf = (minutes: number) => (minutes === 0 ? texts.off : texts.minutes(minutes));

/** After what time without input the person's pages lock. The choice holds at once. */
export function ScreenLockSetting() {
  const isStaff = useSessionInfo()?.isOperator ?? false;
  const { data, failure, isFetching, refetch } = useQuery(readScreenLock, {});
  if (!data && failure) {
    return (
      <ErrorState title={texts.settingUnread} onRetry={() => void refetch()} isRetrying={isFetching}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-11" />;
  const { chosenMinutes, staffDefault } = data;

  async function change(value: string): Promise<void> {
    const minutes = screenLockChoices.find((choice) => String(choice) === value) ?? null;
    try {
      const answer = await call(changeScreenLock, { input: { minutes } });
      setAnswer(readScreenLock, {}, () => answer);
      notify.success(texts.saved);
      await refreshSession();
    } catch (error) {
      notify.error(describeFailure(error));
    }
  }

  const choices = screenLockChoices.map((minutes) => ({ value: String(minutes), label: labelOf(minutes) }));
  const installed = { value: '', label: texts.asInstalled(labelOf(staffDefault)) };
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="w-full max-w-60">
        <SelectField
          label={texts.after}
          choices={isStaff ? [installed, ...choices] : choices}
          value={String(chosenMinutes ?? (isStaff ? '' : 0))}
          onChange={({ target }) => void change(target.value)}
        />
      </div>
      <Button onClick={() => announceLock('by-hand')}>{texts.lockNow}</Button>
    </div>
  );
}
