import { ArrowLeft } from 'lucide-react';
import { companyMessages } from '#messages/companies.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { paths } from '#web/paths.ts';
import { CurrentCompanyProvider, useCurrentCompany } from '#web/platform/current-company.tsx';
import { comingFrom } from '#web/platform/return-path.ts';
import { Link, useLocation } from '#web/platform/router.tsx';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { usePage } from '#web/platform/use-page.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyPageContent } from './company-page-content.tsx';
import { CompanyPageHeader } from './company-page-header.tsx';

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
    <PublicPage
      home={paths.dashboard}
      links={
        <Link to={paths.dashboard} className={buttonClass('quiet')}>
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
          {companyMessages.backToDashboard}
        </Link>
      }
    >
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
    <PublicPage
      home={paths.onboarding}
      links={
        <Link to={paths.signIn} state={comingFrom(location)} className={buttonClass('quiet')}>
          {companyMessages.signIn}
        </Link>
      }
    >
      <CompanyPageHeader headingRef={heading} about={companyMessages.aboutSignedOut} />
      <CompanyForm answers={answers} onSaved={() => {}} />
    </PublicPage>
  );
}
