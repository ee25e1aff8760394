import { useEffect, useState } from 'react';

const pauseMs = 3_000;
const maxTries = 10;

/**
 * Asks again, now and then, for the subscription that somebody has just paid for: Stripe tells of it by a way
 * of its own, which may take longer than the one back.
 *
 * @param isAwaited whether it is expected and not there
 * @returns whether it takes longer than usual
 */
export function useAwaitedSubscription(isAwaited: boolean, refetch: () => Promise<boolean>): boolean {
  const [tries, setTries] = useState(0);
  const isLate = tries >= maxTries;
  useEffect(() => {
    if (!isAwaited || tries >= maxTries) return;
    const timer = setTimeout(() => {
      void refetch().then(() => setTries(tries + 1));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isAwaited, tries, refetch]);
  return isAwaited && isLate;
}
