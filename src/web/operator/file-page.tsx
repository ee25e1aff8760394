import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import type { Query } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { useRetry } from '#web/platform/use-retry.ts';
import { RecordTableSkeleton } from './record-table.tsx';

/** The way back from one to all. */
export function BackTo({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="flex w-fit items-center gap-2 rounded-control text-muted hover:text-text">
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      {children}
    </Link>
  );
}

interface FileStatesProps<Data> {
  query: Query<Data>;
  heading: RefObject<HTMLHeadingElement | null>;
  unread: string;
  children: (data: Data) => ReactNode;
}

/** One record in each of its states: coming, broken or there. */
export function FileStates<Data>({ query, heading, unread, children }: FileStatesProps<Data>) {
  const { data, failure, refetch } = query;
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  if (failure) {
    return (
      <div className="office-box">
        <ErrorState title={unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </div>
    );
  }
  return data ? children(data) : <RecordTableSkeleton />;
}

/** A part of a record with its title. */
export function FileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Names with their values; what is empty says so. */
export function Facts({ facts, empty }: { facts: readonly (readonly [string, ReactNode])[]; empty: string }) {
  return (
    <div className="office-box p-4">
      <dl className="office-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">
              {value === '' || value === null ? <span className="text-faint">{empty}</span> : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Says that there is nothing of a kind. */
export function Nothing({ children }: { children: string }) {
  return <p className="office-box p-4 text-muted">{children}</p>;
}
