import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Person } from '#domain/accounts/person.ts';
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
import { activitiesSection } from './activities/kit-section.ts';
import { type AnswerLimits, maxAnswersAtOnce } from './assistant/answer-limits.ts';
import { openBuiltInExpert } from './assistant/builtin/built-in-expert.ts';
import type { Expert } from './assistant/expert.ts';
import { recordReplaced } from './assistant/model/replaced-answers.ts';
import { addAuditEntry, operatorActor, personActor } from './audit/index.ts';
import { bankClosingsInCalendar } from './banking/closings-in-calendar.ts';
import { bankingSection } from './banking/kit-section.ts';
import type { Billing } from './billing/billing.ts';
import { noBilling } from './billing/no-billing.ts';
import type { LiveBrand } from './brand/live-brand.ts';
import { openBrand } from './brand/open-brand.ts';
import type { CalendarSource } from './calendar/index.ts';
import { deadlinesSection } from './calendar/kit-section.ts';
import { remindOfDeadlines } from './calendar/remind-of-deadlines.ts';
import {
  type AnswerPapers,
  type CaseFollower,
  type CaseResults,
  type CaseScope,
  readPractice,
  type TaskNeeds,
  tellLateTasks,
} from './cases/index.ts';
import { casesSection } from './cases/kit-section.ts';
import { clientSection } from './clients/kit-section.ts';
import { companySection } from './companies/kit-repository.ts';
import { tidyLogos } from './companies/tidy-logos.ts';
import type { BillingSettings } from './configuration/billing-settings.ts';
import type { Config } from './configuration/config.ts';
import type { LanguageModelSettings } from './configuration/language-model-settings.ts';
import type { MailSettings } from './configuration/mail-settings.ts';
import type { S3Settings } from './configuration/s3-settings.ts';
import { type DocumentPorts, readTemplates, rebuildDocuments } from './documents/index.ts';
import { articlesSection, documentsSection } from './documents/kit-section.ts';
import { diskFileStore } from './files/disk-file-store.ts';
import type { FileStore } from './files/file-store.ts';
import { issueReceiptByItself } from './invoices/issue-receipt.ts';
import { invoicesSection } from './invoices/kit-section.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import { eraseKeptAccounts } from './kept-records/keep-accounts.ts';
import { checkKit } from './kits/check-kit.ts';
import type { KitSection } from './kits/kit-section.ts';
import { restoreKit } from './kits/restore-kit.ts';
import { tidyKits } from './kits/tidy-kits.ts';
import { builtSearchFolder, type Knowledge, knowledgeIn } from './knowledge/knowledge.ts';
import { ledgerSection } from './ledger/kit-section.ts';
import { deliverEmail } from './mail/deliver-email.ts';
import { emailLogo } from './mail/email-logo.ts';
import type { Mailer } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { tidyEmails } from './mail/tidy-emails.ts';
import { nameFollower } from './names/follow-case.ts';
import { namesSection } from './names/kit-section.ts';
import { reservationsInCalendar } from './names/reservations-in-calendar.ts';
import { type LiveUpdates, openLiveUpdates } from './notifications/live/live-updates.ts';
import { sendNotifications } from './notifications/send-notifications.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { openPaperChecks } from './paper-checks/open-paper-checks.ts';
import type { PaperChecks } from './paper-checks/paper-checks.ts';
import { expiriesInCalendar } from './papers/expiries-in-calendar.ts';
import { describePapers, type PaperReader, paperScopeOf, referToPapers } from './papers/index.ts';
import { inspectPaper } from './papers/inspect-paper.ts';
import { eraseKeptPapers } from './papers/kept-papers.ts';
import { papersSection } from './papers/kit-section.ts';
import { paperOwnersOn } from './papers/paper-owners.ts';
import { paperTaskNeeds } from './papers/paper-task-needs.ts';
import type { PaperPorts } from './papers/ports.ts';
import { remindOfExpiries } from './papers/remind-of-expiries.ts';
import { tidyPapers } from './papers/tidy-papers.ts';
import { partyResults } from './parties/case-results.ts';
import { chaseRequests } from './parties/chase-requests.ts';
import { takeOverAnswers } from './parties/index.ts';
import { partiesSection } from './parties/kit-repository.ts';
import { partyTaskNeeds } from './parties/party-task-needs.ts';
import { registersSection } from './parties/registers-section.ts';
import { settleCardPayments } from './payments/cards/settle-card-payments.ts';
import { followCardPayments, openPayments } from './payments/index.ts';
import { paymentsSection } from './payments/kit-section.ts';
import type { CardPaymentPorts } from './payments/ports.ts';
import { remindOfVouchers } from './payments/remind-of-vouchers.ts';
import { vouchersInCalendar } from './payments/vouchers-in-calendar.ts';
import type { CountryOf } from './platform/client.ts';
import { openConcurrencyLimit } from './platform/concurrency-limit.ts';
import type { Database } from './platform/database/database.ts';
import { inScope } from './platform/database/scope.ts';
import { type Idempotency, openIdempotency } from './platform/idempotency.ts';
import { type Log, openLog } from './platform/log.ts';
import { noRateLimits, openRateLimits, type RateLimits } from './platform/rate-limit.ts';
import { openSecrets, type Secrets } from './platform/secrets.ts';
import { openSecurityLog, type SecurityLog } from './platform/security-log.ts';
import { noWriteLimit, openWriteLimit, type WriteLimit } from './platform/write-limit.ts';
import { portalsSection } from './portals/kit-section.ts';
import type { LivePrices } from './prices/open-prices.ts';
import { openPrices } from './prices/open-prices.ts';
import type { PricePorts } from './prices/ports.ts';
import { providersSection } from './providers/kit-section.ts';
import { providerTaskNeeds } from './providers/provider-task-needs.ts';
import { openPublishedAnswers } from './questions/open-published-answers.ts';
import { recordUnanswered } from './questions/record-unanswered.ts';
import { tidyReports } from './questions/tidy-reports.ts';
import { openQuotesWith } from './quotes/index.ts';
import { quotesSection } from './quotes/kit-section.ts';
import type { PayableQuotes } from './quotes/ports.ts';
import { remindOfQuotes } from './quotes/remind-of-quotes.ts';
import { requestsSection } from './requests/kit-section.ts';
import { openSealKey, type SigningPorts, tendEnvelopes, voidWhatChanged } from './signing/index.ts';
import { signingSection } from './signing/kit-section.ts';
import { staffRoleOf } from './staff/staff-repository.ts';
import { messagesSection } from './threads/kit-section.ts';
import type { ThreadPorts } from './threads/ports.ts';
import { sendWaitingReminders } from './today/remind-clients.ts';
import { openTypesetter, type Typesetter } from './typesetting/index.ts';
import { readTranscript } from './voice/read-transcript.ts';
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
  /** What tasks still lack, of the features that keep papers and answers. */
  taskNeeds: readonly TaskNeeds[];
  /** The papers of answers beyond an authority's form. */
  answerPapers: AnswerPapers;
  /** Records that go with cases, of the features that keep them. */
  caseFollowers: readonly CaseFollower[];
  caseResults: CaseResults;
  /** What features put into calendar feeds. */
  calendarSources: readonly CalendarSource[];
  /** What companies take along, in the order in which another installation stores it. */
  kitSections: readonly KitSection[];
  /** Work that is done after the request. */
  jobs: Jobs;
  /** Tells open pages what has changed. */
  live: LiveUpdates;
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
  readTranscript: ThreadPorts['readTranscript'];
  /** What people pay by. */
  billing: Billing;
  /** Keeps payments by card in the clients' ledger. */
  cardPayments: CardPaymentPorts['cardPayments'];
  /** Checks uploaded papers. */
  paperChecks: PaperChecks;
  /** Makes PDF documents from templates. */
  typesetter: Typesetter;
  /** The documents that can be made from a company's record. */
  documentTemplates: DocumentPorts['documentTemplates'];
  /** The key that signed documents are sealed with. */
  sealKey: SigningPorts['sealKey'];
  /** Whom papers are asked of. */
  paperOwners: PaperPorts['paperOwners'];
  /** What an accepted quote asks for is kept by this. */
  payableQuotes: PayableQuotes;
  quotesWith: PricePorts['quotesWith'];
  /** Whether an agency reviews what founders hand over. */
  hasAgency: () => Promise<boolean>;
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
    // The company first; each after those whose records it names.
    kitSections: [
      companySection({ files, paperChecks }),
      clientSection,
      casesSection({ answerPapers }),
      partiesSection,
      registersSection({ clock }),
      namesSection,
      activitiesSection,
      bankingSection,
      requestsSection,
      deadlinesSection,
      portalsSection,
      providersSection,
      papersSection({ clock, files, secrets, paperChecks, paperOwners, hasAgency }),
      messagesSection,
      quotesSection({ database, typesetter }),
      ledgerSection,
      paymentsSection,
      invoicesSection({ database }),
      documentsSection,
      articlesSection,
      signingSection,
    ],
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
