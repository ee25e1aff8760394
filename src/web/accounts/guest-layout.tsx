import type { ReactNode } from 'react';
import { classNames } from '#web/design-system/class-names.ts';
import { LogoMark } from '#web/design-system/logo.tsx';
import { PublicFooter } from '#web/design-system/public-footer.tsx';
import { PublicHeader } from '#web/design-system/public-header.tsx';

interface GuestLayoutProps {
  /** The page's heading; `useHeading` names the reference it needs. */
  heading: ReactNode;
  /** The line below the heading that leads to the other page, where there is one. */
  lead?: ReactNode;
  children: ReactNode;
  /** Stands beside the card, or above it where there is no room. */
  aside?: ReactNode;
  /** Something runs that covers the page: nothing on it can be reached. */
  isCovered?: boolean;
}

/** The shell of the pages for guests: one card in the middle, between the header and the footer of all public pages. */
export function GuestLayout({ heading, lead, children, aside, isCovered = false }: GuestLayoutProps) {
  return (
    <div inert={isCovered} className="flex min-h-dvh flex-col sm:bg-surface">
      <PublicHeader width="px-4 sm:px-6" offers="neither" />
      <main
        className={classNames(
          'mx-auto my-auto w-full max-w-md px-4 py-8 sm:w-100 sm:px-0 sm:py-12',
          aside !== undefined &&
            'grid grid-cols-1 gap-6 lg:w-auto lg:max-w-full lg:grid-cols-[minmax(0,18rem)_minmax(0,25rem)] lg:gap-16',
        )}
      >
        {aside !== undefined && (
          <div className="min-h-28 min-w-0 lg:sticky lg:top-12 lg:self-start">{aside}</div>
        )}
        <div className="rounded-card border-line sm:border sm:bg-raised sm:p-8">
          <header className="mb-6 flex flex-col items-center gap-1 text-center">
            <LogoMark size={40} className="mb-3" />
            {heading}
            {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
          </header>
          {children}
        </div>
      </main>
      <PublicFooter width="px-4 sm:px-6" />
    </div>
  );
}
