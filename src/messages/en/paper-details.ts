import type { CopyRuleView } from '#contract/paper-detail-fields.ts';
import type { Attestation, Certifier, LeaseRegister, PaperLanguage } from '#domain/papers/copy-rules.ts';
import type { DetailField, Translation } from '#domain/papers/paper-details.ts';
import type { CopyForm } from '#domain/papers/paper-kind.ts';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const certifierNames: Record<Certifier, string> = {
  notary: 'a notary',
  lawyer: 'a lawyer',
  accountant: 'an accountant',
  bank: 'a bank',
  embassy: 'an embassy',
  'foreign-ministry': 'a foreign ministry',
  owner: 'the owner',
  other: 'somebody else',
};

/** As choices of a list. */
const certifierChoices: Record<Certifier, string> = {
  notary: 'Notary',
  lawyer: 'Lawyer',
  accountant: 'Accountant',
  bank: 'Bank',
  embassy: 'Embassy, by attestation',
  'foreign-ministry': 'Foreign ministry, or an apostille',
  owner: 'The owner or the company',
  other: 'Somebody else',
};

const languages: Record<PaperLanguage, string> = { ar: 'Arabic', en: 'English' };

const registers: Record<LeaseRegister, string> = {
  ejari: 'with Ejari',
  tawtheeq: 'in Tawtheeq',
  municipality: 'with the municipality',
};

const attestations: Record<Attestation, string> = {
  notary: 'a notary certifies it.',
  'embassy-and-ministry':
    'by a notary, the foreign ministry and the embassy at home, then by the foreign ministry of the country. An apostille is not enough.',
  'embassy-or-apostille': 'by the embassy, or with an apostille where your country issues them.',
};

const translations: Record<Translation, string> = {
  'not-needed': 'The original is in that language',
  included: 'A sworn translation is in the file',
  missing: 'Not translated yet',
};

/** Who may certify, as part of a sentence. */
export const certifierList = (who: readonly Certifier[]) =>
  or.format(who.map((each) => certifierNames[each]));
export const languageName = (language: PaperLanguage) => languages[language];
export const registerName = (register: LeaseRegister) => registers[register];

interface Asked extends Omit<CopyRuleView, 'ruleSources'> {
  copy: CopyForm;
  maxAgeMonths: number | null;
}

interface CopyDemand {
  text: string;
  /** For long words that several documents share: said once of all, and in short of each. */
  shared?: { ofAll(count: number): string; brief: string };
}

/** What is asked of a copy beside its content. */
export function copyDemands(asked: Asked): CopyDemand[] {
  const { copy, certifiers, attestation, translation, register, maxAgeMonths } = asked;
  const demands: CopyDemand[] = [];
  if (copy === 'certified') {
    const how = `${certifierList(certifiers)} signs it as true.`;
    demands.push({
      text: `A certified copy is enough here: ${how}`,
      shared: {
        ofAll: (count) => `For ${count} documents below, a certified copy is enough: ${how}`,
        brief: 'A certified copy.',
      },
    });
  }
  if (copy === 'attested') {
    const how = attestation ? `: ${attestations[attestation]}` : '. Ask us how to get it in your country.';
    demands.push({
      text: `An attested copy is asked for${how}`,
      shared: {
        ofAll: (count) => `For ${count} documents below, an attested copy is asked for${how}`,
        brief: 'An attested copy.',
      },
    });
  }
  if (register) demands.push({ text: `Only a lease that is registered ${registers[register]} counts.` });
  if (translation) {
    const language = languages[translation];
    const how = 'add a sworn translation if the original is not.';
    demands.push({
      text: `It has to be in ${language}: ${how}`,
      shared: {
        ofAll: (count) => `${count} documents below have to be in ${language}: ${how}`,
        brief: `In ${language}.`,
      },
    });
  }
  if (maxAgeMonths !== null) demands.push({ text: `Not older than ${maxAgeMonths} months.` });
  return demands;
}

/** What is asked of a copy beside its content, one sentence each. */
export const copySentences = (asked: Asked): string[] => copyDemands(asked).map(({ text }) => text);

/** What a certifier or translator writes. */
export function wordingSentences({ copy, translation }: Pick<Asked, 'copy' | 'translation'>): string[] {
  return [
    ...(copy === 'certified'
      ? [
          'On the copy: “Certified to be a true copy of the original seen by me”, then date, signature, name, profession, address and telephone number.',
        ]
      : []),
    ...(translation
      ? [
          'On the translation: “True and accurate translation of the original document”, then date, signature and the translator’s name and contact.',
        ]
      : []),
  ];
}

const labels: Record<DetailField, string> = {
  tenant: 'Tenant, as the lease says',
  startsOn: 'Begins on',
  expiresOn: 'Ends on',
  registration: 'Registration number',
  issuedOn: 'Date of the document',
  certifier: 'Who certified it',
  certifiedOn: 'Certified on',
  translation: 'Translation',
};

/** What people say of a document. */
export const detailMessages = {
  title: 'Details',
  labels,
  certifiers: certifierChoices,
  translations,
  notSaid: 'Choose',
  readThis: 'We read this in the file. Please check it.',
  readOther: (value: string) => `The file says: ${value}`,
  notRegistered: 'Leave it empty if the lease is not registered yet.',
  confirm: 'Confirm details',
  saved: 'Details saved.',
  toConfirm: 'Open it to confirm its details.',
} as const;
