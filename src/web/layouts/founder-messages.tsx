import MessagesPage from '#web/threads/messages-page.tsx';
import { messagePapers } from './message-papers.ts';

/** The messages between a company and the agency, with the papers of the vault. */
export default function FounderMessages() {
  return <MessagesPage papers={messagePapers} />;
}
