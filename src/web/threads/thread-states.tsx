import type { ReactNode } from 'react';
import { threadMessages as texts } from '#messages/threads.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import type { OpenThread, ThreadState } from './use-thread.ts';

interface ThreadStatesProps {
  thread: OpenThread;
  children: (state: ThreadState) => ReactNode;
}

/** The thread once it is there; before that what is coming, or why it is not. */
export function ThreadStates({ thread, children }: ThreadStatesProps) {
  const { state, failure, isReading, refresh } = thread;
  const isSlow = useSlowLoading(!state && !failure);
  if (state) return <div className="flex flex-col gap-4">{children(state)}</div>;
  if (failure) {
    return (
      <StateSheet>
        <ErrorState title={texts.notRead} onRetry={refresh} isRetrying={isReading}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  if (!isSlow) return null;
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-12 w-1/2 self-end" />
      <Skeleton className="h-20 w-2/3" />
    </div>
  );
}
