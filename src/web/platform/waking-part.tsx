import { type ReactNode, Suspense, useEffect } from 'react';
import { repeatHeld } from './held-controls.ts';
import { useIsInteractive } from './use-is-interactive.ts';

/**
 * A part of a page whose code comes after the page's own. Where the server has rendered it, it is there before that, and
 * what is pressed in it is repeated once it can be.
 */
export function WakingPart({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Waking>{children}</Waking>
    </Suspense>
  );
}

function Waking({ children }: { children: ReactNode }) {
  const isInteractive = useIsInteractive();
  useEffect(() => {
    if (isInteractive) repeatHeld();
  }, [isInteractive]);
  return (
    <div className="contents" data-waking={isInteractive ? undefined : ''}>
      {children}
    </div>
  );
}
