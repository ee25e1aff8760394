import { operatorMessages } from '#messages/operator.ts';
import { Outbox } from '#web/mail/outbox.tsx';
import { usePage } from '#web/platform/use-page.ts';

/** The outbox as a page of the back office. */
export default function OperatorOutboxPage() {
  return <Outbox heading={usePage(operatorMessages.titles.outbox)} />;
}
