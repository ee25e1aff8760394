import type { ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';
import { classNames } from '#web/design-system/class-names.ts';

interface Props {
  sidebar: ReactNode;
  /** What the sidebar is, for those who cannot see it. */
  label: string;
  /** From which width on it stands there. */
  from?: keyof typeof shapes;
  children: ReactNode;
}

const shapes = {
  medium: {
    frame: 'md:grid md:min-h-dvh md:grid-cols-[15.5rem_minmax(0,1fr)] print:block',
    sidebar: 'md:block',
  },
  large: {
    frame: 'lg:grid lg:min-h-dvh lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block',
    sidebar: 'lg:block',
  },
} as const;

/** A page with a sidebar, where there is room for one; its `main` has the id 'content', to which a link skips. */
export function SidebarFrame({ sidebar, label, from = 'medium', children }: Props) {
  return (
    <div className={shapes[from].frame}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-on-accent"
      >
        {commonMessages.skipToContent}
      </a>
      <aside
        aria-label={label}
        className={classNames(
          'sticky top-0 hidden h-dvh border-e border-line bg-surface print:hidden',
          shapes[from].sidebar,
        )}
      >
        {sidebar}
      </aside>
      {children}
    </div>
  );
}
