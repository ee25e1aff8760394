import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { removeClosedAccounts } from './account-closing/remove-closed-accounts.ts';
import { reopenAccount } from './account-closing/reopen-account.ts';
import { type Accounts, openAccounts } from './accounts/accounts.ts';
import { openCountries } from './accounts/countries.ts';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import type { ReopenAccount } from './accounts/ports.ts';
import { removeExpiredSessions } from './accounts/remove-expired-sessions.ts';
import { addressOfReset } from './accounts/request-password-reset.ts';
import { sendPasswordReset } from './accounts/send-password-reset.ts';
import { type AnswerLimits, maxAnswersAtOnce } from './assistant/answer-limits.ts';
import { openBuiltInExpert } from './assistant/builtin/built-in-expert.ts';
import type { Expert } from './assistant/expert.ts';
import { recordReplaced } from './assistant/model/replaced-answers.ts';
import type { Billing } from './billing/billing.ts';
import { noBilling } from './billing/no-billing.ts';
import type { LiveBrand } from './brand/live-brand.ts';
import { openBrand } from './brand/open-brand.ts';
import { tidyLogos } from './companies/tidy-logos.ts';
import type { BillingSettings } from './configuration/billing-settings.ts';
import type { Config } from './configuration/config.ts';
import type { LanguageModelSettings } from './configuration/language-model-settings.ts';
import type { S3Settings } from './configuration/s3-settings.ts';
import { diskFileStore } from './files/disk-file-store.ts';
import type { FileStore } from './files/file-store.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import { builtSearchFolder, type Knowledge, knowledgeIn } from './knowledge/knowledge.ts';
import { deliverEmail } from './mail/deliver-email.ts';
import type { Mailer } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { tidyEmails } from './mail/tidy-emails.ts';
import { isOperator } from './operator/operator-repository.ts';
import type { CountryOf } from './platform/client.ts';
import { openConcurrencyLimit } from './platform/concurrency-limit.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import {
  openRestrictedRole,
  passesRowSecurity,
  restrictedRole,
} from './platform/database/restricted-role.ts';
import { type Idempotency, openIdempotency } from './platform/idempotency.ts';
import { type Log, openLog } from './platform/log.ts';
import { noRateLimits, openRateLimits, type RateLimits } from './platform/rate-limit.ts';
import { openSecrets, type Secrets } from './platform/secrets.ts';
import { openSecurityLog, type SecurityLog } from './platform/security-log.ts';
import { noWriteLimit, openWriteLimit, type WriteLimit } from './platform/write-limit.ts';
import type { LivePrices } from './prices/open-prices.ts';
import { openPrices } from './prices/open-prices.ts';
import { openPublishedAnswers } from './questions/open-published-answers.ts';
import { recordUnanswered } from './questions/record-unanswered.ts';
import { tidyReports } from './questions/tidy-reports.ts';
import { tidyCalls } from './voice/tidy-calls.ts';
import { openVoice, type Voice } from './voice/voice.ts';

/** Everything a use case may need. This file alone decides which version of each part is used. */
export interface Services {
  config: Config;
  log: Log;
  clock: () => Date;
  database: Database;
  files: FileStore;
  /** Under whose name and look the product runs, as operators set it. */
  brand: LiveBrand;
  /** The catalogue with the prices that hold now. */
  prices: LivePrices;
  secrets: Secrets;
  /** Work that is done after the request. */
  jobs: Jobs;
  /** Hands emails on; features write theirs with queueEmail. */
  mail: Mailer;
  idempotency: Idempotency;
  rateLimits: RateLimits;
  writeLimit: WriteLimit;
  securityLog: SecurityLog;
  answerLimits: AnswerLimits;
  passwords: Passwords;
  accounts: Accounts;
  /** Where somebody calls from. */
  countryOf: CountryOf;
  reopenAccount: ReopenAccount;
  /** The articles and published answers that the expert answers from and the help pages show. */
  knowledge: () => Promise<Knowledge>;
  /** Answers what people ask in the chat. */
  expert: Expert;
  /** Calls with the expert. */
  voice: Voice;
  /** What people pay by. */
  billing: Billing;
  /** Aborted when the server is about to cut off what is still under way. */
  shutdownSignal: AbortController;
  /** What is in use, a line a part, for the start log. */
  describe(): string[];
  /** Waits for running queries and gives everything back. */
  close(): Promise<void>;
}

/** The articles. */
const knowledgeFolder = fileURLToPath(new URL('../../knowledge', import.meta.url));

/** Opens all parts. Throws a sentence for the operator where one of them cannot be opened. */
export async function openServices(config: Config, clock = () => new Date()): Promise<Services> {
  const log = openLog({ level: config.logLevel, format: config.logFormat });
  const storage = await openStorage(config, log);
  try {
    return await openParts(config, log, storage, clock);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function openParts(given: Config, log: Log, storage: Storage, clock: () => Date): Promise<Services> {
  const { database } = storage;
  const files = given.s3 ? await openBucket(given.s3) : diskFileStore(join(given.dataDir, 'files'));
  const brand = await openBrand({ database, files, settings: given.brand, log });
  const prices = await openPrices({ database, log });
  /** Names in the configuration are those that operators have set. */
  const config: Config = {
    ...given,
    get brand() {
      return brand.known();
    },
  };
  const secrets = await openSecrets({
    database,
    anonymousKey: config.anonymousKey,
    authSecret: config.authSecret,
    // A folder of their own several instances may lack, a database they share.
    secretFile: config.databaseUrl ? undefined : join(config.dataDir, 'auth-secret'),
  });
  const { publicUrl, sessionMaxDays } = config;
  const passwords = createPasswords();
  const accounts = openAccounts({
    isOperator: (personId) => isOperator(database, personId),
    database,
    publicUrl,
    sessionMaxDays,
    google: config.google,
    clock,
    ...secrets,
  });
  const recordQuestion = (question: string, today: PlainDate) => {
    recordUnanswered(database, question, today).catch((error: unknown) =>
      log.warn({ err: error }, 'A question that the expert did not know could not be noted.'),
    );
  };
  const knowledge = knowledgeIn(knowledgeFolder, {
    published: openPublishedAnswers(database),
    prices,
    searchFolder: builtSearchFolder,
    onFailure: (error) =>
      log.warn({ err: error }, 'Questions are compared with the articles by words alone.'),
  });
  /** Loaded with the first question of somebody signed in, as is all that reads and searches the articles. */
  const readOwnPlan = async (personId: string) => {
    const plan = await import('./assistant/own-plan.ts');
    return plan.readOwnPlan(services, personId);
  };
  const readOwnCases = async (personId: string) => {
    const ownCase = await import('./assistant/own-case.ts');
    return ownCase.readOwnCases(services, personId);
  };
  const builtIn = openBuiltInExpert({
    knowledge,
    prices: prices.current,
    publicUrl,
    recordUnanswered: recordQuestion,
    readOwnCases,
  });
  const expert = config.languageModel ? await expertWithModel(config.languageModel) : builtIn;
  const billing = config.billing ? await openStripe(config.billing) : noBilling;
  const voice = openVoice({
    config,
    database,
    expert,
    knowledge,
    openSessions: (ids) => accounts.sessions.stored.whichAreOpen(ids, clock()),
    ticketSecret: secrets.authSecret,
    clock,
    log,
  });
  const services: Services = {
    config,
    log,
    clock,
    database,
    files,
    brand,
    prices,
    secrets,
    jobs: openJobs({ database, log }),
    mail: config.mail ? smtpMailer(config.mail, () => config.brand) : outboxMailer(config),
    idempotency: openIdempotency(database, secrets.authSecret),
    answerLimits: {
      concurrency: config.rateLimit ? openConcurrencyLimit(maxAnswersAtOnce) : undefined,
      timeoutMs: 60_000 + (config.languageModel?.timeoutMs ?? 60_000),
    },
    rateLimits: config.rateLimit ? openRateLimits(database) : noRateLimits,
    writeLimit: config.rateLimit ? openWriteLimit() : noWriteLimit,
    securityLog: openSecurityLog(log),
    passwords,
    accounts,
    countryOf: openCountries(),
    reopenAccount: (transaction, person) => reopenAccount(services, transaction, person),
    knowledge,
    expert,
    voice,
    billing,
    shutdownSignal: new AbortController(),
    describe: () => [
      `database   ${storage.description}`,
      `files      ${files.description}`,
      `sessions   in the database, signed with ${secrets.authSecretPlace}`,
      `limits     ${config.rateLimit ? 'in the database' : 'OFF, for load tests only'}`,
      `mail       ${services.mail.description}`,
      `expert     ${expert.description}`,
      `voice      ${voice.description}`,
      `billing    ${billing.description}`,
    ],
    async close() {
      await services.jobs.close();
      await voice.close();
      await knowledge.close();
      await storage.close();
    },
  };
  /** Stripe's library takes memory, which an installation without a key is spared. */
  async function openStripe(settings: BillingSettings): Promise<Billing> {
    const { openStripeBilling } = await import('./billing/stripe/stripe-billing.ts');
    return openStripeBilling({
      settings,
      clock,
      note: (reason) => log.warn(`Stripe did not do what it was asked: ${reason}.`),
    });
  }

  /** What speaks to models takes memory, which an installation without one is spared. */
  async function expertWithModel(settings: LanguageModelSettings): Promise<Expert> {
    const { openModelExpert } = await import('./assistant/model/model-expert.ts');
    return openModelExpert({
      settings,
      fallback: builtIn,
      knowledge,
      prices: prices.current,
      readOwnPlan,
      brandNames: () => config.brand,
      publicUrl,
      recordReplaced() {
        recordReplaced(database, clock()).catch((error: unknown) =>
          log.warn({ err: error }, 'An answer that was replaced could not be counted.'),
        );
      },
      onFailure: (reason) => log.warn(`The language model gave no answer: ${reason}.`),
    });
  }

  const { jobs } = services;
  jobs.handle('deliver-email', ({ emailId }, run) => deliverEmail(services, emailId, run));
  jobs.handle('send-password-reset', ({ sealedEmail }) =>
    sendPasswordReset(services, addressOfReset(services, sealedEmail)),
  );
  jobs.handle('remove-closed-accounts', () => removeClosedAccounts(services));
  jobs.handle('remove-expired-sessions', () => removeExpiredSessions(services));
  jobs.handle('tidy-calls', () => tidyCalls(services));
  jobs.handle('tidy-emails', () => tidyEmails(services));
  jobs.handle('tidy-reports', () => tidyReports(services));
  jobs.handle('tidy-logos', () => tidyLogos(services));
  return services;
}

/** What speaks to a bucket is loaded where there is one. */
async function openBucket(settings: S3Settings): Promise<FileStore> {
  const { s3FileStore } = await import('./files/s3-file-store.ts');
  return s3FileStore(settings);
}

interface Storage {
  database: Database;
  description: string;
  close(): Promise<void>;
}

/** Opens the PostgreSQL the operator named, else the embedded one, with the newest tables. */
async function openStorage(config: Config, log: Log): Promise<Storage> {
  const report = (sentence: string) => log.warn(sentence);
  if (!config.databaseUrl) return openEmbedded(config.dataDir, report);
  return openGiven(config.databaseUrl, report);
}

async function openGiven(url: string, report: (sentence: string) => void): Promise<Storage> {
  const database = await openMigrated(url, report);
  // The driver reads addresses that are no URLs to a browser, such as those of a socket.
  const { host, database: name } = new pg.Client({ connectionString: url });
  return {
    database,
    description: `PostgreSQL by DATABASE_URL (${name} at ${host})`,
    close: database.close,
  };
}

/** Opens a database with the newest tables, under a role that owns none of them where that is possible. */
async function openMigrated(url: string, report: (sentence: string) => void): Promise<Database> {
  const asGiven = await openDatabase({ url, report });
  try {
    if (!(await openRestrictedRole(asGiven))) {
      report((await passesRowSecurity(asGiven.pool)) ? passesRowSecurityWarning : ownsTablesWarning);
      await migrate({ url });
      return asGiven;
    }
    await migrate({ url, grantTo: restrictedRole });
    const restricted = await openDatabase({ url, role: restrictedRole, report });
    await asGiven.close();
    return restricted;
  } catch (error) {
    await asGiven.close();
    throw error;
  }
}

const passesRowSecurityWarning =
  'The user in DATABASE_URL passes row-level security, so that the database does not keep companies apart by ' +
  'itself. Please give Landfall a user without BYPASSRLS.';

const ownsTablesWarning =
  'The application works as the owner of its tables, who could switch off what protects the activity log. To ' +
  `prevent that, create the role ${restrictedRole} and grant it to the user in DATABASE_URL, or give that user CREATEROLE.`;

async function openEmbedded(dataDir: string, report: (sentence: string) => void): Promise<Storage> {
  const { startEmbeddedPostgres } = await import('./platform/database/embedded-postgres.ts');
  const embedded = await startEmbeddedPostgres({ dataDir, report });
  try {
    await migrate({ url: embedded.ownerUrl, grantTo: 'landfall' });
    const database = await openDatabase({ url: embedded.url, report });
    const found = embedded.adopted ? ', which was already running' : '';
    const why = embedded.elsewhere
      ? ` (not in DATA_DIR: started by root it runs under another user, who cannot enter that folder)`
      : '';
    return {
      database,
      description: `embedded PostgreSQL in ${embedded.directory}${found}${why}`,
      async close() {
        await database.close();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
