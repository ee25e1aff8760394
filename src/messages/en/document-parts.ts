import type { DocumentPart } from '#domain/documents/document-data.ts';

const parts: Record<DocumentPart, string> = {
  company: 'the company’s data',
  choices: 'what was chosen',
  party: 'the person’s data',
  holders: 'the shareholders',
  owners: 'the ultimate owners',
  officers: 'the directors and managers',
  activities: 'the activities',
  papers: 'the papers',
  articles: 'the text of the articles',
  signers: 'who signs',
  answers: 'your answers',
};

/** What of a record has changed, in words. */
export const documentPartsText = (changed: readonly DocumentPart[]) =>
  changed.map((part) => parts[part]).join(', ');
