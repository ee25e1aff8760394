import { companyMessages } from '#messages/companies.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { paths } from '#web/paths.ts';
import { CurrentCompanyProvider, useCurrentCompany } from '#web/platform/current-company.tsx';
import { comingFrom } from '#web/platform/return-path.ts';
import { useLocation } from '#web/platform/router.tsx';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { usePage } from '#web/platform/use-page.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyPageContent } from './company-page-content.tsx';
import { CompanyPageHeader } from './company-page-header.tsx';
import '#web/signed-in.css';

/** The company form by itself, open to anyone. A signed-in person edits the current company. */
export default function StandaloneCompanyPage() {
  const login = useStoredLogin();
  if (!login || login === 'loading') return <SignedOutPage />;
  return (
    <CurrentCompanyProvider key={login.user.id}>
      <SignedInPage />
    </CurrentCompanyProvider>
  );
}

function SignedInPage() {
  const heading = usePage(pageTitles.company);
  const { company } = useCurrentCompany();
  return (
    <PublicPage home={paths.dashboard}>
      <CompanyPageHeader headingRef={heading} about={companyMessages.about} company={company} />
      <CompanyPageContent />
    </PublicPage>
  );
}

function SignedOutPage() {
  const heading = usePage(pageTitles.company);
  const location = useLocation();
  const answers = useStoredValue(storedOnboarding, undefined);
  return (
    <PublicPage signInState={comingFrom(location)}>
      <CompanyPageHeader headingRef={heading} about={companyMessages.aboutSignedOut} />
      <CompanyForm answers={answers} onSaved={() => {}} />
    </PublicPage>
  );
}
