/** The data of each kind of job: ids only, because jobs are stored readable for database administrators. */
export interface JobData {
  'deliver-email': { emailId: string };
  'send-password-reset': { sealedEmail: string };
  'remove-closed-accounts': Record<string, never>;
  'remove-expired-sessions': Record<string, never>;
  'tidy-calls': Record<string, never>;
  'tidy-emails': Record<string, never>;
  'tidy-logos': Record<string, never>;
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
  'send-password-reset': { maxSeconds: 60, retries: 5, pauseSeconds: 10 },
  'remove-closed-accounts': hourly,
  'remove-expired-sessions': hourly,
  'tidy-calls': hourly,
  'tidy-emails': hourly,
  'tidy-logos': daily,
  'tidy-reports': daily,
};
