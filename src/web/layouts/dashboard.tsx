import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '#web/paths.ts';
import DashboardLayout from './dashboard-layout.tsx';

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
  Settings: lazy(() => import('#web/accounts/settings-page.tsx')),
};

/** Every page of the dashboard, in its frame. */
export default function Dashboard() {
  return (
    <Routes>
      <Route element={<DashboardLayout />}>
        <Route index element={<pages.Home />} />
        <Route path="company" element={<pages.Company />} />
        <Route path="formation" element={<pages.Formation />} />
        <Route path="calendar" element={<pages.Calendar />} />
        <Route path="users" element={<pages.Users />} />
        <Route path="activity" element={<pages.Activity />} />
        <Route path="sales-tax" element={<pages.SalesTax />} />
        <Route path="agent" element={<pages.Agent />} />
        <Route path="accounting" element={<pages.Accounting />} />
        <Route path="banking" element={<pages.Banking />} />
        <Route path="settings" element={<pages.Settings />} />
        <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}
