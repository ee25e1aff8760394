import { useCallback, useEffect, useState } from 'react';
import { type InvoiceView, listInvoices } from '#contract/billing.ts';
import { call, describeFailure } from '#web/platform/call.ts';

export interface Invoices {
  /** `undefined` until the first ones are there. */
  invoices: readonly InvoiceView[] | undefined;
  hasMore: boolean;
  isFetching: boolean;
  /** Why the last reading failed. */
  problem: string | undefined;
  /** Reads the first ones, or those after the last. */
  readMore(): Promise<'failed' | 'more' | 'all'>;
}

/** The invoices of a company, page by page. The company has to stay the same. */
export function useInvoices(companyId: string): Invoices {
  const [invoices, setInvoices] = useState<readonly InvoiceView[]>();
  const [nextCursor, setNextCursor] = useState<string | null>(null);
  const [isFetching, setIsReading] = useState(true);
  const [problem, setProblem] = useState<string>();

  const read = useCallback(
    async (cursor: string | null, signal?: AbortSignal): Promise<'failed' | 'more' | 'all'> => {
      setIsReading(true);
      try {
        const query = { cursor: cursor ?? undefined };
        const page = await call(listInvoices, { params: { id: companyId }, query, signal });
        setInvoices((known = []) => (cursor === null ? page.invoices : [...known, ...page.invoices]));
        setNextCursor(page.nextCursor);
        setProblem(undefined);
        setIsReading(false);
        return page.nextCursor === null ? 'all' : 'more';
      } catch (error) {
        if (signal?.aborted) return 'failed';
        setProblem(describeFailure(error));
        setIsReading(false);
        return 'failed';
      }
    },
    [companyId],
  );

  useEffect(() => {
    const controller = new AbortController();
    void read(null, controller.signal);
    return () => controller.abort();
  }, [read]);

  return { invoices, hasMore: nextCursor !== null, isFetching, problem, readMore: () => read(nextCursor) };
}
