import type { LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { describeFailure } from '#web/platform/call.ts';
import type { CurrentCompany } from '#web/platform/current-company.tsx';
import { useRetry } from '#web/platform/use-retry.ts';
import { NoCompany } from './no-company.tsx';
import { ErrorState, StateSheet } from './state-message.tsx';

interface CompanyStateProps {
  current: Pick<CurrentCompany, 'state' | 'failure' | 'refetch'>;
  icon: LucideIcon;
  /** Says that the page could not be loaded. */
  unread: string;
  /** Takes the focus once the companies could be loaded. */
  heading: RefObject<HTMLElement | null>;
  /** What will be here once there is a company. */
  children: ReactNode;
}

/** In place of what belongs to the current company: that there is none, or that it could not be loaded. */
export function CompanyState({ current, icon, unread, heading, children }: CompanyStateProps) {
  const { state, failure, refetch } = current;
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  if (state === 'error')
    return (
      <StateSheet>
        <ErrorState title={unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  if (state !== 'empty') return null;
  return (
    <StateSheet>
      <NoCompany icon={icon}>{children}</NoCompany>
    </StateSheet>
  );
}
