import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from '#web/platform/router.tsx';
import { GuestsOnly, SignedInOnly } from './accounts/guards.tsx';
import { ExpertPanelHost } from './assistant/expert-panel-host.tsx';
import { ErrorBoundary } from './design-system/error-boundary.tsx';
import { SpinnerScreen } from './design-system/spinner.tsx';
import { ToastArea } from './design-system/toast-area.tsx';
import { askForFigures, askWhetherPossible, loadEstimate, pages, tellAnswersFirst } from './pages.ts';
import { ownTextPaths, paths } from './paths.ts';
import { repeatHeld } from './platform/held-controls.ts';
import { wasLedToAnswer } from './platform/led-to-answer.ts';
import { VoiceCallHost } from './voice/voice-call-host.tsx';

/** The parts of the design system, in no build. */
const DesignPage = import.meta.env.DEV && lazy(() => import('./showcase/design-page.tsx'));

/** Toasts shown at once: in the dashboard more work runs side by side. */
const visibleToasts = { dashboard: 20, elsewhere: 3 };

export function App() {
  return (
    <ErrorBoundary>
      <ExpertPanelHost>
        <Suspense fallback={<SpinnerScreen />}>
          <Switch>
            <Route path={paths.onboarding}>
              <pages.Onboarding
                loadEstimate={loadEstimate}
                askForFigures={askForFigures}
                askWhetherPossible={askWhetherPossible}
              />
            </Route>
            <Route path={paths.signIn}>
              <GuestsOnly>
                <pages.SignIn />
              </GuestsOnly>
            </Route>
            <Route path={paths.signUp}>
              <GuestsOnly>
                <pages.SignUp askForFigures={askForFigures} />
              </GuestsOnly>
            </Route>
            <Route path={paths.verifyEmail} component={pages.VerifyEmail} />
            <Route path={paths.confirmEmail} component={pages.ConfirmEmail} />
            <Route path={paths.forgotPassword} component={pages.ForgotPassword} />
            <Route path={paths.resetPassword} component={pages.ResetPassword} />
            <Route path={paths.invitation} component={pages.Invitation} />
            <Route path={paths.sign} component={pages.Sign} />
            <Route path={paths.company} component={pages.Company} />
            <Route path={paths.plan} component={pages.Plan} />
            <Route path={paths.compare} component={pages.Compare} />
            <Route path={paths.help} component={pages.Help} />
            <Route path={`${paths.help}/*`} component={pages.Article} />
            <Route path={paths.terms} component={pages.Terms} />
            <Route path={paths.privacy} component={pages.Privacy} />
            <Route path={ownTextPaths.terms}>
              <pages.OwnLegalText name="terms" />
            </Route>
            <Route path={ownTextPaths.privacy}>
              <pages.OwnLegalText name="privacy" />
            </Route>
            <Route path={paths.outbox} component={pages.Outbox} />
            {DesignPage && <Route path={paths.design} component={DesignPage} />}
            <Route path={`${paths.operator}/*?`}>
              <SignedInOnly>
                <pages.BackOffice />
              </SignedInOnly>
            </Route>
            <Route path={`${paths.dashboard}/*?`}>
              <SignedInOnly>
                <pages.Dashboard />
              </SignedInOnly>
            </Route>
            <Route>
              <Redirect to={paths.onboarding} />
            </Route>
          </Switch>
          <Hydrated />
        </Suspense>
        <VoiceCallHost />
      </ExpertPanelHost>
      <Toasts />
    </ErrorBoundary>
  );
}

/**
 * Marks the page as interactive and repeats what index.html has held until then: React replays no click on
 * a boundary whose code has not arrived. It stands beside the routes, inside their boundary, because what
 * is outside hydrates before the page's own code has arrived.
 */
function Hydrated() {
  useEffect(() => {
    document.documentElement.removeAttribute('data-restoring');
    document.documentElement.setAttribute('data-hydrated', '');
    repeatHeld();
    // Without a connection it goes unsaid: the page says itself what it asks.
    if (wasLedToAnswer()) tellAnswersFirst().catch(() => {});
  }, []);
  return null;
}

function Toasts() {
  const isDashboard = useLocation().pathname.startsWith(paths.dashboard);
  return <ToastArea visible={isDashboard ? visibleToasts.dashboard : visibleToasts.elsewhere} />;
}
