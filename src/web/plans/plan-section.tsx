import type { ReactNode } from 'react';

interface PlanSectionProps {
  /** Part of the address, so that it can be jumped to. */
  id: string;
  title: string;
  about?: string;
  children: ReactNode;
}

/** A part of the plan with its heading. */
export function PlanSection({ id, title, about, children }: PlanSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="unhurried">
      <div className="break-inside-avoid break-after-avoid">
        <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {about && <p className="mt-1 max-w-prose text-pretty text-muted">{about}</p>}
      </div>
      <div className="mt-2 md:mt-4">{children}</div>
    </section>
  );
}
