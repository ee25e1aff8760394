import { legalMessages } from '#web/messages/legal.ts';
import { privacyOf } from '#web/messages/privacy.ts';
import { paths } from '#web/paths.ts';
import { LegalPage } from './legal-page.tsx';
import { operator } from './operator.ts';

/** What is kept about people. */
export default function PrivacyPage() {
  return (
    <LegalPage text={privacyOf(operator)} other={{ title: legalMessages.toOther.terms, path: paths.terms }} />
  );
}
