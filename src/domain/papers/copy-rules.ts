import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { Fact } from '#domain/catalogue/definition.ts';
import { fact, type Page } from '#domain/catalogue/facts.ts';
import type { Source } from '#domain/values/sourced.ts';
import type { CopyForm, PaperKind } from './paper-kind.ts';

/** Who can say that a copy is true, or that a signature is. */
export const certifiers = [
  'notary',
  'lawyer',
  'accountant',
  'bank',
  'embassy',
  'foreign-ministry',
  'owner',
  'other',
] as const;
export type Certifier = (typeof certifiers)[number];

/** The language that a paper has to be in. */
export const paperLanguages = ['ar', 'en'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** Where a lease has to be registered to count. */
export const leaseRegisters = ['ejari', 'tawtheeq', 'municipality'] as const;
export type LeaseRegister = (typeof leaseRegisters)[number];

/** The ways to have a paper from abroad attested. */
export const attestations = ['notary', 'embassy-and-ministry', 'embassy-or-apostille'] as const;
export type Attestation = (typeof attestations)[number];

const certifiedDocument: Page = [
  'Aldermore: what a certified document is',
  'https://aldermore.co.uk/savings-accounts/business-savings-accounts/business-savings-help-and-support/applications/whats-a-certified-document',
];

const sharjahContracts: Page = [
  'SEDD: certifying company contracts',
  'https://www.sedd.ae/web/sedd/service-details?templateId=36442&articleId=171224',
];
const ajmanLicence: Page = [
  'Ajman DED: issue a trade licence',
  'https://www.ajmanded.ae/en/services/services-directory/future-investor/issue-trade-license',
];
const abuDhabiForms: Page = [
  'Abu Dhabi Business Center: forms of about 2018, a copy',
  'https://ro.scribd.com/document/382828649/Welcome-to-the-Abu-Dhabi-Business-Center',
];

/** No authority of these places was found to publish a list of its own; banks abroad do. */
const certify: Fact<readonly Certifier[]> = fact(
  ['notary', 'lawyer', 'accountant', 'bank'],
  'low',
  certifiedDocument,
);

/** How papers of an owning company are attested, by place; the first part of an id stands for a whole country. */
const attested: Readonly<Record<string, Fact<Attestation>>> = {
  'ae-dmcc': fact('embassy-and-ministry', 'medium', [
    'DMCC: set up a new business',
    'https://dmcc.ae/business/set-up-a-new-business',
  ]),
  'ae-ifza': fact('notary', 'medium', [
    'IFZA: how to get a licence',
    'https://ifza.com/en/how-to-get-your-free-zone-license-with-ifza/',
  ]),
  'ae-sharjah': fact('notary', 'high', sharjahContracts),
  'ae-abu-dhabi': fact('notary', 'medium', abuDhabiForms),
  ae: fact('embassy-and-ministry', 'medium', [
    'Hague Conference: who has joined the Apostille Convention',
    'https://www.hcch.net/en/instruments/conventions/status-table/?cid=41',
  ]),
  sa: fact('embassy-or-apostille', 'high', [
    'AstroLabs: how to get a MISA licence',
    'https://insight.astrolabs.com/how-to-get-a-misa-license-in-saudi-arabia-2025-guide-for-foreign-businesses',
  ]),
};

/** Whose signature or seal ends each way. */
const attestedBy: Readonly<Record<Attestation, readonly Certifier[]>> = {
  notary: ['notary'],
  'embassy-and-ministry': ['embassy', 'foreign-ministry'],
  'embassy-or-apostille': ['embassy', 'foreign-ministry'],
};

const corporate: readonly PaperKind[] = [
  'certificate-of-incorporation',
  'articles',
  'financial-statements',
  'board-resolution',
  'power-of-attorney',
];

interface CertifiedRule {
  /** The offices of the companies it is said of. */
  offices: readonly OfficeType[];
  kinds: readonly PaperKind[];
  form: Fact<'certified'>;
}

/** Where a page says that certified copies of an owning company's papers are enough, and nothing is attested. */
const certifiedEnough: Readonly<Record<string, CertifiedRule>> = {
  // A special purpose vehicle: the form with no more than a registered address.
  'ae-adgm': {
    offices: ['virtual'],
    kinds: corporate,
    form: fact('certified', 'medium', [
      '10 Leaves: corporate governance of special purpose vehicles',
      'http://www.10leaves.ae/publications/adgm/corporate-governance-for-adgm-spvs',
    ]),
  },
};

/** The papers of an owning company of which a certified copy is enough, in a place and with an office. */
export function certifiedKindsIn(jurisdictionId: string, office: OfficeType): readonly PaperKind[] {
  const rule = certifiedEnough[jurisdictionId];
  return rule?.offices.includes(office) ? rule.kinds : [];
}

interface TranslationRule {
  kinds: readonly PaperKind[];
  into: Fact<PaperLanguage>;
}

const translated: Readonly<Record<string, TranslationRule>> = {
  sa: {
    kinds: corporate,
    into: fact('ar', 'medium', [
      'Healy Consultants: foreign company set-up',
      'https://www.healyconsultants.com/saudi-arabia-company-registration/setup-llc/sagia-foreign-company-setup-license/',
    ]),
  },
  'ae-ajman': {
    kinds: ['articles'],
    into: fact('ar', 'high', ajmanLicence),
  },
  'ae-dafza': {
    kinds: ['passport', 'identity-card', 'owner-declaration'],
    into: fact('en', 'medium', [
      'DAFZ: start your business in Dubai',
      'https://www.dafz.ae/en/start-your-business-in-dubai/',
    ]),
  },
};

/** Free zones let their own space: nothing was found about a register for it. */
const registered: Readonly<Record<string, Fact<LeaseRegister>>> = {
  'ae-dubai': fact('ejari', 'high', ['Invest in Dubai: frequent questions', 'https://invest.dubai.ae/faqs']),
  'ae-abu-dhabi': fact(
    'tawtheeq',
    'medium',
    ['Tawtheeq: frequent questions', 'https://dpm.gov.abudhabi/en/aam/About-Us/Tawtheeq/FAQs'],
    abuDhabiForms,
  ),
  'ae-sharjah': fact('municipality', 'high', sharjahContracts),
  'ae-ajman': fact('municipality', 'high', ajmanLicence),
};

/** What a place wants of a paper beside its content. */
export interface CopyRule {
  form: CopyForm;
  /** Who may certify or attest; empty for a plain copy. */
  by: readonly Certifier[];
  attestation: Attestation | null;
  translation: PaperLanguage | null;
  register: LeaseRegister | null;
  /** Pages that say so. */
  sources: readonly Source[];
}

/** What a place wants of a paper of a kind that is asked in a form. */
export function copyRuleOf(jurisdictionId: string, kind: PaperKind, form: CopyForm): CopyRule {
  const way = form === 'attested' ? inPlace(attested, jurisdictionId) : undefined;
  const translation = inPlace(translated, jurisdictionId);
  const language = translation?.kinds.includes(kind) ? translation.into : undefined;
  const register = kind === 'lease' ? inPlace(registered, jurisdictionId) : undefined;
  const who = form === 'certified' ? certify : undefined;
  const enough = who && certifiedEnough[jurisdictionId];
  return {
    form,
    by: who?.value ?? (way ? attestedBy[way.value] : []),
    attestation: way?.value ?? null,
    translation: language?.value ?? null,
    register: register?.value ?? null,
    sources: [enough?.kinds.includes(kind) ? enough.form : undefined, who, way, language, register].flatMap(
      (found) => found?.sources ?? [],
    ),
  };
}

function inPlace<Rule>(rules: Readonly<Record<string, Rule>>, jurisdictionId: string): Rule | undefined {
  return rules[jurisdictionId] ?? rules[jurisdictionId.split('-')[0] ?? ''];
}
