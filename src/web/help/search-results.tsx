import type { FoundSection, MarkedText } from '#contract/articles.ts';
import { helpMessages } from '#messages/help.ts';
import { useExpertPanel } from '#web/assistant/expert-panel-host.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { Link } from '#web/platform/router.tsx';
import type { useSearch } from './use-search.ts';

type SearchResultsProps = { query: string } & ReturnType<typeof useSearch>;

/** What a search found, best first, or why it found nothing. */
export function SearchResults({ query, search, isSearching, tryAgain }: SearchResultsProps) {
  const isSlow = useSlowLoading(isSearching);
  if (!search) return isSlow && <Waiting />;
  if (search.failure) {
    return (
      <ErrorState title={helpMessages.notSearched} onRetry={tryAgain}>
        {describeFailure(search.failure)}
      </ErrorState>
    );
  }
  if (search.results.length === 0) return <NothingFound query={query} />;
  return (
    <ol className="help-results">
      {search.results.map((found) => (
        <Result key={found.address} found={found} />
      ))}
    </ol>
  );
}

function Result({ found: { article, heading, extract, address } }: { found: FoundSection }) {
  return (
    <li>
      <p className="help-origin">{article}</p>
      <Link to={address}>
        <Marked text={heading} />
      </Link>
      <p>
        <Marked text={extract} />
      </p>
    </li>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
    isHit ? <mark key={index}>{piece}</mark> : piece,
  );
}

function NothingFound({ query }: { query: string }) {
  const panel = useExpertPanel();
  return (
    <EmptyState
      title={helpMessages.noResults(query)}
      action={<Button onClick={() => panel.open({ question: query })}>{helpMessages.askInstead}</Button>}
    >
      {helpMessages.noResultsText}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className="mt-4 grid max-w-2xl gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
