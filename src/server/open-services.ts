import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Person } from '#domain/accounts/person.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { reopenAccount } from './account-closing/reopen-account.ts';
import { openAccounts } from './accounts/accounts.ts';
import { openCountries } from './accounts/countries.ts';
import { createPasswords } from './accounts/passwords.ts';
import { maxAnswersAtOnce } from './assistant/answer-limits.ts';
import { openBuiltInExpert } from './assistant/builtin/built-in-expert.ts';
import type { Expert } from './assistant/expert.ts';
import { recordReplaced } from './assistant/model/replaced-answers.ts';
import { addAuditEntry, operatorActor, personActor } from './audit/index.ts';
import { bankClosingsInCalendar } from './banking/closings-in-calendar.ts';
import type { Billing } from './billing/billing.ts';
import { noBilling } from './billing/no-billing.ts';
import { openBrand } from './brand/open-brand.ts';
import { type AnswerPapers, type CaseScope, readPractice } from './cases/index.ts';
import type { BillingSettings } from './configuration/billing-settings.ts';
import type { Config } from './configuration/config.ts';
import type { LanguageModelSettings } from './configuration/language-model-settings.ts';
import type { MailSettings } from './configuration/mail-settings.ts';
import type { S3Settings } from './configuration/s3-settings.ts';
import { readTemplates } from './documents/index.ts';
import { diskFileStore } from './files/disk-file-store.ts';
import type { FileStore } from './files/file-store.ts';
import { handleJobs } from './handle-jobs.ts';
import { openJobs } from './jobs/jobs.ts';
import { kitSections } from './kit-sections.ts';
import { builtSearchFolder, knowledgeIn } from './knowledge/knowledge.ts';
import { emailLogo } from './mail/email-logo.ts';
import type { Mailer } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { nameFollower } from './names/follow-case.ts';
import { reservationsInCalendar } from './names/reservations-in-calendar.ts';
import { openLiveUpdates } from './notifications/live/live-updates.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { openPaperChecks } from './paper-checks/open-paper-checks.ts';
import { expiriesInCalendar } from './papers/expiries-in-calendar.ts';
import { describePapers, type PaperReader, paperScopeOf, referToPapers } from './papers/index.ts';
import { paperOwnersOn } from './papers/paper-owners.ts';
import { paperTaskNeeds } from './papers/paper-task-needs.ts';
import { partyResults } from './parties/case-results.ts';
import { takeOverAnswers } from './parties/index.ts';
import { partyTaskNeeds } from './parties/party-task-needs.ts';
import { followCardPayments, openPayments } from './payments/index.ts';
import { vouchersInCalendar } from './payments/vouchers-in-calendar.ts';
import { openConcurrencyLimit } from './platform/concurrency-limit.ts';
import { inScope } from './platform/database/scope.ts';
import { openIdempotency } from './platform/idempotency.ts';
import { type Log, openLog } from './platform/log.ts';
import { noRateLimits, openRateLimits } from './platform/rate-limit.ts';
import { openSecrets } from './platform/secrets.ts';
import { openSecurityLog } from './platform/security-log.ts';
import { noWriteLimit, openWriteLimit } from './platform/write-limit.ts';
import { openPrices } from './prices/open-prices.ts';
import { providerTaskNeeds } from './providers/provider-task-needs.ts';
import { openPublishedAnswers } from './questions/open-published-answers.ts';
import { recordUnanswered } from './questions/record-unanswered.ts';
import { openQuotesWith } from './quotes/index.ts';
import type { Services } from './services.ts';
import { openSealKey } from './signing/index.ts';
import { staffRoleOf } from './staff/staff-repository.ts';
import { openTypesetter } from './typesetting/index.ts';
import { readTranscript } from './voice/read-transcript.ts';
import { openVoice } from './voice/voice.ts';

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
  const prices = await openPrices({ clock, database, log, publicUrl: given.publicUrl });
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
    staffRoleOf: (personId) => staffRoleOf(database, personId),
    database,
    publicUrl,
    sessionMaxDays,
    staffLockAfter: config.staffLockAfter,
    noteScreenLock: async (rows, { person, action, details, at }) => {
      const actor = (await staffRoleOf(database, person.id)) ? operatorActor(person) : personActor(person);
      await addAuditEntry(rows, { companyId: null, actor, action, subject: actor.name, details, at });
    },
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
  const openSessions = (ids: readonly string[]) => accounts.sessions.stored.whichAreOpen(ids, clock());
  const voice = openVoice({
    config,
    database,
    expert,
    knowledge,
    openSessions,
    ticketSecret: secrets.authSecret,
    clock,
    log,
  });
  await inScope(database, 'installation', (rows) => takeOverAnswers(rows, secrets));
  const paperOwners = paperOwnersOn(clock);
  let templates: ReturnType<typeof readTemplates> | undefined;
  const paperChecks = openPaperChecks({ log, scanner: config.scanner });
  const typesetter = openTypesetter({ log, letterhead });
  const hasAgency = async () => (await readPractice(database)).hasAgency;
  const answerPapers: AnswerPapers = {
    refer: (scope, person, ids) =>
      referToPapers({ clock, paperOwners, secrets }, paperScopeOf(scope), paperReaderOf(scope, person), ids),
    describe: (scope, person, papers) =>
      describePapers(
        { clock, paperOwners, secrets },
        paperScopeOf(scope),
        paperReaderOf(scope, person),
        papers,
      ),
  };
  const services: Services = {
    config,
    log,
    clock,
    database,
    files,
    brand,
    prices,
    answerPapers,
    taskNeeds: [paperTaskNeeds({ clock, prices, paperOwners }), partyTaskNeeds({ clock }), providerTaskNeeds],
    caseFollowers: [nameFollower],
    caseResults: partyResults,
    calendarSources: [
      expiriesInCalendar({ paperOwners }),
      reservationsInCalendar,
      vouchersInCalendar,
      bankClosingsInCalendar,
    ],
    kitSections: kitSections({
      answerPapers,
      clock,
      database,
      files,
      hasAgency,
      paperChecks,
      paperOwners,
      secrets,
      typesetter,
    }),
    secrets,
    jobs: openJobs({ database, log }),
    live: openLiveUpdates({ database, log, openSessions }),
    mail: config.mail ? mailThrough(config.mail) : outboxMailer(config),
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
    readTranscript: (person, callId) => readTranscript({ database }, person, callId),
    billing,
    cardPayments: followCardPayments({
      clock,
      onPaid: (transaction, payment) => services.jobs.add(transaction, 'issue-receipt', payment),
    }),
    paperChecks,
    typesetter,
    documentTemplates: () => (templates ??= readTemplates()),
    sealKey: openSealKey({
      database,
      authSecret: secrets.authSecret,
      own: config.seal,
      name: () => config.brand.name,
      clock,
    }),
    paperOwners,
    payableQuotes: openPayments,
    quotesWith: (staff, line) => openQuotesWith({ clock, database }, staff, line),
    hasAgency,
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
      `papers     ${services.paperChecks.description}`,
      `documents  ${services.typesetter.description}`,
    ],
    async close() {
      await services.live.close();
      await services.jobs.close();
      await services.paperChecks.stop();
      await services.typesetter.stop();
      await voice.close();
      await knowledge.close();
      await storage.close();
    },
  };
  /** Documents carry the brand's name and its logo, where an operator has given one. */
  async function letterhead() {
    const { name, readLogo } = await brand.current();
    return { name, logo: (await readLogo())?.content };
  }

  function mailThrough(settings: MailSettings): Mailer {
    const readLogo = async () => (await brand.current()).readLogo();
    return smtpMailer(settings, {
      brand: () => config.brand,
      logo: emailLogo(readLogo, { log, paperChecks }),
    });
  }

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

  handleJobs(services);
  return services;
}

function paperReaderOf({ actor }: Pick<CaseScope, 'actor'>, person: Person): PaperReader {
  return actor.side === 'agency'
    ? { side: 'staff', role: actor.role }
    : { side: 'member', person, role: actor.role };
}

/** What speaks to a bucket is loaded where there is one. */
async function openBucket(settings: S3Settings): Promise<FileStore> {
  const { s3FileStore } = await import('./files/s3-file-store.ts');
  return s3FileStore(settings);
}
