import type { CompanyType, Country } from '#domain/catalogue/choices.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';

/** Whom a document is about: one for the company, or one for each such party. */
export const documentSubjects = ['company', 'person', 'holder', 'person-holder'] as const;
type DocumentSubject = (typeof documentSubjects)[number];

/** What a document has to be filled with before it is made. */
export const documentNeeds = [
  'company-address',
  'activities',
  'share-capital',
  'holders',
  'holder-addresses',
  'directors',
  'owners',
  'owner-details',
  'party-birth-date',
  'party-nationality',
  'party-address',
  'source-of-funds',
  'source-of-wealth',
  'papers',
] as const;
export type DocumentNeed = (typeof documentNeeds)[number];

/** Who signs a document, in the order of the record. */
export const signerRules = ['nobody', 'directors', 'holders', 'party', 'party-and-directors'] as const;
export type SignerRule = (typeof signerRules)[number];

/** How a document has to be signed. `simple`: the electronic signature of this product is enough. */
export const signatureClasses = ['none', 'simple', 'wet-ink', 'notary', 'authority-portal'] as const;
export type SignatureClass = (typeof signatureClasses)[number];

/** A page on the web that something was read on. */
interface DocumentSource {
  title: string;
  url: string;
}

/** How a document is signed in some countries, or in all others. */
export interface SignatureRule {
  countries?: readonly Country[] | undefined;
  kind: SignatureClass;
  /** What to know about it, in a sentence. */
  text: string;
  source?: DocumentSource | undefined;
}

/** Something that is chosen or typed when a document is made. */
export interface DocumentChoice {
  name: string;
  label: string;
  /** Id and label of each option; absent where a party is chosen or text is typed. */
  options?: Readonly<Record<string, string>> | undefined;
  /** What is meant while nothing is chosen. */
  default?: string | undefined;
  /** `date`: typed as YYYY-MM-DD. */
  kind?: 'date' | undefined;
  /** Whether one of the company's people is chosen. */
  party?: boolean | undefined;
  /** It is asked only where another choice has one of these values. */
  if?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A document that can be made from a company's record. */
export interface DocumentTemplate {
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  of: DocumentSubject;
  /** Where it is used; absent for all countries. */
  countries?: readonly Country[] | undefined;
  /** For which kinds of company; absent for all. */
  types?: readonly CompanyType[] | undefined;
  /** The kind of paper as which it is kept, so that it serves the tasks that ask for one. */
  paper: PaperKind;
  needs: readonly DocumentNeed[];
  signers: SignerRule;
  /** Whether somebody who knows the law should look at it first. */
  workingPaper: boolean;
  /** Whether it holds sensitive answers, so that only the person themselves makes it. */
  isOwn?: boolean | undefined;
  /** Whether papers of the vault are a part of it. */
  withPapers?: boolean | undefined;
  /** Whether the company's articles are its text. */
  withArticles?: boolean | undefined;
  choices?: readonly DocumentChoice[] | undefined;
  signature: readonly SignatureRule[];
  source: DocumentSource;
  /** The month in which the sources were read. */
  read: string;
}

/** What was chosen and typed, by name of the choice. */
export type DocumentChoices = Readonly<Record<string, string>>;

/** The templates that are used for a kind of company in a country. */
export function templatesFor(
  templates: readonly DocumentTemplate[],
  { country, companyType }: { country: Country; companyType: CompanyType },
): DocumentTemplate[] {
  return templates.filter(
    ({ countries, types }) =>
      (!countries || countries.includes(country)) && (!types || types.includes(companyType)),
  );
}

/** How a document is signed in a country. Without a rule for it, ink is what is safe. */
export function signatureIn({ signature }: DocumentTemplate, country: Country): SignatureRule {
  return (
    signature.find(({ countries }) => countries?.includes(country)) ??
    signature.find(({ countries }) => !countries) ?? { kind: 'wet-ink', text: '' }
  );
}

/** The choices that are asked, given those already made. */
export function choicesAsked({ choices = [] }: DocumentTemplate, made: DocumentChoices): DocumentChoice[] {
  return choices.filter((choice) =>
    Object.entries(choice.if ?? {}).every(([name, values]) => values.includes(made[name] ?? '')),
  );
}
