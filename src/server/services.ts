import type { Accounts } from './accounts/accounts.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { ReopenAccount } from './accounts/ports.ts';
import type { AnswerLimits } from './assistant/answer-limits.ts';
import type { Expert } from './assistant/expert.ts';
import type { Billing } from './billing/billing.ts';
import type { LiveBrand } from './brand/live-brand.ts';
import type { CalendarSource } from './calendar/index.ts';
import type { AnswerPapers, CaseFollower, CaseResults, TaskNeeds } from './cases/index.ts';
import type { Config } from './configuration/config.ts';
import type { DocumentPorts } from './documents/index.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { KitSection } from './kits/kit-section.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import type { Mailer } from './mail/mailer.ts';
import type { LiveUpdates } from './notifications/live/live-updates.ts';
import type { PaperChecks } from './paper-checks/paper-checks.ts';
import type { PaperPorts } from './papers/ports.ts';
import type { CardPaymentPorts } from './payments/ports.ts';
import type { CountryOf } from './platform/client.ts';
import type { Database } from './platform/database/database.ts';
import type { Idempotency } from './platform/idempotency.ts';
import type { Log } from './platform/log.ts';
import type { RateLimits } from './platform/rate-limit.ts';
import type { Secrets } from './platform/secrets.ts';
import type { SecurityLog } from './platform/security-log.ts';
import type { WriteLimit } from './platform/write-limit.ts';
import type { LivePrices } from './prices/open-prices.ts';
import type { PricePorts } from './prices/ports.ts';
import type { PayableQuotes } from './quotes/ports.ts';
import type { SigningPorts } from './signing/index.ts';
import type { ThreadPorts } from './threads/ports.ts';
import type { Typesetter } from './typesetting/index.ts';
import type { Voice } from './voice/voice.ts';

/** Everything a use case may need; `open-services.ts` decides which version of each part is used. */
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
