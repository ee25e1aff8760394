import type { CompanyType, Country } from '#domain/catalogue/choices.ts';

/** The sections of a company's articles, in their order. `further` is for what the standard text does not have. */
export const articleSections = [
  'name',
  'office',
  'objects',
  'capital',
  'liability',
  'management',
  'decisions',
  'transfer',
  'further',
] as const;
export type ArticleSection = (typeof articleSections)[number];

/** Maximum characters of a section. */
export const maxArticleLength = 4_000;

/** A section as articles have it. */
export interface Article {
  section: ArticleSection;
  text: string;
  /** Whether it is the company's own text in place of the standard one. */
  isOwn: boolean;
  /** The Arabic of an own text, once somebody has written it; the standard text has its own. */
  arabic?: string;
}

/** A company's own text of a section. */
export interface OwnArticle {
  text: string;
  /** `null` while nobody has translated it. */
  arabic: string | null;
}

/** Which text counts where articles stand in two languages: `unknown` where no source says so. */
export const prevailingTexts = ['arabic', 'unknown'] as const;
export type PrevailingText = (typeof prevailingTexts)[number];

/** Whether Arabic stands beside the English in the articles of a country. */
export function isBesideArabic(country: Country): boolean {
  return country === 'AE' || country === 'SA';
}

/** Which of two texts counts in a place that signs articles before a notary; `null` where it does not. */
export function prevailingTextIn(country: Country, type: CompanyType): PrevailingText | null {
  if (country === 'AE' && type === 'mainland-llc') return 'arabic';
  return country === 'SA' ? 'unknown' : null;
}

/** The articles of a company: its own text where it has one, else the standard text. */
export function articlesOf(
  standard: Readonly<Record<ArticleSection, string>>,
  own: ReadonlyMap<ArticleSection, OwnArticle>,
): Article[] {
  return articleSections.flatMap((section): Article[] => {
    const written = own.get(section);
    if (written) {
      const { text, arabic } = written;
      return [{ section, text, isOwn: true, ...(arabic === null ? {} : { arabic }) }];
    }
    return standard[section] ? [{ section, text: standard[section], isOwn: false }] : [];
  });
}
