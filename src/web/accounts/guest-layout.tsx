import type { ReactNode } from 'react';
import { LogoMark } from '#web/design-system/logo.tsx';
import { ThemeToggle } from '#web/design-system/theme-toggle.tsx';

interface GuestLayoutProps {
  /** The page's heading; `useHeading` names the reference it needs. */
  heading: ReactNode;
  /** The line below the heading that leads to the other page, where there is one. */
  lead?: ReactNode;
  children: ReactNode;
  /** Something runs that covers the page: nothing on it can be reached. */
  isCovered?: boolean;
}

/** The shell of the pages for guests: one card in the middle, the theme toggle at the top right. */
export function GuestLayout({ heading, lead, children, isCovered = false }: GuestLayoutProps) {
  return (
    <div inert={isCovered} className="flex min-h-dvh flex-col sm:bg-surface">
      <ThemeToggle className="fixed end-3 top-4 z-10" />
      <main className="mx-auto my-auto w-full max-w-md px-4 py-16 sm:w-100 sm:px-0">
        <div className="rounded-card border-line sm:border sm:bg-raised sm:p-8">
          <header className="mb-6 flex flex-col items-center gap-1 text-center">
            <LogoMark size={40} className="mb-3" />
            {heading}
            {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
          </header>
          {children}
        </div>
      </main>
    </div>
  );
}
