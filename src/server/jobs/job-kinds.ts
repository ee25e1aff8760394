/** The data of each kind of job: ids only, because jobs are stored readable for database administrators. */
export interface JobData {
  'deliver-email': { emailId: string };
  'inspect-paper': { companyId: string; paperId: string; number: number };
  'check-kit': { importId: string };
  'issue-receipt': { companyId: string; transactionId: string };
  'import-kit': { importId: string; side: 'member' | 'staff' };
  'send-password-reset': { sealedEmail: string };
  'remove-closed-accounts': Record<string, never>;
  'remove-expired-sessions': Record<string, never>;
  'remind-of-deadlines': Record<string, never>;
  'rebuild-documents': Record<string, never>;
  'send-notifications': Record<string, never>;
  'send-reminders': Record<string, never>;
  'tidy-calls': Record<string, never>;
  'tidy-emails': Record<string, never>;
  'erase-kept-papers': Record<string, never>;
  'erase-kept-accounts': Record<string, never>;
  'tidy-kits': Record<string, never>;
  'tidy-logos': Record<string, never>;
  'tidy-papers': Record<string, never>;
  'tell-late-tasks': Record<string, never>;
  'list-deadlines': Record<string, never>;
  'remind-of-expiries': Record<string, never>;
  'remind-of-quotes': Record<string, never>;
  'remind-of-vouchers': Record<string, never>;
  'chase-party-requests': Record<string, never>;
  'settle-card-payments': Record<string, never>;
  'tend-envelopes': Record<string, never>;
  'tidy-reports': Record<string, never>;
}

export type JobName = keyof JobData;

/** How jobs of a kind are run. */
export interface JobKind {
  /** Maximum duration of a run, in seconds. */
  maxSeconds: number;
  /** Retries after a failed run before the job ends as failed. */
  retries: number;
  /** Delay before the first retry, in seconds. It doubles with each retry. */
  pauseSeconds: number;
  /** Maximum delay, in seconds. */
  maxPauseSeconds?: number;
  /** For a recurring job. */
  everySeconds?: number;
}

const hourly: JobKind = { maxSeconds: 300, retries: 2, pauseSeconds: 60, everySeconds: 60 * 60 };
const daily: JobKind = { ...hourly, everySeconds: 24 * 60 * 60 };

/** Every kind of job. */
export const jobKinds: Record<JobName, JobKind> = {
  /** Retried for at least a day and a half, in case a mail server is down overnight. */
  'deliver-email': {
    maxSeconds: 120,
    retries: 14,
    pauseSeconds: 60,
    maxPauseSeconds: 12 * 60 * 60,
  },
  /** Retried for a day: a virus scanner may be down, and files wait until it answers. */
  'inspect-paper': { maxSeconds: 300, retries: 30, pauseSeconds: 10, maxPauseSeconds: 60 * 60 },
  'check-kit': { maxSeconds: 900, retries: 3, pauseSeconds: 10 },
  'issue-receipt': { maxSeconds: 120, retries: 10, pauseSeconds: 10, maxPauseSeconds: 60 * 60 },
  'import-kit': { maxSeconds: 1800, retries: 3, pauseSeconds: 10 },
  'send-password-reset': { maxSeconds: 60, retries: 5, pauseSeconds: 10 },
  'remove-closed-accounts': hourly,
  'remove-expired-sessions': hourly,
  'remind-of-deadlines': { ...hourly, maxSeconds: 600 },
  'rebuild-documents': { maxSeconds: 600, retries: 2, pauseSeconds: 10, everySeconds: 60 },
  'send-notifications': { maxSeconds: 300, retries: 2, pauseSeconds: 10, everySeconds: 60 },
  'send-reminders': { ...hourly, everySeconds: 60 },
  'tidy-calls': hourly,
  'tidy-emails': hourly,
  'erase-kept-papers': daily,
  'erase-kept-accounts': daily,
  'tidy-kits': daily,
  'tidy-logos': daily,
  'tidy-papers': daily,
  'tell-late-tasks': hourly,
  'list-deadlines': hourly,
  'remind-of-expiries': daily,
  'remind-of-quotes': daily,
  'remind-of-vouchers': daily,
  'chase-party-requests': hourly,
  'settle-card-payments': hourly,
  'tend-envelopes': hourly,
  'tidy-reports': daily,
};
