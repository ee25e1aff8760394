import { lazy } from 'react';
import { paths } from '#web/paths.ts';
import { Redirect, Route, Switch } from '#web/platform/router.tsx';
import OperatorLayout from './operator-layout.tsx';
import '#web/signed-in.css';

const pages = {
  Companies: lazy(() => import('#web/operator/companies-page.tsx')),
  Company: lazy(() => import('#web/operator/company-file-page.tsx')),
  People: lazy(() => import('#web/operator/people-page.tsx')),
  Person: lazy(() => import('#web/operator/person-file-page.tsx')),
  Requests: lazy(() => import('#web/operator/requests-page.tsx')),
  Questions: lazy(() => import('#web/operator/questions-page.tsx')),
  Question: lazy(() => import('#web/operator/question-file-page.tsx')),
  Outbox: lazy(() => import('./operator-outbox-page.tsx')),
  VoiceCalls: lazy(() => import('#web/operator/voice-calls-page.tsx')),
  Log: lazy(() => import('#web/operator/log-page.tsx')),
  Health: lazy(() => import('#web/operator/health-page.tsx')),
  Prices: lazy(() => import('#web/operator/prices-page.tsx')),
  Price: lazy(() => import('#web/operator/price-page.tsx')),
  Brand: lazy(() => import('#web/operator/brand-page.tsx')),
};

/** Every page of the back office, in its frame. */
export default function BackOffice() {
  return (
    <OperatorLayout>
      <Switch>
        <Route path={paths.operator}>
          <Redirect to={`${paths.operator}/companies`} />
        </Route>
        <Route path={`${paths.operator}/companies`} component={pages.Companies} />
        <Route path={`${paths.operator}/companies/:id`} component={pages.Company} />
        <Route path={`${paths.operator}/people`} component={pages.People} />
        <Route path={`${paths.operator}/people/:id`} component={pages.Person} />
        <Route path={`${paths.operator}/requests`} component={pages.Requests} />
        <Route path={`${paths.operator}/questions`} component={pages.Questions} />
        <Route path={`${paths.operator}/questions/:id`} component={pages.Question} />
        <Route path={`${paths.operator}/outbox`} component={pages.Outbox} />
        <Route path={`${paths.operator}/voice-calls`} component={pages.VoiceCalls} />
        <Route path={`${paths.operator}/log`} component={pages.Log} />
        <Route path={`${paths.operator}/health`} component={pages.Health} />
        <Route path={`${paths.operator}/prices`} component={pages.Prices} />
        <Route path={`${paths.operator}/prices/:place/:line`} component={pages.Price} />
        <Route path={`${paths.operator}/brand`} component={pages.Brand} />
        <Route>
          <Redirect to={paths.operator} />
        </Route>
      </Switch>
    </OperatorLayout>
  );
}
