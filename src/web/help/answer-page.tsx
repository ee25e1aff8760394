import { readAnswer } from '#contract/questions.ts';
import { questionMessages } from '#messages/questions.ts';
import { AnswerArticle } from '#web/design-system/answer-article.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure, isFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { HelpFrame } from './help-frame.tsx';
import { MissingArticle } from './no-article.tsx';

/** An answer that the operator published. It is not part of the build, so it is asked for. */
export default function AnswerPage({ id }: { id: string }) {
  const { data, failure, refetch } = useQuery(readAnswer, { params: { id } });
  const heading = usePage(data?.answer.title ?? questionMessages.pageTitle);
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  if (isFailure(failure, 'answer-not-found') || isFailure(failure, 'invalid-input'))
    return <MissingArticle />;
  return (
    <HelpFrame>
      {failure ? (
        <ErrorState title={questionMessages.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      ) : data ? (
        <AnswerArticle answer={data.answer}>
          <h1 ref={heading} tabIndex={-1} className="page-title">
            {data.answer.title}
          </h1>
        </AnswerArticle>
      ) : (
        <div role="status" aria-label={questionMessages.loading} className="flex max-w-prose flex-col gap-4">
          <Skeleton className="h-8 w-80 max-w-full" />
          <Skeleton className="h-4 w-60 max-w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </HelpFrame>
  );
}
