import type { ReactNode } from 'react';
import { LogoMark } from '#web/design-system/logo.tsx';
import { PublicFooter } from '#web/design-system/public-footer.tsx';
import { PublicHeader } from '#web/design-system/public-header.tsx';

interface GuestLayoutProps {
  /** The page's heading; `useHeading` names the reference it needs. */
  heading: ReactNode;
  /** The line below the heading that leads to the other page, where there is one. */
  lead?: ReactNode;
  children: ReactNode;
  /** Something runs that covers the page: nothing on it can be reached. */
  isCovered?: boolean;
}

/** The shell of the pages for guests: one card in the middle, between the header and the footer of all public pages. */
export function GuestLayout({ heading, lead, children, isCovered = false }: GuestLayoutProps) {
  return (
    <div inert={isCovered} className="flex min-h-dvh flex-col sm:bg-surface">
      <PublicHeader width="px-4 sm:px-6" offers="neither" />
      <main className="mx-auto my-auto w-full max-w-md px-4 py-8 sm:w-100 sm:px-0 sm:py-12">
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
