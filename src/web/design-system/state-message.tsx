import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';
import { Button } from './button.tsx';

interface StateMessageProps {
  icon?: LucideIcon | undefined;
  title: string;
  /** What will be here, or what happened and what to do. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Parts a message that stands for a whole list or page from what is around it, by rules as the list itself would. */
export function StateSheet({ children }: { children: ReactNode }) {
  return <div className="border-y border-line">{children}</div>;
}

/** Fills the place of a list or a page that has nothing to show yet. */
export function EmptyState({ icon: Icon, title, children, action }: StateMessageProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      {Icon && <Icon strokeWidth={1.5} className="text-faint" />}
      <p className="text-base font-medium">{title}</p>
      {children && <bdi className="max-w-prose text-balance text-muted">{children}</bdi>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Another try is under way. */
  isRetrying?: boolean;
}

/** Says what could not be done and offers to try again. */
export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        action={
          onRetry && (
            <Button onClick={onRetry} isBusy={isRetrying}>
              {commonMessages.retry}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
