import { type ReactNode, useId } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import type { PeopleView } from '#contract/party-view.ts';

/** What each section of the page works with. */
export interface SectionProps {
  company: CompanyView;
  people: PeopleView;
  mayChange: boolean;
  /** Shows what a call answered. */
  onChanged(people: PeopleView): void;
}

interface FrameProps {
  title: string;
  about?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the page, with its heading and what can be done in it. */
export function Section({ title, about, action, children }: FrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-lg font-semibold tracking-tight">
            {title}
          </h2>
          {about && <p className="mt-1 text-muted">{about}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

interface RowProps {
  /** Buttons at its end. */
  actions: ReactNode;
  children: ReactNode;
}

/** One line of a list of the page: what it says, and what can be done with it. */
export function Row({ actions, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">{children}</div>
      <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
    </li>
  );
}

/** Classes of the tables of the page. */
export const headClass = 'border-b border-line-strong py-2 pe-4 text-xs font-medium text-muted last:pe-0';
export const cellClass = 'border-b border-line py-2.5 pe-4 align-top last:pe-0';
