import { type ArticleSection, articlesOf, type OwnArticle } from '#domain/documents/articles.ts';
import type { DocumentRecord, RecordedParty } from '#domain/documents/document-record.ts';
import type {
  DocumentChoice,
  DocumentChoices,
  DocumentTemplate,
} from '#domain/documents/document-template.ts';
import { standardArticles } from '#server/documents/read-record.ts';

/** Records that documents are drawn with: everyday ones, and those that a layout breaks on. */
export const sampleKinds = ['ordinary', 'long', 'arabic', 'sixty', 'bilingual'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const longName =
  'Dr. Maximiliane-Annegret Freifrau von Hohenstein-Wittelsbach zu Übersee-Großlöwenbrücken de la Torre y Castañeda';
const longCompany =
  'Überseehafen-Großhandelsgesellschaft für Schiffsausrüstung, Hafenlogistik und Maklerdienste Middle East FZ-LLC';
const longAddress =
  'Apartment 2704, Süßwasserkanal-Residenztürme, Building C, Cluster Z, Mohammed bin Rashid Boulevard, Jumeirah Lakes Towers, Dubai, United Arab Emirates, P.O. Box 123456';

const names: Record<SampleKind, readonly string[]> = {
  ordinary: ['Omar Haddad', 'Aya Haddad', 'Lina Haddad'],
  long: [longName, `${longName} the Younger`, 'Aya Haddad'],
  arabic: ['محمد بن راشد آل الشيخ', 'شركة الميناء للتجارة العامة (ش.م.م) 2024', 'Aya Haddad'],
  sixty: Array.from({ length: 60 }, (_, index) => `Shareholder Number ${index + 1}`),
  bilingual: ['Omar Haddad', 'آية حداد'],
};

const companies: Record<SampleKind, string> = {
  ordinary: 'Harbour Trading FZ-LLC',
  long: longCompany,
  arabic: 'شركة ميناء الخليج للتجارة (Gulf Harbour Trading) ذ.م.م',
  sixty: 'Harbour Cooperative FZ-LLC',
  bilingual: 'Harbour Trading L.L.C',
};

/** A record with everything that templates need. */
export function sampleRecord(kind: SampleKind, { country, type, form, place }: SamplePlace): DocumentRecord {
  const isLong = kind === 'long';
  const parties = names[kind].map(
    (name, index): RecordedParty => ({
      id: `party-${index + 1}`,
      kind: name.startsWith('شركة') ? 'company' : 'person',
      name,
      birthDate: '3 April 1988',
      nationality: isLong ? 'Saint Vincent and the Grenadines' : 'Jordan',
      residence: 'United Arab Emirates',
      address: isLong
        ? longAddress
        : kind === 'arabic'
          ? 'شارع الشيخ زايد 12، دبي'
          : `Palm Road ${index + 1}, Dubai`,
      registrationNumber: '',
    }),
  );
  const percent = `${(100 / parties.length).toFixed(2)}%`;
  const company = {
    ...{ name: companies[kind], country, place, type, form, office: 'Flexi desk', visas: '2' },
    address: isLong ? longAddress : 'Office 12, Harbour Street 5, Dubai',
    shares: isLong ? '1,234,567,890,123' : String(100 * parties.length),
    nominalValue: isLong ? 'AED 1,000.00' : 'AED 10',
  };
  const activities = Array.from({ length: kind === 'sixty' ? 60 : isLong ? 8 : 2 }, (_, index) =>
    isLong
      ? `Wholesale of spare parts and components for ships, aeroplanes and other vehicles, category ${index + 1}`
      : `${kind === 'arabic' ? 'تجارة عامة' : 'General trading'} ${index + 1}`,
  );
  const own = new Map<ArticleSection, OwnArticle>(
    isLong ? [['decisions', { text: ownText.repeat(8), arabic: null }]] : [],
  );
  return {
    company,
    threshold: '25% of shares or votes',
    parties,
    holdings: parties.map(({ id }, index) => ({
      party: id,
      class: isLong && index > 0 ? 'Non-voting preference shares, series A' : '',
      shares: isLong ? '411,522,630,041' : '100',
      percent,
      since: '5 January 2026',
    })),
    owners: parties.map(({ id }, index) => ({
      party: id,
      percent,
      path: isLong
        ? `Through ${longCompany}, Nordlicht Holding GmbH`
        : index === 1
          ? 'Through Nordlicht GmbH'
          : '',
    })),
    officers: parties.map(({ id }, index) => ({
      party: id,
      office: index === 0 || kind === 'sixty' ? 'manager' : 'secretary',
      officeName: index === 0 || kind === 'sixty' ? 'Manager' : 'Secretary',
      since: '5 January 2026',
    })),
    activities,
    papers: Array.from({ length: kind === 'sixty' ? 60 : 3 }, (_, index) => ({
      id: `paper-${index + 1}`,
      version: 1,
      label: index % 2 ? 'Passport' : 'Proof of address',
      whose: parties[index % parties.length]?.name ?? '',
    })),
    articles: articlesOf(standardArticles(company, activities), own),
    answers: {
      sourceOfFunds: 'Savings from ten years of salary as a product designer.'.repeat(isLong ? 40 : 1),
      sourceOfWealth: 'Salary, and the sale of a flat in Amman in 2024.',
    },
  };
}

const ownText =
  'All decisions of the shareholders are taken unanimously, and each of them is announced to the others in writing fourteen days before. ';

/** Where the company is, as its documents word it. */
export type SamplePlace = Pick<DocumentRecord['company'], 'country' | 'type' | 'form' | 'place'>;

const typed: Partial<Record<SampleKind, string>> = { long: longCompany, arabic: 'بنك الإمارات دبي الوطني' };

/** What is chosen: one of the people, a day, the first option or something typed; beside English Arabic where there is some. */
export function sampleChoices({ choices = [] }: DocumentTemplate, kind: SampleKind): DocumentChoices {
  const isBilingual = kind === 'bilingual' || kind === 'arabic' || kind === 'long';
  const chosen: DocumentChoices = { languages: isBilingual ? 'en-ar' : 'en', purpose: 'open-account' };
  const choiceOf = ({ name, options = {}, party, kind: form }: DocumentChoice) => {
    if (chosen[name] !== undefined) return chosen[name];
    if (party) return 'party-1';
    return form === 'date' ? '2026-11-22' : (Object.keys(options)[0] ?? typed[kind] ?? 'Wio Bank');
  };
  return Object.fromEntries(choices.map((choice) => [choice.name, choiceOf(choice)]));
}
