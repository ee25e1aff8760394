import { type ReactNode, useId } from 'react';
import { commonMessages } from '#messages/common.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { Button } from '#web/design-system/button.tsx';
import { type CallFailure, describeFailure } from '#web/platform/call.ts';
import { Link } from '#web/platform/router.tsx';
import { useRetry } from '#web/platform/use-retry.ts';

interface NextThingCardProps {
  /** Whether it is the next step or what keeps us from knowing it. */
  kind?: 'step' | 'problem';
  /** Stands above the title in place of 'Your next step'. */
  eyebrow?: string;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** The place at the top of the dashboard: what is next, why, and the button that does it. */
export function NextThingCard({
  kind = 'step',
  eyebrow = homeMessages.next,
  title,
  action,
  children,
}: NextThingCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-5 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        {kind === 'step' && <p className="mb-1 text-xs font-medium text-accent-text">{eyebrow}</p>}
        <h2 id={id} className="text-lg font-semibold text-pretty">
          {title}
        </h2>
        <div className="mt-1 max-w-prose text-pretty text-muted">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2">{action}</div>
    </section>
  );
}

/** The button of the one next thing, where it leads to a page. */
export function PrimaryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild kind="primary">
      <Link to={to}>{children}</Link>
    </Button>
  );
}

interface UnreadProps {
  title: string;
  failure: CallFailure | undefined;
  refetch(): Promise<boolean>;
  /** Called when the button has been removed because another try succeeded. */
  onResolved(): void;
}

/** What keeps us from knowing the next thing, and another try. */
export function Unread({ title, failure, refetch, onResolved }: UnreadProps) {
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  return (
    <div role="alert">
      <NextThingCard
        kind="problem"
        title={title}
        action={
          <Button onClick={retry} isBusy={isRetrying}>
            {commonMessages.retry}
          </Button>
        }
      >
        {describeFailure(failure)}
      </NextThingCard>
    </div>
  );
}
