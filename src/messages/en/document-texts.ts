import type { CompanyType, Country, OfficeType, SubType } from '#domain/catalogue/choices.ts';
import type { DocumentSigner } from '#domain/documents/document-data.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { Office } from '#domain/parties/party.ts';
import { choiceLabels } from './choices.ts';
import { officeNames } from './offices.ts';
import { paperKindLabels } from './paper-kinds.ts';

const capacities: Record<DocumentSigner['capacity'], string> = {
  director: 'Director or manager',
  shareholder: 'Shareholder',
  person: 'In their own name',
};

/** What is printed in documents that are made from the record, besides the words of their templates. */
export const documentTexts = {
  place: ({ country, subType }: { country: Country; subType: SubType | null }) =>
    subType
      ? `${choiceLabels.subType[subType]}, ${choiceLabels.country[country]}`
      : choiceLabels.country[country],
  form: (type: CompanyType) => (type === 'free-zone' ? 'Free zone company' : choiceLabels.companyType[type]),
  office: (office: OfficeType) => choiceLabels.officeType[office],
  officeName: (office: Office) => officeNames[office],
  paperLabel: (kind: PaperKind) => paperKindLabels[kind],
  capacity: (capacity: DocumentSigner['capacity']) => capacities[capacity],
  threshold: (percent: string) => `${percent}% of shares or votes`,
  through: (names: readonly string[]) => `Through ${names.join(', ')}`,
  fileName: (title: string, of: string) => `${title}, ${of}.pdf`,
};
