import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '#web/paths.ts';
import OperatorLayout from './operator-layout.tsx';

const pages = {
  Companies: lazy(() => import('#web/operator/companies-page.tsx')),
  Company: lazy(() => import('#web/operator/company-file-page.tsx')),
  People: lazy(() => import('#web/operator/people-page.tsx')),
  Person: lazy(() => import('#web/operator/person-file-page.tsx')),
  Requests: lazy(() => import('#web/operator/requests-page.tsx')),
  Questions: lazy(() => import('#web/operator/questions-page.tsx')),
  Outbox: lazy(() => import('./operator-outbox-page.tsx')),
  VoiceCalls: lazy(() => import('#web/operator/voice-calls-page.tsx')),
  Log: lazy(() => import('#web/operator/log-page.tsx')),
  Health: lazy(() => import('#web/operator/health-page.tsx')),
  Brand: lazy(() => import('#web/operator/brand-page.tsx')),
};

/** Every page of the back office, in its frame. */
export default function BackOffice() {
  return (
    <Routes>
      <Route element={<OperatorLayout />}>
        <Route index element={<Navigate to="companies" replace />} />
        <Route path="companies" element={<pages.Companies />} />
        <Route path="companies/:id" element={<pages.Company />} />
        <Route path="people" element={<pages.People />} />
        <Route path="people/:id" element={<pages.Person />} />
        <Route path="requests" element={<pages.Requests />} />
        <Route path="questions" element={<pages.Questions />} />
        <Route path="outbox" element={<pages.Outbox />} />
        <Route path="voice-calls" element={<pages.VoiceCalls />} />
        <Route path="log" element={<pages.Log />} />
        <Route path="health" element={<pages.Health />} />
        <Route path="brand" element={<pages.Brand />} />
        <Route path="*" element={<Navigate to={paths.operator} replace />} />
      </Route>
    </Routes>
  );
}
