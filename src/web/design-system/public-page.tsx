import type { ReactNode } from 'react';
import { Link } from '#web/platform/router.tsx';
import { classNames } from './class-names.ts';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface PublicPageProps {
  /** Where the brand leads. */
  home: string;
  /** Links beside the theme toggle. */
  links?: ReactNode;
  /** Where things stand side by side and need the room. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of a page that stands by itself and is open to everyone. */
export function PublicPage({ home, links, isWide = false, children }: PublicPageProps) {
  const width = classNames('mx-auto w-full px-4 md:px-8', isWide ? 'max-w-7xl' : 'max-w-5xl');
  return (
    <div className={classNames('flex min-h-dvh flex-col', isWide && '[page:wide]')}>
      <header className="border-b border-line">
        <div className={classNames('flex min-h-14 flex-wrap items-center gap-x-4 py-1.5', width)}>
          <Link to={home} className="me-auto inline-flex min-w-0 rounded-control py-1.5">
            <Logo />
          </Link>
          {links && <div className="print:hidden">{links}</div>}
          <ThemeToggle className="-me-2.5" />
        </div>
      </header>
      <main className={classNames('flex-1 py-8 md:py-10', width)}>{children}</main>
    </div>
  );
}
