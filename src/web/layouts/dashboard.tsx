import { lazy } from 'react';
import { paths } from '#web/paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Redirect, Route, Switch } from '#web/platform/router.tsx';
import DashboardLayout from './dashboard-layout.tsx';
import '#web/signed-in.css';

const OwnPart = lazy(() => import('./own-part.tsx'));

const CompanyDocuments = lazy(() => import('./founder-documents.tsx'));

const pages = {
  Home: lazy(() => import('#web/dashboard/home-page.tsx')),
  Company: lazy(() => import('#web/companies/dashboard-company-page.tsx')),
  Formation: lazy(() => import('./founder-formation.tsx')),
  Changes: lazy(() => import('./founder-changes.tsx')),
  Names: lazy(() => import('#web/names/name-page.tsx')),
  Calendar: lazy(() => import('#web/calendar/calendar-page.tsx')),
  Papers: lazy(() => import('#web/papers/papers-page.tsx')),
  People: lazy(() => import('#web/parties/people-page.tsx')),
  Payments: lazy(() => import('#web/payments/payments-page.tsx')),
  Quote: lazy(() => import('#web/quotes/quote-page.tsx')),
  Users: lazy(() => import('#web/team/users-page.tsx')),
  Activity: lazy(() => import('#web/audit/activity-page.tsx')),
  SalesTax: lazy(() => import('#web/products/sales-tax-page.tsx')),
  Agent: lazy(() => import('#web/products/agent-page.tsx')),
  Accounting: lazy(() => import('#web/products/accounting-page.tsx')),
  Banking: lazy(() => import('#web/products/banking-page.tsx')),
  VoiceCalls: lazy(() => import('#web/voice/kept-calls-page.tsx')),
  VoiceCall: lazy(() => import('#web/voice/kept-call-page.tsx')),
  Messages: lazy(() => import('./founder-messages.tsx')),
  Notifications: lazy(() => import('#web/notifications/notifications-page.tsx')),
  OpenLink: lazy(() => import('#web/notifications/open-link-page.tsx')),
  Moving: lazy(() => import('#web/kits/moving-page.tsx')),
  Invoices: lazy(() => import('#web/invoices/invoices-page.tsx')),
  Settings: lazy(() => import('#web/accounts/settings-page.tsx')),
};

/** Every page of the dashboard, in its frame, and the page of somebody who sees no company. */
export default function Dashboard() {
  return (
    <Switch>
      <Route path={paths.ownPart} component={OwnPart} />
      <Route>
        <Framed />
      </Route>
    </Switch>
  );
}

function Framed() {
  return (
    <DashboardLayout>
      <Switch>
        <Route path={paths.dashboard} component={pages.Home} />
        <Route path={dashboardPaths.dashboardCompany} component={pages.Company} />
        <Route path={dashboardPaths.formation} component={pages.Formation} />
        <Route path={`${dashboardPaths.changes}/:id?`} component={pages.Changes} />
        <Route path={dashboardPaths.names} component={pages.Names} />
        <Route path={dashboardPaths.calendar} component={pages.Calendar} />
        <Route path={dashboardPaths.papers}>
          <pages.Papers Made={CompanyDocuments} />
        </Route>
        <Route path={dashboardPaths.people} component={pages.People} />
        <Route path={dashboardPaths.payments} component={pages.Payments} />
        <Route path={dashboardPaths.quote} component={pages.Quote} />
        <Route path={dashboardPaths.users} component={pages.Users} />
        <Route path={dashboardPaths.activity} component={pages.Activity} />
        <Route path={dashboardPaths.salesTax} component={pages.SalesTax} />
        <Route path={dashboardPaths.agent} component={pages.Agent} />
        <Route path={dashboardPaths.accounting} component={pages.Accounting} />
        <Route path={dashboardPaths.banking} component={pages.Banking} />
        <Route path={dashboardPaths.voiceCalls} component={pages.VoiceCalls} />
        <Route path={`${dashboardPaths.voiceCalls}/:id`} component={pages.VoiceCall} />
        <Route path={dashboardPaths.messages} component={pages.Messages} />
        <Route path={dashboardPaths.notifications} component={pages.Notifications} />
        <Route path={`${paths.dashboard}/notification`}>
          <pages.OpenLink list={dashboardPaths.notifications} />
        </Route>
        <Route path={dashboardPaths.moving} component={pages.Moving} />
        <Route path={dashboardPaths.invoices} component={pages.Invoices} />
        <Route path={dashboardPaths.settings} component={pages.Settings} />
        <Route>
          <Redirect to={paths.dashboard} />
        </Route>
      </Switch>
    </DashboardLayout>
  );
}
