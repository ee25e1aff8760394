import { type ReactNode, useId } from 'react';
import { homeMessages } from '#messages/dashboard.ts';

interface NextThingCardProps {
  /** Whether it is the next step or what keeps us from knowing it. */
  kind?: 'step' | 'problem';
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** The place at the top of the dashboard: what is next, why, and the button that does it. */
export function NextThingCard({ kind = 'step', title, action, children }: NextThingCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        {kind === 'step' && <p className="mb-1 text-xs font-medium text-accent-text">{homeMessages.next}</p>}
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <div className="mt-1 max-w-prose text-muted">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2">{action}</div>
    </section>
  );
}
