import { activitiesSection } from './activities/kit-section.ts';
import { bankingSection } from './banking/kit-section.ts';
import { deadlinesSection } from './calendar/kit-section.ts';
import { casesSection } from './cases/kit-section.ts';
import { clientSection } from './clients/kit-section.ts';
import { companySection } from './companies/kit-repository.ts';
import { articlesSection, documentsSection } from './documents/kit-section.ts';
import { invoicesSection } from './invoices/kit-section.ts';
import type { KitSection } from './kits/kit-section.ts';
import { ledgerSection } from './ledger/kit-section.ts';
import { namesSection } from './names/kit-section.ts';
import { papersSection } from './papers/kit-section.ts';
import { partiesSection } from './parties/kit-repository.ts';
import { registersSection } from './parties/registers-section.ts';
import { paymentsSection } from './payments/kit-section.ts';
import { portalsSection } from './portals/kit-section.ts';
import { providersSection } from './providers/kit-section.ts';
import { quotesSection } from './quotes/kit-section.ts';
import { requestsSection } from './requests/kit-section.ts';
import type { Services } from './services.ts';
import { signingSection } from './signing/kit-section.ts';
import { messagesSection } from './threads/kit-section.ts';

/** What the sections read with. */
type SectionParts = Pick<
  Services,
  | 'answerPapers'
  | 'clock'
  | 'database'
  | 'files'
  | 'hasAgency'
  | 'paperChecks'
  | 'paperOwners'
  | 'secrets'
  | 'typesetter'
>;

/** What companies take along: the company first, each section after those whose records it names. */
export function kitSections(parts: SectionParts): readonly KitSection[] {
  return [
    companySection(parts),
    clientSection,
    casesSection(parts),
    partiesSection,
    registersSection(parts),
    namesSection,
    activitiesSection,
    bankingSection,
    requestsSection,
    deadlinesSection,
    portalsSection,
    providersSection,
    papersSection(parts),
    messagesSection,
    quotesSection(parts),
    ledgerSection,
    paymentsSection,
    invoicesSection(parts),
    documentsSection,
    articlesSection,
    signingSection,
  ];
}
