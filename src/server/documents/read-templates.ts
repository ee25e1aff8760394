import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { companyTypes, countries } from '#domain/catalogue/choices.ts';
import {
  type DocumentTemplate,
  documentNeeds,
  documentSubjects,
  signatureClasses,
  signerRules,
} from '#domain/documents/document-template.ts';
import { paperKinds } from '#domain/papers/paper-kind.ts';
import { documentsFolder } from '../typesetting/index.ts';

const source = z.strictObject({ title: z.string(), url: z.url() });
const places = z.array(z.enum(countries));

/** The data of a template, which stands as a comment above its text. */
const header = z.strictObject({
  title: z.string(),
  about: z.string(),
  of: z.enum(documentSubjects),
  countries: z.optional(places),
  types: z.optional(z.array(z.enum(companyTypes))),
  paper: z.enum(paperKinds),
  needs: z.array(z.enum(documentNeeds)),
  signers: z.enum(signerRules),
  workingPaper: z.boolean(),
  isOwn: z.optional(z.boolean()),
  withPapers: z.optional(z.boolean()),
  withArticles: z.optional(z.boolean()),
  choices: z.optional(
    z.array(
      z.strictObject({
        name: z.string().check(z.regex(/^[a-z]+$/)),
        label: z.string(),
        options: z.optional(z.record(z.string(), z.string())),
        default: z.optional(z.string()),
        kind: z.optional(z.literal('date')),
        party: z.optional(z.boolean()),
        if: z.optional(z.record(z.string(), z.array(z.string()))),
      }),
    ),
  ),
  signature: z
    .array(
      z.strictObject({
        countries: z.optional(places),
        kind: z.enum(signatureClasses),
        text: z.string(),
        source: z.optional(source),
      }),
    )
    .check(z.minLength(1)),
  source,
  read: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
});

const headerComment = /^\/\*---\n([\s\S]*?)\n---\*\/\n/;

/**
 * Reads the templates that can be filled from a company's record: those whose text begins with their data.
 * @throws Error that names the file and what is wrong in it
 */
export async function readTemplates(
  folder = join(documentsFolder, 'templates'),
): Promise<DocumentTemplate[]> {
  // Loaded with the first templates, because few requests need it.
  const { parse } = await import('yaml');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.typ')).sort();
  const read = await Promise.all(
    names.map(async (name): Promise<DocumentTemplate[]> => {
      const [, data] = headerComment.exec(await readFile(join(folder, name), 'utf8')) ?? [];
      if (data === undefined) return [];
      const parsed = header.safeParse(parse(data));
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
      return [{ id: name.slice(0, -'.typ'.length), ...parsed.data }];
    }),
  );
  return read.flat();
}
