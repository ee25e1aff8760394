/** What each kind of job is told: ids only, as jobs are kept in plain sight of whoever runs the database. */
export interface JobData {
  'deliver-email': { emailId: string };
  'send-password-reset': { sealedEmail: string };
  'remove-closed-accounts': Record<string, never>;
  'remove-expired-sessions': Record<string, never>;
  'tidy-calls': Record<string, never>;
  'tidy-emails': Record<string, never>;
  'tidy-logos': Record<string, never>;
}

export type JobName = keyof JobData;

/** How jobs of a kind are run. */
export interface JobKind {
  /** How long one run may take, in seconds. */
  maxSeconds: number;
  /** How many more times a run that failed is tried; after that the job ends as failed. */
  retries: number;
  /** The pause after the first failed run, in seconds; it doubles from run to run. */
  pauseSeconds: number;
  /** No pause is longer, in seconds. */
  maxPauseSeconds?: number;
  /** For a job that comes again by itself. */
  everySeconds?: number;
}

const hourly: JobKind = { maxSeconds: 300, retries: 2, pauseSeconds: 60, everySeconds: 60 * 60 };
const daily: JobKind = { ...hourly, everySeconds: 24 * 60 * 60 };

/** Every kind of job. */
export const jobKinds: Record<JobName, JobKind> = {
  /** Tried for a day and a half at least, as a mail server that is away for a night comes back. */
  'deliver-email': {
    maxSeconds: 120,
    retries: 14,
    pauseSeconds: 60,
    maxPauseSeconds: 12 * 60 * 60,
  },
  'send-password-reset': { maxSeconds: 60, retries: 5, pauseSeconds: 10 },
  'remove-closed-accounts': hourly,
  'remove-expired-sessions': hourly,
  'tidy-calls': hourly,
  'tidy-emails': hourly,
  'tidy-logos': daily,
};
