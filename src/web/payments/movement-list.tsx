import { lazy, Suspense, useState } from 'react';
import type { InputOf } from '#contract/operation.ts';
import { listMovements, type OpenMovement, settleMovement } from '#contract/statements.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { moneyMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { exactText } from './amounts.ts';

const MatchDialog = lazy(() => import('./match-dialog.tsx'));
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

/** Movements of the bank that wait for a person to say what they are. */
export function MovementList({ onSettled }: { onSettled(): void }) {
  const { data, failure, refetch } = useQuery(listMovements, {});
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const [busy, setBusy] = useState<string>();
  const [opened, setOpened] = useState<{ dialog: 'match' | 'leave-out'; movement: OpenMovement }>();
  if (!data) {
    if (!failure) return <RowsSkeleton label={texts.loading} />;
    return (
      <ErrorState title={texts.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (data.movements.length === 0)
    return <EmptyState title={texts.movementsNone}>{texts.movementsNoneText}</EmptyState>;

  async function settle(id: string, input: InputOf<typeof settleMovement>) {
    setBusy(id);
    try {
      await call(settleMovement, { params: { id }, input });
      notify.success(texts.settled);
      onSettled();
    } catch (error) {
      notify.error(describeFailure(error));
    }
    await refetch();
    setBusy(undefined);
  }

  async function settleOpened(input: InputOf<typeof settleMovement>) {
    if (!opened) return;
    await call(settleMovement, { params: { id: opened.movement.id }, input });
    notify.success(texts.settled);
    setOpened(undefined);
    onSettled();
    await refetch();
  }

  return (
    <div className="grid gap-3">
      <p className="text-muted">{texts.movementsTotal(data.total)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {data.movements.map((movement) => (
          <li key={movement.id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                {shortDayText(movement.on)} <bdi className="font-medium">{movement.party}</bdi>
              </span>
              <span className="font-medium tabular">{exactText(movement.currency, movement.amount)}</span>
            </div>
            {movement.text && <p className="text-sm text-muted wrap-anywhere">{movement.text}</p>}
            {movement.matches.length === 0 && (
              <p className="text-sm text-muted">
                {movement.amount > 0 ? texts.noMatch : texts.noEntryMatches}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {movement.matches.map((match) => (
                <Suggestion
                  key={match.id}
                  movement={movement}
                  match={match}
                  isBusy={busy === movement.id}
                  onTake={(input) => settle(movement.id, input)}
                />
              ))}
              {movement.amount > 0 && (
                <Button
                  size="small"
                  kind={movement.matches.length > 0 ? 'quiet' : 'secondary'}
                  disabled={busy === movement.id}
                  onClick={() => setOpened({ dialog: 'match', movement })}
                >
                  {texts.matchByHand}
                </Button>
              )}
              <Button
                size="small"
                kind={movement.matches.length > 0 ? 'quiet' : 'secondary'}
                disabled={busy === movement.id}
                onClick={() => setOpened({ dialog: 'leave-out', movement })}
              >
                {texts.leaveOut}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened?.dialog === 'match' && (
          <MatchDialog
            movement={opened.movement}
            onClose={() => setOpened(undefined)}
            onMatch={settleOpened}
          />
        )}
        {opened?.dialog === 'leave-out' && (
          <ReasonDialog
            title={texts.leaveOut}
            about={texts.leaveOutAbout}
            action={texts.leaveOutAction}
            onClose={() => setOpened(undefined)}
            onSend={(reason) => settleOpened({ is: 'left-out', reason })}
          />
        )}
      </Suspense>
    </div>
  );
}

interface SuggestionProps {
  movement: OpenMovement;
  match: OpenMovement['matches'][number];
  isBusy: boolean;
  onTake(input: InputOf<typeof settleMovement>): void;
}

function Suggestion({ movement, match, isBusy, onTake }: SuggestionProps) {
  const { company, because, currency, difference } = match;
  // In another currency a person has to say what it counts as, which the client's file asks.
  if (match.kind === 'request' && currency !== movement.currency) return null;
  const why = [
    texts.why(because),
    match.kind === 'request' && difference < 0 && texts.less(exactText(currency, -difference)),
    match.kind === 'request' && difference > 0 && texts.more(exactText(currency, difference)),
  ].filter(Boolean);
  return (
    <Button
      size="small"
      disabled={isBusy}
      title={texts.suggested(company.name, why.join(', '))}
      onClick={() =>
        onTake(
          match.kind === 'request'
            ? { is: 'payment', company: company.id, case: match.case, currency }
            : { is: 'recorded', company: company.id, transaction: match.id },
        )
      }
    >
      <span className="min-w-0 text-start wrap-anywhere">
        {match.kind === 'request' ? texts.isPayment(company.name) : texts.isRecorded(company.name)}{' '}
        <span className="font-normal text-muted">({why.join(', ')})</span>
      </span>
    </Button>
  );
}
