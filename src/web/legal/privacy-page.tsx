import { lazy } from 'react';
import { legalMessages } from '#messages/legal.ts';
import { privacyOf } from '#messages/privacy.ts';
import { paths } from '#web/paths.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { LegalPage } from './legal-page.tsx';
import { operator } from './operator.ts';

const OwnLegalPage = lazy(() => import('./own-legal-page.tsx'));

/** What is kept about people. */
export default function PrivacyPage() {
  const builtIn = (
    <LegalPage text={privacyOf(operator)} other={{ title: legalMessages.toOther.terms, path: paths.terms }} />
  );
  return webSettings.ownTexts.includes('privacy') ? (
    <OwnLegalPage name="privacy" builtIn={builtIn} />
  ) : (
    builtIn
  );
}
