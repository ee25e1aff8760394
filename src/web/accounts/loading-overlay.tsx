import { useEffect, useRef, useState } from 'react';
import { commonMessages } from '#messages/common.ts';
import { LogoMark } from '#web/design-system/logo.tsx';

/** Covers the whole screen while something runs; takes the focus, so that it is heard, and gives it back. */
export function LoadingOverlay() {
  const overlay = useRef<HTMLDivElement>(null);
  // Read before the page below turns inert and lets the focus go.
  const [focusedBefore] = useState(() => document.activeElement);
  useEffect(() => {
    overlay.current?.focus();
    return () => {
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
    };
  }, [focusedBefore]);
  return (
    <div
      ref={overlay}
      role="status"
      tabIndex={-1}
      className="fixed inset-0 z-40 grid animate-appear place-content-center place-items-center gap-4 bg-page outline-none"
    >
      <LogoMark size={56} className="animate-pulse" />
      <p className="text-base font-medium">{commonMessages.loading}</p>
    </div>
  );
}
