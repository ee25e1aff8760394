import { lazy } from 'react';
import { useBackOffice, useMayAsStaff } from '#web/operator/back-office.ts';
import { operatorPaths } from '#web/operator/operator-paths.ts';
import { paths } from '#web/paths.ts';
import { Redirect, Route, Switch } from '#web/platform/router.tsx';
import { companyPanels } from './company-panels.ts';
import { messagePapers } from './message-papers.ts';
import OperatorLayout from './operator-layout.tsx';
import '#web/signed-in.css';

const Providers = lazy(() => import('#web/products/own-providers-panel.tsx'));

const pages = {
  Today: lazy(() => import('#web/operator/today/today-page.tsx')),
  Calendar: lazy(() => import('#web/operator/calendar/calendar-page.tsx')),
  NewClient: lazy(() => import('#web/operator/import/new-client-page.tsx')),
  Report: lazy(() => import('#web/operator/report/report-page.tsx')),
  BringClient: lazy(() => import('./bring-client-page.tsx')),
  Import: lazy(() => import('#web/operator/import/import-page.tsx')),
  Companies: lazy(() => import('#web/operator/companies-page.tsx')),
  Company: lazy(() => import('#web/operator/company-file-page.tsx')),
  Desk: lazy(() => import('#web/desk/desk-page.tsx')),
  People: lazy(() => import('#web/operator/people-page.tsx')),
  Person: lazy(() => import('#web/operator/person-file-page.tsx')),
  Requests: lazy(() => import('#web/operator/requests-page.tsx')),
  Questions: lazy(() => import('#web/operator/questions-page.tsx')),
  Question: lazy(() => import('#web/operator/question-file-page.tsx')),
  Outbox: lazy(() => import('./operator-outbox-page.tsx')),
  VoiceCalls: lazy(() => import('#web/operator/voice-calls-page.tsx')),
  Log: lazy(() => import('#web/operator/log-page.tsx')),
  Notifications: lazy(() => import('#web/notifications/notifications-page.tsx')),
  OpenLink: lazy(() => import('#web/notifications/open-link-page.tsx')),
  Health: lazy(() => import('#web/operator/health-page.tsx')),
  Staff: lazy(() => import('#web/operator/staff/staff-page.tsx')),
  Quotes: lazy(() => import('#web/operator/quotes-page.tsx')),
  Prices: lazy(() => import('#web/operator/prices-page.tsx')),
  Price: lazy(() => import('#web/operator/price-page.tsx')),
  Money: lazy(() => import('#web/payments/money-page.tsx')),
  KeptRecords: lazy(() => import('#web/operator/kept-records/kept-records-page.tsx')),
  Brand: lazy(() => import('#web/operator/brand-page.tsx')),
};

/** Every page of the back office, in its frame. */
export default function BackOffice() {
  return (
    <OperatorLayout>
      <Switch>
        <Route path={paths.operator} component={pages.Today} />
        <Route path={operatorPaths.calendar} component={pages.Calendar} />
        <Route path={operatorPaths.newClient} component={pages.NewClient} />
        <Route path={operatorPaths.report} component={pages.Report} />
        <Route path={operatorPaths.bringClient} component={pages.BringClient} />
        <Route path={operatorPaths.import} component={pages.Import} />
        <Route path={`${paths.operator}/companies`} component={pages.Companies} />
        <Route path={`${paths.operator}/companies/:id`}>
          <pages.Company panels={companyPanels} />
        </Route>
        <Route path={`${paths.operator}/desk`}>
          <Desk />
        </Route>
        <Route path={`${paths.operator}/people`} component={pages.People} />
        <Route path={`${paths.operator}/people/:id`} component={pages.Person} />
        <Route path={`${paths.operator}/staff`} component={pages.Staff} />
        <Route path={`${paths.operator}/requests`} component={pages.Requests} />
        <Route path={`${paths.operator}/questions`} component={pages.Questions} />
        <Route path={`${paths.operator}/questions/:id`} component={pages.Question} />
        <Route path={`${paths.operator}/outbox`} component={pages.Outbox} />
        <Route path={`${paths.operator}/voice-calls`} component={pages.VoiceCalls} />
        <Route path={`${paths.operator}/log`} component={pages.Log} />
        <Route path={operatorPaths.notifications} component={pages.Notifications} />
        <Route path={`${paths.operator}/notification`}>
          <pages.OpenLink list={operatorPaths.notifications} />
        </Route>
        <Route path={`${paths.operator}/health`} component={pages.Health} />
        <Route path={operatorPaths.quotes} component={pages.Quotes} />
        <Route path={`${paths.operator}/prices`}>
          <pages.Prices Providers={Providers} />
        </Route>
        <Route path={`${paths.operator}/prices/:place/:line`} component={pages.Price} />
        <Route path={operatorPaths.money}>
          <Money />
        </Route>
        <Route path={operatorPaths.keptRecords} component={pages.KeptRecords} />
        <Route path={`${paths.operator}/brand`} component={pages.Brand} />
        <Route>
          <Redirect to={paths.operator} />
        </Route>
      </Switch>
    </OperatorLayout>
  );
}

/** The review desk; what may be set there depends on the role. */
function Desk() {
  const { role } = useBackOffice();
  return <pages.Desk role={role} Papers={messagePapers.Attached} />;
}

/** The money of all clients; what may be done there depends on the role. */
function Money() {
  const may = useMayAsStaff();
  return (
    <pages.Money
      mayChange={may('manage-money')}
      maySetAccounts={may('set-installation')}
      clientsPath={operatorPaths.companies}
      fileOf={(id) => `${operatorPaths.company(id)}#money`}
    />
  );
}
