import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

/** The shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-control bg-text/8', className)}
    />
  );
}

/** Loading is only worth showing once it takes longer than a blink. */
const blinkMilliseconds = 150;

/** True once `isLoading` has lasted 150 ms, so that quick answers show no flicker. */
export function useSlowLoading(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), blinkMilliseconds);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isSlow;
}
