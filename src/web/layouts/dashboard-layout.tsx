import { Outlet } from 'react-router';
import { CurrentCompanyProvider } from '#web/platform/current-company.tsx';

/** The frame of every dashboard page. Pages bring their content alone: the one `main` is here. */
export default function DashboardLayout() {
  return (
    <CurrentCompanyProvider>
      <main id="content" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-6 md:px-8 md:py-10">
        <Outlet />
      </main>
    </CurrentCompanyProvider>
  );
}
