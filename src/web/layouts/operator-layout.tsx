import { Menu } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { readBackOffice } from '#contract/operator.ts';
import { operatorMessages } from '#messages/operator.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { buttonClass, IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { ErrorBoundary } from '#web/design-system/error-boundary.tsx';
import { Logo } from '#web/design-system/logo.tsx';
import { Spinner, SpinnerScreen } from '#web/design-system/spinner.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { NotFoundPage } from '#web/legal/not-found-page.tsx';
import Bell from '#web/notifications/bell.tsx';
import { keepOfflinePage } from '#web/offline/keep-offline-page.ts';
import { BackOfficeContext } from '#web/operator/back-office.ts';
import { operatorPaths } from '#web/operator/operator-paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link, useLocation } from '#web/platform/router.tsx';
import '#web/legal/own-text.css';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { describeFailure, isFailure } from '#web/platform/call.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { useQuery } from '#web/platform/query.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { OfflineBar } from './offline-bar.tsx';
import { OperatorSidebar } from './operator-sidebar.tsx';
import { SidebarFrame } from './sidebar-frame.tsx';

const loadDrawer = () => import('#web/design-system/drawer.tsx').then(({ Drawer }) => ({ default: Drawer }));
const Drawer = lazy(loadDrawer);

/** Without it the page only shows what is new when it is opened again, and the server alone locks the session. */
const SessionWatch = lazy<ComponentType<{ personId: string }>>(() =>
  import('./session-watch.tsx').catch(() => ({ default: () => null })),
);

type Waiting = OutputOf<typeof readBackOffice>['waiting'];

/** The back office. For anyone but operators it is a page that does not exist. */
export default function OperatorLayout({ children }: { children: ReactNode }) {
  const { id: personId } = usePerson();
  return (
    <>
      <Suspense>
        <SessionWatch personId={personId} />
      </Suspense>
      <Office>{children}</Office>
    </>
  );
}

function Office({ children }: { children: ReactNode }) {
  const { data, failure, refetch } = useQuery(readBackOffice, {});
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const role = data?.role ?? 'reviewer';
  const office = useMemo(() => ({ role, refetch: () => void refetch() }), [role, refetch]);
  useEffect(() => {
    const controller = new AbortController();
    void refreshSession(controller.signal);
    return () => controller.abort();
  }, []);
  if (isFailure(failure, 'operators-only')) return <Nowhere />;
  if (isFailure(failure, 'second-factor-required')) return <SecondFactorFirst />;
  if (data) {
    return (
      <BackOfficeContext value={office}>
        <OperatorFrame waiting={data.waiting}>{children}</OperatorFrame>
      </BackOfficeContext>
    );
  }
  if (!failure) return <SpinnerScreen />;
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState title={operatorMessages.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    </main>
  );
}

/** Leads an operator who signed in with a password alone to where they set up a second factor. */
function SecondFactorFirst() {
  const heading = usePage(operatorMessages.backOffice);
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-md content-center gap-4 px-4 text-center">
      <span className="justify-self-center">
        <Logo size={24} />
      </span>
      <PageTitle ref={heading}>{operatorMessages.secondFactorFirst}</PageTitle>
      <p className="text-muted">{operatorMessages.secondFactorFirstText}</p>
      <Link
        to={`${dashboardPaths.settings}#security`}
        className={classNames(buttonClass('primary'), 'justify-self-center')}
      >
        {operatorMessages.toSettings}
      </Link>
    </main>
  );
}

function Nowhere() {
  usePage(pageTitles.notFound);
  return <NotFoundPage />;
}

function OperatorFrame({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [wasMenuOpened, setWasMenuOpened] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  useEffect(keepOfflinePage, []);
  const close = useCallback(() => setIsMenuOpen(false), []);
  const sidebar = <OperatorSidebar waiting={waiting} onLeave={close} />;

  async function openMenu(): Promise<void> {
    if (!wasMenuOpened && !(await loadPart(loadDrawer))) return;
    setWasMenuOpened(true);
    setIsMenuOpen(true);
  }

  return (
    <SidebarFrame sidebar={sidebar} label={operatorMessages.backOffice}>
      <div className="min-w-0">
        <header
          data-covers-start
          className="sticky top-0 z-20 flex min-h-14 items-center gap-1 border-b border-line bg-page ps-2 pe-3 md:ps-5 md:pe-8 print:hidden"
        >
          <div className="flex flex-1 items-center gap-1 lg:invisible">
            <IconButton
              ref={menuButton}
              label={operatorMessages.openNavigation}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              icon={<Menu aria-hidden="true" size={20} strokeWidth={1.5} />}
              onClick={openMenu}
            />
            <Logo size={24} />
          </div>
          <Bell page={operatorPaths.notifications} />
        </header>
        <OfflineBar />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-296 px-4 py-6 outline-none md:px-8 md:py-10 print:p-0"
        >
          <ErrorBoundary key={pathname} show={(message) => message}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Suspense>
        {wasMenuOpened && (
          <Drawer isOpen={isMenuOpen} onClose={close} title={operatorMessages.navigation} side="start">
            {sidebar}
          </Drawer>
        )}
      </Suspense>
    </SidebarFrame>
  );
}

function PageLoading() {
  return (
    <div
      role="status"
      aria-label={operatorMessages.loading}
      className="grid min-h-60 place-items-center text-muted"
    >
      <Spinner size={24} />
    </div>
  );
}
