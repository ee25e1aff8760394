import { removeClosedAccounts } from './account-closing/remove-closed-accounts.ts';
import { removeExpiredSessions } from './accounts/remove-expired-sessions.ts';
import { addressOfReset } from './accounts/request-password-reset.ts';
import { sendPasswordReset } from './accounts/send-password-reset.ts';
import { refreshListedDeadlines } from './calendar/index.ts';
import { remindOfDeadlines } from './calendar/remind-of-deadlines.ts';
import { tellLateTasks } from './cases/index.ts';
import { tidyLogos } from './companies/tidy-logos.ts';
import { rebuildDocuments } from './documents/index.ts';
import { issueReceiptByItself } from './invoices/issue-receipt.ts';
import { eraseKeptAccounts } from './kept-records/keep-accounts.ts';
import { checkKit } from './kits/check-kit.ts';
import { restoreKit } from './kits/restore-kit.ts';
import { tidyKits } from './kits/tidy-kits.ts';
import { deliverEmail } from './mail/deliver-email.ts';
import { tidyEmails } from './mail/tidy-emails.ts';
import { sendNotifications } from './notifications/send-notifications.ts';
import { inspectPaper } from './papers/inspect-paper.ts';
import { eraseKeptPapers } from './papers/kept-papers.ts';
import { remindOfExpiries } from './papers/remind-of-expiries.ts';
import { tidyPapers } from './papers/tidy-papers.ts';
import { chaseRequests } from './parties/chase-requests.ts';
import { settleCardPayments } from './payments/cards/settle-card-payments.ts';
import { remindOfVouchers } from './payments/remind-of-vouchers.ts';
import { tidyReports } from './questions/tidy-reports.ts';
import { remindOfQuotes } from './quotes/remind-of-quotes.ts';
import type { Services } from './services.ts';
import { tendEnvelopes, voidWhatChanged } from './signing/index.ts';
import { sendWaitingReminders } from './today/remind-clients.ts';
import { tidyCalls } from './voice/tidy-calls.ts';

/** Which function does each kind of work after the request. */
export function handleJobs(services: Services): void {
  const { jobs } = services;
  jobs.handle('deliver-email', ({ emailId }, run) => deliverEmail(services, emailId, run));
  jobs.handle('send-password-reset', ({ sealedEmail }) =>
    sendPasswordReset(services, addressOfReset(services, sealedEmail)),
  );
  jobs.handle('remove-closed-accounts', () => removeClosedAccounts(services));
  jobs.handle('remove-expired-sessions', () => removeExpiredSessions(services));
  jobs.handle('remind-of-deadlines', () => remindOfDeadlines(services));
  jobs.handle('send-notifications', () => sendNotifications(services));
  jobs.handle('send-reminders', () => sendWaitingReminders(services));
  jobs.handle('tidy-calls', () => tidyCalls(services));
  jobs.handle('tidy-emails', () => tidyEmails(services));
  jobs.handle('tell-late-tasks', () => tellLateTasks(services));
  // So that a new month or a release costs nobody's view of Today.
  jobs.handle('list-deadlines', () => refreshListedDeadlines(services));
  jobs.handle('rebuild-documents', () =>
    rebuildDocuments({ ...services, afterRebuild: (scope) => voidWhatChanged(services, scope, {}) }),
  );
  jobs.handle('tend-envelopes', () => tendEnvelopes(services));
  jobs.handle('tidy-reports', () => tidyReports(services));
  jobs.handle('inspect-paper', (version, run) => inspectPaper(services, version, run));
  jobs.handle('remind-of-expiries', () => remindOfExpiries(services));
  jobs.handle('chase-party-requests', () => chaseRequests(services));
  jobs.handle('remind-of-vouchers', () => remindOfVouchers(services));
  jobs.handle('settle-card-payments', () => settleCardPayments(services));
  jobs.handle('issue-receipt', (payment) => issueReceiptByItself(services, payment));
  jobs.handle('remind-of-quotes', () => remindOfQuotes(services));
  jobs.handle('tidy-papers', () => tidyPapers(services));
  jobs.handle('check-kit', (kit, run) => checkKit(services, kit, run));
  jobs.handle('import-kit', (kit, run) => restoreKit(services, kit, run));
  jobs.handle('erase-kept-papers', () => eraseKeptPapers(services));
  jobs.handle('erase-kept-accounts', () => eraseKeptAccounts(services));
  jobs.handle('tidy-kits', () => tidyKits(services));
  jobs.handle('tidy-logos', () => tidyLogos(services));
}
