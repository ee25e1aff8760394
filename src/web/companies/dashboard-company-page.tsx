import { companyMessages } from '#messages/companies.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { CompanyPageContent } from './company-page-content.tsx';
import { CompanyPageHeader } from './company-page-header.tsx';

/** The company form as a page of the dashboard. */
export default function DashboardCompanyPage() {
  const heading = usePage(pageTitles.company);
  const { company } = useCurrentCompany();
  return (
    <>
      <CompanyPageHeader headingRef={heading} about={companyMessages.about} company={company} />
      <CompanyPageContent />
    </>
  );
}
