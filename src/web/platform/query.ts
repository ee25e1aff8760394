import { QueryClient, useQuery as useTanStackQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Operation, OutputOf } from '#contract/operation.ts';
import { type CallArguments, type CallFailure, call } from './call.ts';
import { onPersonLeft } from './stored-login.ts';

/** What the server answered to a question, or why it did not. */
export interface Query<Data> {
  /** `undefined` until it is there. While other arguments are asked for, the last answer stays. */
  data: Data | undefined;
  updatedAt: Date;
  /** Why it could not be read, until the next answer. */
  failure: CallFailure | undefined;
  isFetching: boolean;
  /**
   * Reads it again. Never throws.
   *
   * @returns whether it could be read
   */
  refetch(): Promise<boolean>;
}

interface QueryRules {
  /** False while there is nothing to ask for. */
  enabled?: boolean;
  /** False where the answer to other arguments must not stay until theirs is there. */
  keepsLast?: boolean;
}

/** A failed call is shown at once, with a button to try again, so nothing is retried behind the scenes. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  },
});

// Nothing of one person is left for the next.
if (typeof document !== 'undefined') onPersonLeft(() => queryClient.clear());

/** Reads what an operation answers. Components that ask the same share the answer. */
export function useQuery<O extends Operation>(
  operation: O,
  given: CallArguments<O>,
  rules?: QueryRules,
): Query<OutputOf<O>> {
  return useAnswer(keyOf(operation, given), (signal) => call(operation, { ...given, signal }), rules);
}

/** Reads what several calls answer together, under a key of its own. */
export function useAnswer<Data>(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Data>,
  { enabled = true, keepsLast = true }: QueryRules = {},
): Query<Data> {
  const result = useTanStackQuery<Data, CallFailure>(
    { queryKey: key, queryFn: ({ signal }) => read(signal), enabled },
    queryClient,
  );
  const { data, error, isFetching, dataUpdatedAt, refetch } = result;
  // TanStack Query drops the answer when the key changes, and the error when it tries again.
  const [last, setLast] = useState<{ data?: Data; failure?: CallFailure | undefined }>({});
  const isAnswered = data !== undefined && !isFetching && !error;
  const failure = error ?? (isAnswered ? undefined : last.failure);
  if ((data !== undefined && data !== last.data) || failure !== last.failure) {
    setLast({ ...last, ...(data !== undefined && { data }), failure });
  }
  return {
    data: data ?? (keepsLast ? last.data : undefined),
    updatedAt: new Date(dataUpdatedAt),
    failure,
    isFetching,
    refetch: useCallback(async () => (await refetch()).isSuccess, [refetch]),
  };
}

/** Stores what another call has just answered. */
export function setAnswer<O extends Operation>(
  operation: O,
  given: CallArguments<O>,
  change: (known: OutputOf<O> | undefined) => Omit<OutputOf<O>, 'status'>,
): void {
  queryClient.setQueryData(keyOf(operation, given), change);
}

function keyOf<O extends Operation>({ id }: O, given: CallArguments<O>): readonly unknown[] {
  const { params, query, input } = given as Record<string, unknown>;
  return [id, params, query, input];
}
