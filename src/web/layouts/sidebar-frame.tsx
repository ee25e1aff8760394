import type { ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';

interface Props {
  sidebar: ReactNode;
  /** What the sidebar is, for those who cannot see it. */
  label: string;
  children: ReactNode;
}

/**
 * A page with a sidebar from 1,024 pixels on, as it would take a third of a tablet. Its `main` has the id 'content', to
 * which a link skips.
 */
export function SidebarFrame({ sidebar, label, children }: Props) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-on-accent"
      >
        {commonMessages.skipToContent}
      </a>
      <aside
        aria-label={label}
        className="sticky top-0 hidden h-dvh border-e border-line bg-surface lg:block print:hidden"
      >
        {sidebar}
      </aside>
      {children}
    </div>
  );
}
