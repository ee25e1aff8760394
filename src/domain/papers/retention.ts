import type { Fact, Jurisdiction } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';
import type { PaperKind } from './paper-kind.ts';
import { paperRules } from './paper-rules.ts';
import type { StoredPaperState } from './paper-state.ts';

/** The laws and rules that keep papers; their names are in the messages. */
export const retentionRules = ['ae-cabinet-decision', 'difc-rules', 'adgm-rules', 'gb-regulations'] as const;
export type RetentionRuleName = (typeof retentionRules)[number];

/** How long a service provider has to keep what it identified its clients by. */
export interface RetentionRule {
  rule: RetentionRuleName;
  /** Years after the end of the business relationship. */
  years: Fact<number>;
}

const uaeRule: RetentionRule = {
  rule: 'ae-cabinet-decision',
  years: fact(
    5,
    'medium',
    [
      'JCA: record-keeping of customer identity in the UAE',
      'https://jcauaeaudit.com/a-guide-to-record-keeping-of-customer-identity-and-transactions/',
    ],
    ['Central Bank of the UAE: record keeping', 'https://rulebook.centralbank.ae/ar/node/1066'],
  ),
};

const difcRule: RetentionRule = {
  rule: 'difc-rules',
  years: fact(6, 'medium', [
    'LexisNexis: retention of records in the DIFC',
    'https://www.lexismiddleeast.com/pn/DubaiInternationalFinancialCentre/AML_CFT__Maintenance_and_Retention_of_AML_Records',
  ]),
};

const adgmRule: RetentionRule = {
  rule: 'adgm-rules',
  years: fact(6, 'low', [
    'AML FAQs: record keeping in the UAE, ADGM and DIFC',
    'https://www.amlfaqs.com/t/aml-record-keeping-requirement-in-uae/539',
  ]),
};

const ukRule: RetentionRule = {
  rule: 'gb-regulations',
  years: fact(5, 'high', [
    'Money Laundering Regulations 2017, regulation 40',
    'https://legislation.gov.uk/uksi/2017/692/regulation/40/2020-10-06',
  ]),
};

const byJurisdiction: Readonly<Record<string, RetentionRule>> = { 'ae-difc': difcRule, 'ae-adgm': adgmRule };
const byCountry: Readonly<Record<string, RetentionRule>> = { AE: uaeRule, GB: ukRule };

/** The rule of a place; `undefined` where none was found. */
export function retentionRuleOf({ id, place }: Jurisdiction): RetentionRule | undefined {
  return byJurisdiction[id] ?? byCountry[place.country];
}

/** The rule that kept something. */
export function retentionRuleNamed(name: RetentionRuleName): RetentionRule {
  return {
    'ae-cabinet-decision': uaeRule,
    'difc-rules': difcRule,
    'adgm-rules': adgmRule,
    'gb-regulations': ukRule,
  }[name];
}

/** Whether the rules, which are about knowing clients, ask to keep papers of a kind. */
export const isKeptKind = (kind: PaperKind): boolean => paperRules[kind].identifiesClient;

/** What has to happen to a paper that somebody asks to delete. */
export type DeletionOutcome =
  | { outcome: 'deleted' }
  /** `until` is `null` while the relationship goes on, which the years count from the end of. */
  | { outcome: 'kept'; rule: RetentionRule; until: PlainDate | null };

/**
 * Whether a paper is deleted at once. Only a service provider has to keep papers, and of these what it knows its client
 * by and relied on: the versions it accepted.
 */
export function deletionOutcome(
  kind: PaperKind,
  versions: readonly { state: StoredPaperState; wasAccepted: boolean }[],
  rule: RetentionRule | undefined,
  { hasAgency, endedOn }: { hasAgency: boolean; endedOn: PlainDate | null },
): DeletionOutcome {
  if (!hasAgency || !rule || !isKeptKind(kind) || !versions.some(({ wasAccepted }) => wasAccepted))
    return { outcome: 'deleted' };
  return { outcome: 'kept', rule, until: endedOn && addYears(endedOn, rule.years.value) };
}
