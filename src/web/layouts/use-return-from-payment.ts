import { useEffect, useState } from 'react';
import { useSearchParams } from '#web/platform/router.tsx';

/**
 * The pages of the payment service lead back to the dashboard with '?billing=open', or '?billing=paid' after a
 * payment. That opens billing once, and the address forgets it.
 */
export function useReturnFromPayment(openBilling: () => void) {
  const [search, setSearch] = useSearchParams();
  const [hasPaid, setHasPaid] = useState(false);
  const from = search.get('billing');

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens only on return from the payment page
  useEffect(() => {
    if (from === null) return;
    setHasPaid(from === 'paid');
    setSearch({}, { replace: true });
    openBilling();
  }, [from]);

  return { hasPaid, forget: () => setHasPaid(false) };
}
