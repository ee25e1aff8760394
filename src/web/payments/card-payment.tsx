import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { openCardPayment } from '#contract/card-payments.ts';
import type { PaymentRequestView } from '#contract/payments.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { exactText } from './amounts.ts';

interface CardButtonProps {
  companyId: string;
  request: PaymentRequestView;
  /** Whether it is the one thing to do first on the page. */
  isPrimary: boolean;
  /** What is due may be old where the page does not open. */
  onRefused(): void;
}

/** Leaves for the page on which what is due is paid by card. */
export function CardButton({ companyId, request, isPrimary, onRefused }: CardButtonProps) {
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string>();

  // After the browser's back button the page is restored as it was, and the button must work again.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setIsOpening(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function open(): Promise<void> {
    setIsOpening(true);
    setProblem(undefined);
    try {
      const { url } = await call(openCardPayment, { params: { id: companyId, request: request.id } });
      window.location.assign(url);
    } catch (failure) {
      setProblem(describeFailure(failure));
      setIsOpening(false);
      onRefused();
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button kind={isPrimary ? 'primary' : 'secondary'} isBusy={isOpening} onClick={() => void open()}>
        <CreditCard aria-hidden="true" size={18} strokeWidth={1.5} />
        {texts.payByCard(exactText(request.currency, request.due))}
      </Button>
      <p className="text-sm text-muted">{texts.byCardAbout}</p>
      <FormProblem text={problem} />
    </div>
  );
}

const pauseMs = 3_000;
const maxTries = 10;

/**
 * Asks now and then for the payment that somebody has just made: Stripe tells of it by a way of its own.
 * @param isAwaited whether it is expected and not there
 * @returns whether it takes longer than usual
 */
export function useAwaitedPayment(isAwaited: boolean, refetch: () => Promise<boolean>): boolean {
  const [tries, setTries] = useState(0);
  const isLate = tries >= maxTries;
  useEffect(() => {
    if (!isAwaited || isLate) return;
    const timer = setTimeout(() => {
      void refetch().then(() => setTries(tries + 1));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isAwaited, isLate, tries, refetch]);
  return isAwaited && isLate;
}
