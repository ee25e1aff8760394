import { useEffect, useState } from 'react';
import { dashboardMessages } from '#messages/dashboard.ts';
import { LogoMark } from '#web/design-system/logo.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import { keepNewAnswers } from '#web/platform/query.ts';

const arrivalMilliseconds = 1500;

/** True for the first 1.5 seconds of each entry into the dashboard. */
export function useArrival(): boolean {
  const [isArriving, setIsArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsArriving(false), arrivalMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isArriving) return keepNewAnswers(true);
    // What is shown then asks for the same again, and renders once more with what it finds.
    const timer = setTimeout(() => keepNewAnswers(false));
    return () => clearTimeout(timer);
  }, [isArriving]);
  useEffect(() => () => keepNewAnswers(false), []);
  return isArriving;
}

/** What is seen while the dashboard's data and code load beside it. */
export function ArrivalScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="status" className="flex animate-appear flex-col items-center gap-5 text-center">
        <LogoMark size={48} />
        <h1 className="flex items-center gap-2.5 text-muted">
          <Spinner size={16} />
          {dashboardMessages.loading}
        </h1>
      </div>
    </main>
  );
}
