import * as z from 'zod/mini';
import { articleSections } from '#domain/documents/articles.ts';
import { documentParts } from '#domain/documents/document-data.ts';
import { keptSection, recordSection, rowsOf } from '../kits/index.ts';
import { madeDocuments, ownArticles } from './tables.ts';

/** Which papers were made from the record, with the hash of each file. The files are among the papers. */
export const documentsSection = keptSection('documents', 'read-company-papers', {
  made: rowsOf(madeDocuments, {
    name: 'made-documents',
    key: ['id'],
    orderBy: ['madeAt', 'id'],
    leaveOut: ['madeBy', 'parts'],
    fields: { choices: z.looseObject({}), rebuiltFor: z.nullable(z.array(z.enum(documentParts))) },
  }),
});

/** The company's own text of its articles. */
export const articlesSection = recordSection('articles', 'read-company-papers', {
  own: rowsOf(ownArticles, {
    name: 'own-articles',
    key: ['section'],
    people: ['changedBy'],
    fields: { section: z.enum(articleSections) },
  }),
});
