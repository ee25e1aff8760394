import { parse } from 'yaml';
import * as z from 'zod/mini';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { countries } from '#domain/catalogue/choices.ts';
import { confidences } from '#domain/values/sourced.ts';

/** The topics of articles. */
export const topics = [
  'formation',
  'cost',
  'time',
  'documents',
  'office',
  'visas',
  'tax',
  'audit',
  'banking',
  'renewal',
  'closing',
  'compliance',
  'people',
  'comparison',
  'glossary',
] as const;
export type Topic = (typeof topics)[number];

const placeIds = catalogue.flatMap(({ jurisdictions }) => jurisdictions.map(({ id }) => id));

const citedSource = z.strictObject({
  title: z.string().check(z.minLength(1)),
  url: z.url({ protocol: /^https?$/ }),
  /** The publisher: the authority, a law firm, an agency. */
  publisher: z.string().check(z.minLength(1)),
  /** The page's own date, as exact as it states one. */
  date: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
          'A date is a text: "2025", "2025-03" or "2025-03-31".',
        ),
      ),
  ),
  confidence: z.enum(confidences),
  /** `false` for a page cited by others that could not be opened. */
  read: z.optional(z.literal(false)),
});

const frontMatter = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(70)),
  summary: z.string().check(z.minLength(1), z.maxLength(160)),
  /** Its country; all countries if absent. */
  country: z.optional(z.enum(countries)),
  /** Ids of its places in the catalogue; the whole country if absent. */
  places: z.optional(
    z.array(z.string().check(z.refine((id) => placeIds.includes(id), 'No such place in the catalogue.'))),
  ),
  topics: z.array(z.enum(topics)).check(z.minLength(1)),
  /** Month in which its sources were last read, as YYYY-MM. */
  readOn: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  sources: z.array(citedSource).check(z.minLength(1)),
});

/** A question and its answer, which the expert finds and quotes. */
export interface Section {
  /** Unique within its article; the anchor on its page. */
  id: string;
  heading: string;
  /** Markdown; `[2]` cites the second of the article's sources. */
  body: string;
  /** Other search terms for it. */
  also: readonly string[];
  /** Other phrasings of the question. */
  asked: readonly string[];
  /** Numbers of the sources it cites, from 1. */
  cites: readonly number[];
}

/** One file of the knowledge base. */
export interface Article extends z.infer<typeof frontMatter> {
  /** Its path below the knowledge folder without the extension, such as 'united-kingdom/filing'. */
  path: string;
  /** Markdown before the first section. */
  introduction: string;
  sections: readonly Section[];
}

/**
 * Reads one file of the knowledge base.
 * @param path of the article, as in `Article.path`
 * @throws Error that describes the problem in the front matter
 */
export function parseArticle(path: string, text: string): Article {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'));
  if (!parts) throw new Error('It has to begin with front matter between two lines of ---.');
  const [, yaml = '', markdown = ''] = parts;
  const read = frontMatter.safeParse(parse(yaml));
  if (!read.success) {
    throw new Error(
      read.error.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`).join(' '),
    );
  }
  const [introduction = '', ...sections] = markdown.split(/^## /m);
  return { ...read.data, path, introduction: introduction.trim(), sections: sections.map(parseSection) };
}

function parseSection(text: string): Section {
  const end = text.indexOf('\n');
  const heading = (end === -1 ? text : text.slice(0, end)).trim();
  const rest = end === -1 ? '' : text.slice(end + 1);
  const body = rest.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
  return {
    id: anchorOf(heading),
    heading,
    body,
    also: listIn(rest, 'also', ','),
    asked: listIn(rest, 'asked', '|'),
    cites: [...new Set(citationsIn(body))],
  };
}

/** The entries of a comment such as `<!-- also: fee, price -->`. */
function listIn(text: string, name: string, separator: string): string[] {
  const [, list = ''] = new RegExp(`<!--\\s*${name}:([\\s\\S]*?)-->`).exec(text) ?? [];
  return list
    .split(separator)
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The source numbers cited in a text, in order, with repetitions. */
export function citationsIn(text: string): number[] {
  return [...text.matchAll(/\[(\d+(?:,\s*\d+)*)\](?!\()/g)].flatMap(([, numbers = '']) =>
    numbers.split(',').map(Number),
  );
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
