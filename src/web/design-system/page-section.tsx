import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PageSectionProps {
  /** Of its heading. */
  id: string;
  title: string;
  about: string;
  /** Whether from a wide page on what it is about stands in a margin of its own. */
  hasMargin?: boolean;
  children: ReactNode;
}

/** A part of a page with its heading and a sentence about it. */
export function PageSection({ id, title, about, hasMargin = false, children }: PageSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames('grid gap-4', hasMargin && '@4xl:grid-cols-[16rem_minmax(0,1fr)] @4xl:gap-10')}
    >
      <div>
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-pretty text-muted">{about}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
