import { lazy, Suspense, useId, useRef, useState } from 'react';
import {
  type CalendarFeedView,
  changeCalendarFeed,
  createCalendarFeed,
  readCalendarFeed,
} from '#contract/calendar.ts';
import type { CompanyView } from '#contract/companies.ts';
import type { OutputOf } from '#contract/operation.ts';
import { feedMessages } from '#messages/calendar.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { FeedAddress } from './feed-address.tsx';

const loadFeedDialog = () => import('./feed-dialog.tsx');
const FeedDialog = lazy(loadFeedDialog);

/** The private address of the calendar: making, replacing and revoking it. */
export function FeedSection({ company }: { company: CompanyView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { feed, address, failure, isFetching, refetch, create, accept, acceptFeed } = useFeed(company.id);
  const [asked, setAsked] = useState<'replace' | 'revoke'>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (next: 'replace' | 'revoke') => {
    if (!asked && !(await loadPart(loadFeedDialog))) return;
    setAsked(next);
    setIsAsking(true);
  };
  const retry = async () => {
    if (await refetch()) heading.current?.focus();
  };
  return (
    <section id="calendar-feed" aria-labelledby="calendar-feed-title" className="scroll-mt-20">
      <h2
        id="calendar-feed-title"
        ref={heading}
        tabIndex={-1}
        className="text-lg font-semibold tracking-tight"
      >
        {feedMessages.title}
      </h2>
      <div className="mt-3 flex flex-col items-start gap-4 rounded-card border border-line bg-raised p-5 @md:p-6">
        <p className="max-w-prose">{feedMessages.about}</p>
        <p className="max-w-prose text-muted">{feedMessages.publicAddress(company.name)}</p>
        {failure && feed === undefined && (
          <div className="w-full">
            <ErrorState title={feedMessages.unread} onRetry={retry} isRetrying={isFetching}>
              {describeFailure(failure)}
            </ErrorState>
          </div>
        )}
        {address && <FeedAddress address={address} />}
        {feed && !address && <p className="max-w-prose">{feedMessages.since(feed.createdAt)}</p>}
        {feed && <NamesChoice companyId={company.id} hasNames={feed.hasNames} accept={acceptFeed} />}
        {feed && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => ask('replace')}>{feedMessages.replace}</Button>
            <Button kind="danger" onClick={() => ask('revoke')}>
              {feedMessages.revoke}
            </Button>
          </div>
        )}
        {feed === null && <Create create={create} />}
      </div>
      {asked && (
        <Suspense>
          <FeedDialog
            isOpen={isAsking}
            asked={asked}
            companyId={company.id}
            focusFallback={heading}
            onClose={() => setIsAsking(false)}
            onReplace={create}
            onRevoked={() => accept(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface NamesChoiceProps {
  companyId: string;
  hasNames: boolean;
  accept(feed: CalendarFeedView): void;
}

function NamesChoice({ companyId, hasNames, accept }: NamesChoiceProps) {
  const hintId = useId();
  async function choose(next: boolean) {
    try {
      const { feed } = await call(changeCalendarFeed, {
        params: { id: companyId },
        input: { hasNames: next },
      });
      accept(feed);
      notify.success(next ? feedMessages.namesShown : feedMessages.namesHidden);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
  }
  return (
    <div>
      <Checkbox
        checked={hasNames}
        aria-describedby={hintId}
        onChange={({ target }) => choose(target.checked)}
      >
        {feedMessages.hasNames}
      </Checkbox>
      <p id={hintId} className="mt-1 ps-7 text-xs text-muted">
        {feedMessages.hasNamesHint}
      </p>
    </div>
  );
}

function Create({ create }: { create(): Promise<void> }) {
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Button
      kind="primary"
      isBusy={isCreating}
      onClick={async () => {
        setIsCreating(true);
        try {
          await create();
        } catch (failure) {
          notify.error(describeFailure(failure));
          setIsCreating(false);
        }
      }}
    >
      {feedMessages.create}
    </Button>
  );
}

function useFeed(companyId: string) {
  const { data, failure, isFetching, refetch } = useQuery(readCalendarFeed, { params: { id: companyId } });
  const [address, setAddress] = useState<string>();
  const accept = (next: OutputOf<typeof readCalendarFeed>['feed'], nextAddress?: string) => {
    setAnswer(readCalendarFeed, { params: { id: companyId } }, () => ({ feed: next }));
    setAddress(nextAddress);
  };
  return {
    /** `undefined` until it is known, `null` where there is none. */
    feed: data?.feed,
    /** Only right after it was made. */
    address,
    failure,
    isFetching,
    refetch,
    accept,
    /** Shows a changed choice; the address stays. */
    acceptFeed: (next: CalendarFeedView) => accept(next, address),
    /** @throws CallFailure */
    async create() {
      const made = await call(createCalendarFeed, { params: { id: companyId } });
      accept(made.feed, made.address);
    },
  };
}
