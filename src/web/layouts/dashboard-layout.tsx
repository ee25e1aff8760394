import {
  Activity,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { commonMessages } from '#messages/common.ts';
import { dashboardMessages } from '#messages/dashboard.ts';
import { useExpertPanel } from '#web/assistant/expert-panel-host.tsx';
import { useHome } from '#web/dashboard/use-home.ts';
import { ErrorBoundary } from '#web/design-system/error-boundary.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import { keepOfflinePage } from '#web/offline/keep-offline-page.ts';
import { paths } from '#web/paths.ts';
import { CurrentCompanyProvider, useCurrentCompany } from '#web/platform/current-company.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { refreshSession } from '#web/platform/refresh-session.ts';
import { useLocation } from '#web/platform/router.tsx';
import { useSessionInfo } from '#web/platform/session-info.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { useFormation } from '#web/platform/use-formation.ts';
import { BottomBar } from './bottom-bar.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ArrivalScreen, useArrival } from './dashboard-arrival.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { RedirectOperators } from './redirect-operators.tsx';
import { RedirectParties } from './redirect-parties.tsx';
import { SidebarFrame } from './sidebar-frame.tsx';
import { useReturnFromPayment } from './use-return-from-payment.ts';

const parts = {
  navigation: () => import('#web/design-system/drawer.tsx').then(({ Drawer }) => ({ default: Drawer })),
  billing: () => import('#web/billing/billing-dialog.tsx'),
  support: () => import('#web/support/support-dialog.tsx'),
};
type Overlay = keyof typeof parts;

const Drawer = lazy(parts.navigation);
const BillingDialog = lazy(parts.billing);
const SupportDialog = lazy(parts.support);
/** A reminder that cannot be loaded, as without a connection, is left out and takes nothing down with it. */
const VerifyEmailBanner = lazy<ComponentType>(() =>
  import('#web/accounts/verify-email-banner.tsx').catch(() => ({ default: () => null })),
);

/** Without it the page only shows what is new when it is opened again, and the server alone locks the session. */
const SessionWatch = lazy<ComponentType<{ personId: string }>>(() =>
  import('./session-watch.tsx').catch(() => ({ default: () => null })),
);

/** The frame of every dashboard page. Pages bring their content alone: the one `main` is here. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  const isArriving = useArrival();
  const { pathname } = useLocation();
  const { id: personId } = usePerson();
  useEffect(keepOfflinePage, []);
  useEffect(() => {
    const controller = new AbortController();
    void refreshSession(controller.signal);
    return () => controller.abort();
  }, []);
  return (
    // Another tab may have signed in another person, who must not see these companies.
    <CurrentCompanyProvider key={personId}>
      <RedirectOperators />
      <RedirectParties />
      <FormationAhead />
      {pathname === paths.dashboard && <HomeAhead />}
      <Suspense>
        <SessionWatch personId={personId} />
      </Suspense>
      {isArriving && <ArrivalScreen />}
      {/* Hidden, the frame already fetches its code; its effects (title, focus) wait until it is seen. */}
      <Activity mode={isArriving ? 'hidden' : 'visible'}>
        <DashboardFrame>{children}</DashboardFrame>
      </Activity>
    </CurrentCompanyProvider>
  );
}

/** Reads the formation beside the loading screen: home, the sidebar and the formation page show it. */
function FormationAhead() {
  const { company } = useCurrentCompany();
  useFormation(company?.id);
  return null;
}

/** Reads the rest of what home shows beside the loading screen. */
function HomeAhead() {
  const { company } = useCurrentCompany();
  useHome(company?.id);
  return null;
}

function DashboardFrame({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>();
  const [wanted, setWanted] = useState<readonly Overlay[]>([]);
  const menuButton = useRef<HTMLButtonElement>(null);
  const expertPanel = useExpertPanel();
  const sessionInfo = useSessionInfo();
  const { pathname } = useLocation();
  const open = async (next: Overlay) => {
    if (!wanted.includes(next) && !(await loadPart(parts[next]))) return;
    setOverlay(next);
    setWanted((known) => (known.includes(next) ? known : [...known, next]));
  };
  const close = useCallback(() => setOverlay(undefined), []);
  const { hasPaid, forget } = useReturnFromPayment(() => open('billing'));
  const sidebar = <DashboardSidebar onLeave={close} onOpenBilling={() => open('billing')} />;
  return (
    <SidebarFrame sidebar={sidebar} label={dashboardMessages.sidebar}>
      <div className="min-w-0">
        <DashboardHeader
          menuButton={menuButton}
          isMenuOpen={overlay === 'navigation'}
          onOpenMenu={() => open('navigation')}
          onOpenChat={() => expertPanel.open()}
          onOpenSupport={() => open('support')}
        />
        <OfflineBar />
        {sessionInfo && !sessionInfo.emailVerified && (
          <Suspense>
            <VerifyEmailBanner />
          </Suspense>
        )}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-296 px-4 pt-6 pb-[calc(var(--bottom-bar)+2.5rem)] outline-none md:px-8 md:pt-10 print:p-0"
        >
          <ErrorBoundary key={pathname} show={(message) => <BrokenPage>{message}</BrokenPage>}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
        <BottomBar onOpenChat={() => expertPanel.open()} />
      </div>
      {/* Their code loads when they are first opened, and they stay to give the focus back. */}
      <Suspense>
        {wanted.includes('navigation') && (
          <Drawer
            isOpen={overlay === 'navigation'}
            onClose={close}
            title={dashboardMessages.navigation}
            side="start"
          >
            {sidebar}
          </Drawer>
        )}
      </Suspense>
      <Suspense>
        {wanted.includes('billing') && (
          <BillingDialog
            isOpen={overlay === 'billing'}
            onClose={() => {
              close();
              forget();
            }}
            focusFallback={menuButton}
            hasPaid={hasPaid}
          />
        )}
      </Suspense>
      <Suspense>
        {wanted.includes('support') && <SupportDialog isOpen={overlay === 'support'} onClose={close} />}
      </Suspense>
    </SidebarFrame>
  );
}

function PageLoading() {
  return (
    <div
      role="status"
      aria-label={commonMessages.loading}
      className="grid min-h-60 place-items-center text-muted"
    >
      <Spinner size={24} />
    </div>
  );
}
