import { Mail } from 'lucide-react';
import type { RefObject } from 'react';
import { type EmailState, emailStates } from '#contract/mail.ts';
import { mailMessages } from '#messages/mail.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { ShowMore } from '#web/design-system/show-more.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { paths } from '#web/paths.ts';
import { type CallFailure, describeFailure, isFailure } from '#web/platform/call.ts';
import { Link } from '#web/platform/router.tsx';
import { useRetry } from '#web/platform/use-retry.ts';
import { EmailList, EmailListSkeleton } from './email-list.tsx';
import { EmailReader } from './email-reader.tsx';
import { useOutbox } from './use-outbox.ts';

/** All emails, and the one that was chosen beside them. */
export function Outbox({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const outbox = useOutbox();
  const { data, failure, refetch, emailId } = outbox;
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  const isForOthers = isFailure(failure, 'sign-in-required') || isFailure(failure, 'operators-only');
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageTitle ref={heading}>{pageTitles.outbox}</PageTitle>
        {!isForOthers && (
          <p className="mt-1 max-w-prose text-muted">
            {data?.hasMailServer === false ? mailMessages.aboutWithoutServer : mailMessages.about}
          </p>
        )}
      </div>
      {isForOthers ? (
        <ForOperators failure={failure} />
      ) : failure ? (
        <StateSheet>
          <ErrorState title={mailMessages.unread} onRetry={retry} isRetrying={isRetrying}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            <Filter outbox={outbox} />
            {data ? <Found outbox={outbox} data={data} /> : <EmailListSkeleton />}
          </div>
          {emailId ? (
            <EmailReader key={emailId} id={emailId} onChanged={refetch} />
          ) : (
            <div className="hidden rounded-card border border-line lg:block">
              <EmptyState title={mailMessages.chooseTitle}>{mailMessages.chooseText}</EmptyState>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type OutboxState = ReturnType<typeof useOutbox>;

function Filter({ outbox }: { outbox: OutboxState }) {
  return (
    <div className="flex flex-wrap gap-3">
      <TextField
        type="search"
        label={mailMessages.search}
        placeholder={mailMessages.searchHint}
        fieldClassName="min-w-0 flex-1 basis-40"
        maxLength={100}
        value={outbox.search}
        onChange={({ target }) => outbox.find(target.value)}
      />
      <div className="min-w-0 flex-1 basis-32">
        <SelectField
          label={mailMessages.state}
          placeholder={mailMessages.everyState}
          choices={emailStates.map((value) => ({ value, label: mailMessages.states[value] }))}
          value={outbox.state ?? ''}
          onChange={({ target }) => outbox.choose((target.value || undefined) as EmailState | undefined)}
        />
      </div>
    </div>
  );
}

function Found({ outbox, data }: { outbox: OutboxState; data: NonNullable<OutboxState['data']> }) {
  const { emails, total } = data;
  const isFiltered = outbox.search.trim() !== '' || outbox.state !== undefined;
  if (emails.length === 0) {
    return (
      <StateSheet>
        <EmptyState icon={Mail} title={isFiltered ? mailMessages.noneFound : mailMessages.noneTitle}>
          {isFiltered ? mailMessages.noneFoundText : mailMessages.noneText}
        </EmptyState>
      </StateSheet>
    );
  }
  return (
    <>
      <EmailList emails={emails} openId={outbox.emailId} onOpen={outbox.open} />
      {data.nextCursor && (
        <>
          <p className="text-muted tabular">{mailMessages.shown(emails.length, total)}</p>
          <ShowMore
            label={mailMessages.more}
            isBusy={outbox.isLoadingMore}
            problem={outbox.moreFailure && describeFailure(outbox.moreFailure)}
            onPress={outbox.readMore}
          />
        </>
      )}
    </>
  );
}

function ForOperators({ failure }: { failure: CallFailure | undefined }) {
  return (
    <StateSheet>
      <EmptyState
        title={mailMessages.forOperators}
        action={
          isFailure(failure, 'sign-in-required') && (
            <Link to={paths.signIn} className={buttonClass('primary')}>
              {mailMessages.signIn}
            </Link>
          )
        }
      >
        {mailMessages.forOperatorsText}
      </EmptyState>
    </StateSheet>
  );
}
