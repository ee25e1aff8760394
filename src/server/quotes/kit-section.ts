import * as z from 'zod/mini';
import { type KitSection, keptSection, rowsOf } from '../kits/index.ts';
import { inScope } from '../platform/database/scope.ts';
import type { QuotePorts } from './ports.ts';
import { readQuotes } from './quote-repository.ts';
import { quoteDecisions, quotes, quoteVersions } from './tables.ts';
import { typesetQuote } from './typeset-quote.ts';

const sent = rowsOf(quotes, {
  name: 'quotes',
  key: ['id'],
  orderBy: ['createdAt', 'id'],
  leaveOut: ['edits', 'tag'],
});

/**
 * Quotes as they were sent and decided, word for word with their hashes, and the accepted versions as PDF. What staff are
 * drafting stays behind.
 */
export function quotesSection(services: Pick<QuotePorts, 'database' | 'typesetter'>): KitSection {
  const { database } = services;
  return keptSection(
    'quotes',
    'read-quotes',
    {
      quotes: {
        ...sent,
        read: async (reading) => (await sent.read(reading)).filter(({ version }) => version !== 0),
      },
      versions: rowsOf(quoteVersions, {
        name: 'quote-versions',
        key: ['quoteId', 'version'],
        orderBy: ['sentAt', 'quoteId', 'version'],
        leaveOut: ['edits', 'sentById'],
        fields: { content: z.string().check(z.maxLength(2_000_000)) },
      }),
      decisions: rowsOf(quoteDecisions, {
        name: 'quote-decisions',
        key: ['quoteId', 'version'],
        orderBy: ['at', 'quoteId', 'version'],
        leaveOut: ['byId'],
      }),
    },
    {
      files: {
        database,
        of: {
          decisions: {
            pathOf: ({ kind, quoteId, version }) =>
              kind === 'accepted' ? `quotes/${quoteId}-${version}.pdf` : undefined,
            read: (companyId, row) => acceptedPdf(services, companyId, row),
          },
        },
      },
    },
  );
}

/** `undefined` where it cannot be made now: a kit is not held up by it, as the record says the same. */
async function acceptedPdf(
  { database, typesetter }: Pick<QuotePorts, 'database' | 'typesetter'>,
  companyId: string,
  { quoteId, version }: Record<string, unknown>,
): Promise<Uint8Array | undefined> {
  const quotesThere = await inScope(database, { company: companyId }, (rows) => readQuotes(rows, companyId));
  const found = quotesThere
    .find(({ row }) => row.id === quoteId)
    ?.versions.find((one) => one.version === version);
  return found && typesetQuote({ typesetter }, found).catch(() => undefined);
}
