import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { GuestsOnly, SignedInOnly } from './accounts/guards.tsx';
import { ExpertPanelHost } from './assistant/expert-panel-host.tsx';
import { ErrorBoundary } from './design-system/error-boundary.tsx';
import { SpinnerScreen } from './design-system/spinner.tsx';
import { ToastArea } from './design-system/toast-area.tsx';
import { askWhatSuits, loadEstimate, pages } from './pages.ts';
import { ownTextPaths, paths } from './paths.ts';
import { VoiceCallHost } from './voice/voice-call-host.tsx';

/** Toasts shown at once: in the dashboard more work runs side by side. */
const visibleToasts = { dashboard: 20, elsewhere: 3 };

export function App() {
  return (
    <ErrorBoundary>
      <ExpertPanelHost>
        <Suspense fallback={<SpinnerScreen />}>
          <Routes>
            <Route index element={<Navigate to={paths.onboarding} replace />} />
            <Route
              path={paths.onboarding}
              element={<pages.Onboarding loadEstimate={loadEstimate} askWhatSuits={askWhatSuits} />}
            />
            <Route element={<GuestsOnly />}>
              <Route path={paths.signIn} element={<pages.SignIn />} />
              <Route path={paths.signUp} element={<pages.SignUp />} />
            </Route>
            <Route path={paths.verifyEmail} element={<pages.VerifyEmail />} />
            <Route path={paths.confirmEmail} element={<pages.ConfirmEmail />} />
            <Route path={paths.forgotPassword} element={<pages.ForgotPassword />} />
            <Route path={paths.resetPassword} element={<pages.ResetPassword />} />
            <Route path={paths.invitation} element={<pages.Invitation />} />
            <Route path={paths.company} element={<pages.Company />} />
            <Route path={paths.plan} element={<pages.Plan />} />
            <Route path={paths.compare} element={<pages.Compare />} />
            <Route path={paths.help} element={<pages.Help />} />
            <Route path={`${paths.help}/*`} element={<pages.Article />} />
            <Route path={paths.terms} element={<pages.Terms />} />
            <Route path={paths.privacy} element={<pages.Privacy />} />
            <Route path={ownTextPaths.terms} element={<pages.OwnLegalText name="terms" />} />
            <Route path={ownTextPaths.privacy} element={<pages.OwnLegalText name="privacy" />} />
            <Route path={paths.outbox} element={<pages.Outbox />} />
            <Route element={<SignedInOnly />}>
              <Route path={`${paths.operator}/*`} element={<pages.BackOffice />} />
              <Route path={`${paths.dashboard}/*`} element={<pages.Dashboard />} />
            </Route>
            <Route path="*" element={<Navigate to={paths.onboarding} replace />} />
          </Routes>
          <Hydrated />
        </Suspense>
        <VoiceCallHost />
      </ExpertPanelHost>
      <Toasts />
    </ErrorBoundary>
  );
}

declare global {
  /** Buttons pressed and forms sent before hydration, in order (index.html). */
  var heldControls: Set<HTMLElement> | undefined;
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
    for (const control of heldControls ?? []) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
    heldControls?.clear();
  }, []);
  return null;
}

function Toasts() {
  const isDashboard = useLocation().pathname.startsWith(paths.dashboard);
  return <ToastArea visible={isDashboard ? visibleToasts.dashboard : visibleToasts.elsewhere} />;
}
