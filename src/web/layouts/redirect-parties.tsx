import { type ComponentType, lazy, Suspense } from 'react';
import { useCurrentCompany } from '#web/platform/current-company.tsx';

const ToOwnPart = lazy<ComponentType>(() =>
  import('./to-own-part.tsx').catch(() => ({ default: () => null })),
);

/** Somebody who sees no company, but has a part of their own in one, is led to that page. */
export function RedirectParties() {
  const { state } = useCurrentCompany();
  return state === 'empty' ? (
    <Suspense>
      <ToOwnPart />
    </Suspense>
  ) : null;
}
