import type { ArticleSection } from '#domain/documents/articles.ts';
import type { Source } from '#domain/values/sourced.ts';

const sections: Record<ArticleSection, string> = {
  name: 'Name',
  office: 'Registered office',
  objects: 'Objects',
  capital: 'Capital',
  liability: 'Liability',
  management: 'Management',
  decisions: 'Decisions',
  transfer: 'Transfer of shares',
  further: 'Further provisions',
};

/** Which of two texts counts, and how that is known. */
const prevails = {
  arabic: {
    text: 'Signed before a notary, the Arabic text counts. Partners who do not read Arabic sign it with English beside it, stamped by an authorised legal translator. The sources are about the law before 2021: ask the notary.',
    sources: [
      {
        title: 'Mondaq: memorandum of association, on Decree-Law 7 of 2018',
        url: 'http://mondaq.com/x/740206/Corporate+Governance/Memorandum+of+Association',
        readOn: '2026-11',
        confidence: 'medium',
      },
      {
        title: 'Index: translation of a memorandum of association',
        url: 'https://legaltranslationabudhabi.com/service/memorandum-of-association/',
        readOn: '2026-11',
        confidence: 'low',
      },
    ],
  },
  unknown: {
    text: 'No source was found that says which of two texts counts here. Ask the notary or the authority before you sign.',
    sources: [],
  },
} satisfies Record<string, { text: string; sources: readonly Source[] }>;

/** The articles of a company beside the standard text. */
export const articleMessages = {
  title: 'Articles: standard or own text',
  about:
    'Keep the standard text, or write your own for a section. A change makes drafts out of date and voids their signatures.',
  unread: 'The articles could not be loaded',
  loading: 'Loading the articles',
  sections,
  own: 'Own text',
  counts: (own: number) =>
    own === 0
      ? 'All sections are the standard text'
      : own === 1
        ? '1 section with own text'
        : `${own} sections with own text`,
  none: 'The standard text has no such section.',
  write: 'Write your own',
  writeNamed: (section: ArticleSection) => `Write your own: ${sections[section]}`,
  change: 'Change',
  changeNamed: (section: ArticleSection) => `Change: ${sections[section]}`,
  back: 'Back to the standard text',
  backNamed: (section: ArticleSection) => `Back to the standard text: ${sections[section]}`,
  save: 'Save',
  saved: 'Saved.',
  text: 'Text',
  textMissing: 'Write the text, or go back to the standard one.',
  arabic: 'Arabic text',
  arabicHint:
    'Leave it empty while nobody has translated it: drafts then say that it is missing. After a change, check that both texts say the same.',
  arabicMissing: 'The Arabic of this section is missing: it is your own text and still to be translated.',
  arabicMissingIn: (missing: readonly ArticleSection[]) =>
    `Arabic still missing: ${missing.map((section) => sections[section]).join(', ')}. Drafts in two languages say so.`,
  enterArabic: 'Enter the Arabic',
  enterArabicNamed: (section: ArticleSection) => `Enter the Arabic: ${sections[section]}`,
  difference: 'Against the standard text',
  removed: 'removed',
  added: 'added',
  languages: 'In two languages',
  prevails,
} as const;
