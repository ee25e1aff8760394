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
  // At the end it runs after the effects of what is shown then, which ask for the same again.
  useEffect(() => keepNewAnswers(isArriving), [isArriving]);
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
