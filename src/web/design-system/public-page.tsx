import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface PublicPageProps {
  /** Where the brand leads. */
  home: To;
  /** Links beside the theme toggle. */
  links?: ReactNode;
  children: ReactNode;
}

/** The frame of a page that stands by itself and is open to everyone. */
export function PublicPage({ home, links, children }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-14 w-full max-w-5xl flex-wrap items-center gap-x-4 px-4 py-1.5 md:px-8">
          <Link to={home} className="me-auto inline-flex min-w-0 rounded-control py-1.5">
            <Logo />
          </Link>
          {links}
          <ThemeToggle className="-me-2.5" />
        </div>
      </header>
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-8 md:px-8 md:py-10">{children}</main>
    </div>
  );
}
