import { lazy } from 'react';
import { paths } from '#web/paths.ts';
import { Redirect, Route, Switch } from '#web/platform/router.tsx';
import DashboardLayout from './dashboard-layout.tsx';
import '#web/signed-in.css';

const pages = {
  Home: lazy(() => import('#web/dashboard/home-page.tsx')),
  Company: lazy(() => import('#web/companies/dashboard-company-page.tsx')),
  Formation: lazy(() => import('#web/formation/formation-page.tsx')),
  Calendar: lazy(() => import('#web/calendar/calendar-page.tsx')),
  Users: lazy(() => import('#web/team/users-page.tsx')),
  Activity: lazy(() => import('#web/audit/activity-page.tsx')),
  SalesTax: lazy(() => import('#web/products/sales-tax-page.tsx')),
  Agent: lazy(() => import('#web/products/agent-page.tsx')),
  Accounting: lazy(() => import('#web/products/accounting-page.tsx')),
  Banking: lazy(() => import('#web/products/banking-page.tsx')),
  VoiceCalls: lazy(() => import('#web/voice/kept-calls-page.tsx')),
  VoiceCall: lazy(() => import('#web/voice/kept-call-page.tsx')),
  Settings: lazy(() => import('#web/accounts/settings-page.tsx')),
};

/** Every page of the dashboard, in its frame. */
export default function Dashboard() {
  return (
    <DashboardLayout>
      <Switch>
        <Route path={paths.dashboard} component={pages.Home} />
        <Route path={paths.dashboardCompany} component={pages.Company} />
        <Route path={paths.formation} component={pages.Formation} />
        <Route path={paths.calendar} component={pages.Calendar} />
        <Route path={paths.users} component={pages.Users} />
        <Route path={paths.activity} component={pages.Activity} />
        <Route path={paths.salesTax} component={pages.SalesTax} />
        <Route path={paths.agent} component={pages.Agent} />
        <Route path={paths.accounting} component={pages.Accounting} />
        <Route path={paths.banking} component={pages.Banking} />
        <Route path={paths.voiceCalls} component={pages.VoiceCalls} />
        <Route path={`${paths.voiceCalls}/:id`} component={pages.VoiceCall} />
        <Route path={paths.settings} component={pages.Settings} />
        <Route>
          <Redirect to={paths.dashboard} />
        </Route>
      </Switch>
    </DashboardLayout>
  );
}
