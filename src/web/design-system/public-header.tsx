import { commonMessages } from '#messages/common.ts';
import { paths } from '#web/paths.ts';
import { Link, useLocation } from '#web/platform/router.tsx';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface PublicHeaderProps {
  /** How wide its content is: as wide as the page's. */
  width: string;
  /** Where the brand leads. */
  home?: string;
  /** State for the sign-in page, where signing in leads back to this page. */
  signInState?: object | undefined;
  /** What it offers of signing in and starting: less where the page itself does. */
  offers?: 'both' | 'sign-in' | 'neither';
}

const linkClass =
  'inline-flex min-h-10 items-center font-medium text-muted underline-offset-4 hover:text-text hover:underline ' +
  'aria-[current]:text-text pointer-coarse:min-h-11';

/** The header of the pages that are open to everyone. */
export function PublicHeader({
  width,
  home = paths.onboarding,
  signInState,
  offers = 'both',
}: PublicHeaderProps) {
  return (
    <header className="border-b border-line print:border-0">
      <div
        className={classNames(
          'flex min-h-16 flex-wrap items-center justify-end gap-x-4 py-2 sm:gap-x-5',
          width,
        )}
      >
        <Link
          to={home}
          className="me-auto inline-flex min-w-0 items-center rounded-control py-1.5 pointer-coarse:min-h-11"
        >
          <Logo />
        </Link>
        <nav aria-label={commonMessages.siteNavigation} className="hidden gap-5 sm:flex print:hidden">
          <SiteLinks className={linkClass} />
        </nav>
        <div className="flex items-center gap-x-4 print:hidden">
          {offers !== 'neither' && <AccountLinks signInState={signInState} hasStart={offers === 'both'} />}
        </div>
        <ThemeToggle className="-me-2.5" />
      </div>
    </header>
  );
}

/** The pages that anyone may want from anywhere. */
export function SiteLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  const link = (to: string, text: string) => (
    <Link to={to} className={className} {...(pathname === to && { 'aria-current': 'page' as const })}>
      {text}
    </Link>
  );
  return (
    <>
      {link(paths.compare, commonMessages.compare)}
      {link(paths.help, commonMessages.help)}
    </>
  );
}

function AccountLinks({
  signInState,
  hasStart,
}: Pick<PublicHeaderProps, 'signInState'> & { hasStart: boolean }) {
  const login = useStoredLogin();
  if (login && login !== 'loading') {
    return (
      <Link to={paths.dashboard} className={linkClass}>
        {commonMessages.toDashboard}
      </Link>
    );
  }
  return (
    <>
      {!hasStart && <span className="-me-2 hidden text-muted sm:inline">{commonMessages.haveAccount}</span>}
      <Link to={paths.signIn} state={signInState} className={linkClass}>
        {commonMessages.signIn}
      </Link>
      {hasStart && (
        <Link
          to={paths.onboarding}
          className={classNames(buttonClass('secondary', 'small'), 'pointer-coarse:min-h-11')}
        >
          {commonMessages.start}
        </Link>
      )}
    </>
  );
}
