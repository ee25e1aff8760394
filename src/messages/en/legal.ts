export const legalMessages = {
  updated: 'Last updated',
  /** The day these texts were last changed, as YYYY-MM-DD. */
  updatedOn: '2026-11-22',
  contents: 'On this page',
  back: 'Back',
  unread: 'This text could not be loaded',
  toOther: { terms: 'Terms of service', privacy: 'Privacy' },
  notFoundCode: '404 · Page not found',
  notFoundTitle: 'No land here',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  notFoundAction: 'Go to the start page',
} as const;

/** A legal text in parts that can be linked to. */
export interface LegalText {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Part of the address: '#your-account'. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A paragraph, a list, or terms with their explanations. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { terms: readonly { term: string; text: string }[] };

/** Who runs this installation, as the operator has set it. */
export interface Operator {
  /** The product's name here. */
  product: string;
  operator: string;
  /** An address to write to, or a phrase that names whom to ask. */
  contact: string;
}
