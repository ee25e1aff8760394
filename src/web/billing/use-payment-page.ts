import { useEffect, useState } from 'react';
import { openBilling } from '#contract/billing.ts';
import { call, describeFailure } from '#web/platform/call.ts';

type PaymentPage = 'manage' | 'subscribe';

/**
 * Leaves for a page of the payment service. The server has made sure that its address is one.
 *
 * @param onRefused called where it did not open: what is known here may be old
 */
export function usePaymentPage(companyId: string, onRefused: () => void) {
  const [opening, setOpening] = useState<PaymentPage>();
  const [problem, setProblem] = useState<string>();

  // After the browser's back button the page is restored as it was, and the button must work again.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setOpening(undefined);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function open(to: PaymentPage): Promise<void> {
    setOpening(to);
    setProblem(undefined);
    try {
      const { url } = await call(openBilling, { params: { id: companyId }, input: { to } });
      window.location.assign(url);
    } catch (failure) {
      setProblem(describeFailure(failure));
      setOpening(undefined);
      onRefused();
    }
  }

  return { opening, problem, open };
}
