import { paths } from '#web/paths.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { Redirect, useLocation } from '#web/platform/router.tsx';
import { useSessionInfo } from '#web/platform/session-info.ts';

/** Where the back office leads to the dashboard, it says that the person wants to be there. */
export const wantsDashboard = { wantsDashboard: true } as const;

/** Takes an operator who belongs to no company from the dashboard, where nothing is for them, to the back office. */
export function RedirectOperators() {
  const isOperator = useSessionInfo()?.isOperator;
  const { state } = useCurrentCompany();
  const { pathname, state: wish } = useLocation();
  const isWanted = wish.wantsDashboard === true;
  if (!isOperator || isWanted || state !== 'empty' || pathname !== paths.dashboard) return null;
  return <Redirect to={paths.operator} />;
}
