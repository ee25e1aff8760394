import { paths } from '#web/paths.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { Redirect, useLocation } from '#web/platform/router.tsx';
import { useSessionInfo } from '#web/platform/session-info.ts';

/** Takes an operator who belongs to no company from the dashboard, where nothing is for them, to the back office. */
export function RedirectOperators() {
  const isOperator = useSessionInfo()?.isOperator;
  const { state } = useCurrentCompany();
  const { pathname } = useLocation();
  if (!isOperator || state !== 'empty' || pathname !== paths.dashboard) return null;
  return <Redirect to={paths.operator} />;
}
