import { QueryClient, useQuery as useTanStackQuery } from '@tanstack/react-query';
import { use, useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import type { Operation, OutputOf } from '#contract/operation.ts';
import type { PageQuestion } from '#contract/page-answers.ts';
import { type CallArguments, CallFailure, call } from './call.ts';
import { PageAnswersContext } from './page-answers-context.ts';
import { onPersonLeft } from './stored-login.ts';

/** What the server answered to a question, or why it did not. */
export interface Query<Data> {
  /**
   * `undefined` until loaded. The last answer stays while another one is loading; where that one fails, only an answer to
   * the same question does, unless `keepsLast` says otherwise.
   */
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
  /** False skips the query. */
  enabled?: boolean;
  /**
   * False where the answer to other arguments must not stay until theirs is there; `through-failures` where it stays even
   * if theirs cannot be read.
   */
  keepsLast?: boolean | 'through-failures';
  /** For how long a known answer is not asked for again, in milliseconds; it is asked for at once if nothing is given. */
  freshMs?: number;
}

/** Failed calls are shown immediately with a retry button, so there are no automatic retries. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  },
});

// Nothing of one person is left for the next.
if (typeof document !== 'undefined') onPersonLeft(() => queryClient.clear());

let freshSince = Number.POSITIVE_INFINITY;

/**
 * Whoever asks for what was answered from now on gets that answer, until this is called with `false`: a screen that is
 * about to show has just read it.
 */
export function keepNewAnswers(isKept: boolean): void {
  freshSince = isKept ? Date.now() : Number.POSITIVE_INFINITY;
}

/** When the oldest of the answers on the screen was read; `undefined` where none is shown. */
export function oldestShownAnswer(): Date | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

/** Reads everything on the screen again. */
export function readShownAgain(): void {
  void queryClient.refetchQueries({ type: 'active' });
}

/** Reads what an operation answers. Components that ask the same share the answer. */
export const useQuery = import.meta.env.SSR ? useRenderedQuery : useCalledQuery;

function useCalledQuery<O extends Operation>(
  operation: O,
  given: CallArguments<O>,
  rules?: QueryRules,
): Query<OutputOf<O>> {
  return useAnswer(keyOf(operation, given), (signal) => call(operation, { ...given, signal }), rules);
}

/** While a page is rendered on the server: waits for the answer, or has none where the server gives none. */
function useRenderedQuery<O extends Operation>(
  operation: O,
  given: CallArguments<O>,
  { enabled = true }: QueryRules = {},
): Query<OutputOf<O>> {
  const readAnswer = use(PageAnswersContext);
  const { params, query } = given as Omit<PageQuestion, 'operation'>;
  const answer = enabled && readAnswer && use(readAnswer({ operation: operation.id, params, query }));
  const data = (answer || undefined) as OutputOf<O> | undefined;
  return {
    data,
    updatedAt: new Date(),
    failure: undefined,
    isFetching: enabled && data === undefined,
    refetch: async () => false,
  };
}

/** A list that is read a page at a time; `data` holds the rows of all pages so far. */
export interface PagedQuery<Data> extends Query<Data> {
  /** Adds the next page. */
  readMore(): Promise<void>;
  isLoadingMore: boolean;
  /** Why the next page could not be read. */
  moreFailure: CallFailure | undefined;
}

type ListOperation<Rows extends string> = Operation & {
  output?: z.ZodMiniType<{ nextCursor: string | null } & Record<Rows, unknown[]>>;
};

/**
 * Reads the first page of a list, and others when asked.
 *
 * @param rows the name of the rows in the answer
 */
export function usePagedQuery<Rows extends string, O extends ListOperation<Rows>>(
  operation: O,
  given: CallArguments<O>,
  rows: Rows,
): PagedQuery<OutputOf<O>> {
  const query = useQuery(operation, given);
  const { data } = query;
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [moreFailure, setMoreFailure] = useState<CallFailure>();

  async function readMore(): Promise<void> {
    if (!data?.nextCursor || isLoadingMore) return;
    setIsLoadingMore(true);
    setMoreFailure(undefined);
    try {
      const page = await call(operation, withCursor(given, data.nextCursor));
      // If the list was reloaded meanwhile, it starts at the first page again.
      setAnswer(operation, given, (known) =>
        known && known !== data ? known : { ...page, [rows]: [...data[rows], ...page[rows]] },
      );
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setMoreFailure(error);
    } finally {
      setIsLoadingMore(false);
    }
  }

  return { ...query, readMore, isLoadingMore, moreFailure };
}

function withCursor<Given>(given: Given, cursor: string): Given {
  const { query } = given as { query?: object };
  return { ...given, query: { ...query, cursor } };
}

/** Reads what several calls answer together, under a key of its own. */
export function useAnswer<Data>(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Data>,
  { enabled = true, keepsLast = true, freshMs = 0 }: QueryRules = {},
): Query<Data> {
  const result = useTanStackQuery<Data, CallFailure>(
    {
      queryKey: key,
      queryFn: ({ signal }) => read(signal),
      enabled,
      staleTime: ({ state }) => (state.dataUpdatedAt >= freshSince ? Number.POSITIVE_INFINITY : freshMs),
    },
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
    data: data ?? ((failure ? keepsLast === 'through-failures' : keepsLast) ? last.data : undefined),
    updatedAt: new Date(dataUpdatedAt),
    failure,
    isFetching,
    refetch: useCallback(async () => (await refetch()).isSuccess, [refetch]),
  };
}

/** Stores what another call has just answered. What is being read meanwhile may be older, so it is read anew. */
export function setAnswer<O extends Operation>(
  operation: O,
  given: CallArguments<O>,
  change: (known: OutputOf<O> | undefined) => Omit<OutputOf<O>, 'status'>,
): void {
  const same = { queryKey: keyOf(operation, given), exact: true };
  const isBeingRead = queryClient.isFetching(same) > 0;
  queryClient.setQueryData(same.queryKey, change);
  if (isBeingRead) void queryClient.refetchQueries(same);
}

function keyOf<O extends Operation>({ id }: O, given: CallArguments<O>): readonly unknown[] {
  const { params, query, input } = given as Record<string, unknown>;
  return [id, params, query, input];
}
