import { lazy, type RefObject, Suspense, useState } from 'react';
import type { listSessions } from '#contract/accounts.ts';
import type { OutputOf } from '#contract/operation.ts';
import { commonMessages } from '#messages/common.ts';
import { settingsMessages } from '#messages/settings.ts';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { loadPart } from '#web/platform/load-part.ts';
import type { Query } from '#web/platform/query.ts';
import type { SessionView } from './use-sessions.ts';

const loadEndSessionsDialog = () => import('./end-sessions-dialog.tsx');
const EndSessionsDialog = lazy(loadEndSessionsDialog);
const loadEverywhereDialog = () => import('./everywhere-dialog.tsx');
const EverywhereDialog = lazy(loadEverywhereDialog);

interface SessionListProps extends Query<OutputOf<typeof listSessions>> {
  /** Takes the focus when the button that asked is gone with its session. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** Where the person is signed in, this session first, each of the others with a way to end it. */
export function SessionList({
  data,
  updatedAt,
  failure,
  isFetching,
  refetch,
  focusFallback,
}: SessionListProps) {
  const sessions = data?.sessions;
  const [ending, setEnding] = useState<readonly SessionView[]>();
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState<boolean>();
  const ask = async (asked: readonly SessionView[]) => {
    if (!ending && !(await loadPart(loadEndSessionsDialog))) return;
    setEnding(asked);
    setIsAsking(true);
  };
  const askEverywhere = async () => {
    if (await loadPart(loadEverywhereDialog)) setIsLeaving(true);
  };
  const retry = async () => {
    if (await refetch()) focusFallback.current?.focus();
  };
  if (!sessions) {
    if (!failure) return <Loading />;
    return (
      <ErrorState title={settingsMessages.sessionsUnread} isRetrying={isFetching} onRetry={retry}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-3 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                <span className="min-w-0 wrap-anywhere">{settingsMessages.device(session.device)}</span>
                {session.current && <Badge tone="accent">{settingsMessages.thisSession}</Badge>}
              </p>
              <p className="tabular mt-0.5 flex flex-wrap gap-x-4 text-xs text-muted">
                <span>{signInMethodMessages.place(session.country)}</span>
                <span>{settingsMessages.lastUsed(new Date(session.lastUsedAt), updatedAt)}</span>
                <span>{settingsMessages.started(new Date(session.createdAt))}</span>
              </p>
            </div>
            {!session.current && (
              <Button
                size="small"
                aria-label={settingsMessages.endNamed(settingsMessages.device(session.device))}
                onClick={() => ask([session])}
              >
                {settingsMessages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {others.length === 0 ? (
          <p className="text-muted">{settingsMessages.onlySession}</p>
        ) : (
          <>
            <Button kind="danger" onClick={() => ask(others)}>
              {settingsMessages.endOthers}
            </Button>
            <Button kind="danger" onClick={askEverywhere}>
              {signInMethodMessages.everywhere}
            </Button>
          </>
        )}
      </div>
      {isLeaving !== undefined && (
        <Suspense>
          <EverywhereDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
        </Suspense>
      )}
      {ending && (
        <Suspense>
          <EndSessionsDialog
            isOpen={isAsking}
            sessions={ending}
            updatedAt={updatedAt}
            focusFallback={focusFallback}
            onClose={() => setIsAsking(false)}
            onEnded={refetch}
          />
        </Suspense>
      )}
    </>
  );
}

function Loading() {
  const isSlow = useSlowLoading(true);
  return (
    <div role="status" aria-label={commonMessages.loading} className="flex min-h-40 flex-col gap-6">
      {isSlow &&
        [1, 2].map((row) => (
          <div key={row} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-3 w-72 max-w-full" />
          </div>
        ))}
    </div>
  );
}
