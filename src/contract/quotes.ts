import * as z from 'zod/mini';
import { problem } from './field-problem.ts';
import { idField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { quote, quoteReason } from './quote-view.ts';

const versionNumber = z.int(problem('not-whole', { name: 'version' }));
const companyParams = z.object({ id: idField });
export const quoteParams = z.object({ id: idField, quote: idField });
export const quoteVersionParams = z.object({
  id: idField,
  quote: idField,
  version: z.string().check(z.regex(/^[1-9]\d{0,4}$/, problem('not-whole', { name: 'version' }))),
});

const ownOutput = z.object({
  status: z.literal('success'),
  /** The latest first. */
  quotes: z.array(quote),
});

export const listQuotes = defineOperation({
  id: 'listQuotes',
  method: 'GET',
  path: '/companies/{id}/quotes',
  feature: 'Quotes',
  access: 'session',
  params: companyParams,
  output: ownOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const acceptQuote = defineOperation({
  id: 'acceptQuote',
  method: 'POST',
  path: '/companies/{id}/quotes/{quote}/acceptance',
  feature: 'Quotes',
  access: 'session',
  params: quoteParams,
  input: z.object({
    version: versionNumber,
    /** The version of the terms that was shown. */
    terms: z.int(problem('not-whole', { name: 'terms' })),
    name: requiredText({ field: 'full-name', max: 200 }),
  }),
  output: ownOutput,
  success: 200,
  failures: [
    'company-not-found',
    'not-allowed',
    'quote-not-found',
    'quote-newer',
    'quote-terms-differ',
    'quote-expired',
    'quote-not-open',
  ],
});

export const declineQuote = defineOperation({
  id: 'declineQuote',
  method: 'POST',
  path: '/companies/{id}/quotes/{quote}/refusal',
  feature: 'Quotes',
  access: 'session',
  params: quoteParams,
  input: z.object({ version: versionNumber, reason: quoteReason }),
  output: ownOutput,
  success: 200,
  failures: [
    'company-not-found',
    'not-allowed',
    'quote-not-found',
    'quote-newer',
    'quote-expired',
    'quote-not-open',
  ],
});

export const readQuoteTerms = defineOperation({
  id: 'readQuoteTerms',
  method: 'GET',
  path: '/companies/{id}/quotes/{quote}/{version}/terms',
  feature: 'Quotes',
  access: 'session',
  params: quoteVersionParams,
  output: z.object({ status: z.literal('success'), version: z.int(), text: z.string() }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'quote-not-found'],
});

export const downloadQuote = defineOperation({
  id: 'downloadQuote',
  method: 'GET',
  path: '/companies/{id}/quotes/{quote}/{version}/pdf',
  feature: 'Quotes',
  access: 'session',
  params: quoteVersionParams,
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'quote-not-found', 'document-busy'],
});
