import { pageTitles } from '#messages/page-titles.ts';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { Outbox } from './outbox.tsx';
import '#web/signed-in.css';

/** The outbox as a page of its own, for developers and for operators. */
export default function OutboxPage() {
  const heading = usePage(pageTitles.outbox);
  return (
    <PublicPage isWide>
      <Outbox heading={heading} />
    </PublicPage>
  );
}
