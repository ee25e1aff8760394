import { legalMessages } from '#web/messages/legal.ts';
import { termsOf } from '#web/messages/terms.ts';
import { paths } from '#web/paths.ts';
import { LegalPage } from './legal-page.tsx';
import { operator } from './operator.ts';

/** The terms of service. */
export default function TermsPage() {
  return (
    <LegalPage
      text={termsOf(operator)}
      other={{ title: legalMessages.toOther.privacy, path: paths.privacy }}
    />
  );
}
