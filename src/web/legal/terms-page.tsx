import { lazy } from 'react';
import { legalMessages } from '#messages/legal.ts';
import { termsOf } from '#messages/terms.ts';
import { paths } from '#web/paths.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { LegalPage } from './legal-page.tsx';
import { operator } from './operator.ts';

const OwnLegalPage = lazy(() => import('./own-legal-page.tsx'));

/** The terms of service. */
export default function TermsPage() {
  const builtIn = (
    <LegalPage
      text={termsOf(operator)}
      other={{ title: legalMessages.toOther.privacy, path: paths.privacy }}
    />
  );
  return webSettings.ownTexts.includes('terms') ? <OwnLegalPage name="terms" builtIn={builtIn} /> : builtIn;
}
