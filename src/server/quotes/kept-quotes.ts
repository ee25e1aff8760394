import { asc, inArray } from 'drizzle-orm';
import type { QuoteSum } from '#domain/quotes/sums.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { QuotePorts } from './ports.ts';
import { contentOf, type QuoteRecord, readQuotes, withRecords } from './quote-repository.ts';
import { quotes } from './tables.ts';
import { typesetQuote } from './typeset-quote.ts';

/** An accepted quote of a company, which may be gone. */
export interface KeptQuote {
  id: string;
  companyId: string;
  number: string;
  /** The version that was accepted. */
  version: number;
  acceptedAt: Date;
  /** The name that was typed. */
  acceptedBy: string;
  sums: readonly QuoteSum[];
}

/** The accepted quotes of some companies, the first first. */
export async function listAcceptedQuotes(rows: Rows, companyIds: readonly string[]): Promise<KeptQuote[]> {
  if (companyIds.length === 0) return [];
  const found = await rows.orm
    .select()
    .from(quotes)
    .where(inArray(quotes.companyId, [...companyIds]))
    .orderBy(asc(quotes.createdAt), asc(quotes.number));
  return (await withRecords(rows, found)).flatMap((record) => {
    const accepted = acceptedOf(record);
    if (!accepted) return [];
    const { decision, version } = accepted;
    return {
      id: record.row.id,
      companyId: record.row.companyId,
      number: record.row.number,
      version: version.version,
      acceptedAt: decision.at,
      acceptedBy: decision.typedName,
      sums: contentOf(version).sums,
    };
  });
}

/**
 * The accepted version as PDF.
 * @throws Failure 'quote-not-found' or 'document-busy'
 */
export async function typesetAccepted(
  services: Pick<QuotePorts, 'typesetter'>,
  rows: Rows,
  companyId: string,
  quoteId: string,
): Promise<{ number: string; content: Uint8Array }> {
  const record = (await readQuotes(rows, companyId)).find(({ row }) => row.id === quoteId);
  const accepted = record && acceptedOf(record);
  if (!accepted) throw new Failure('quote-not-found');
  return { number: record.row.number, content: await typesetQuote(services, accepted.version) };
}

function acceptedOf({ versions, decisions }: QuoteRecord) {
  const decision = decisions.findLast(({ kind }) => kind === 'accepted');
  const version = versions.find((one) => one.version === decision?.version);
  return decision && version && { decision, version };
}
