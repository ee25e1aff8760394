import { useState } from 'react';
import { CallFailure, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

interface MemberActions {
  /** Brings the list up to date. */
  onChanged(): Promise<unknown>;
  onDone(): void;
}

/** Does one thing at a time about the company's people, says how it went and shows what became of them. */
export function useMemberAction({ onChanged, onDone }: MemberActions) {
  const [running, setRunning] = useState<string>();

  async function run(name: string, act: () => Promise<{ message: string }>): Promise<void> {
    if (running) return;
    setRunning(name);
    try {
      const { message } = await act();
      await onChanged();
      notify.success(message);
      onDone();
    } catch (failure) {
      notify.error(describeFailure(failure));
      // The list may be out of date.
      if (failure instanceof CallFailure && failure.kind === 'answered') await onChanged();
    } finally {
      setRunning(undefined);
    }
  }

  return { running, run };
}
