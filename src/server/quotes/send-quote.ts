import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import { untouched } from '#domain/quotes/compose-lines.ts';
import { type QuoteContent, usualValidDays } from '#domain/quotes/quote-content.ts';
import { addDays, type PlainDate } from '#domain/values/plain-date.ts';
import { notify } from '../notifications/index.ts';
import { Failure, type ProblemsByField } from '../platform/failure.ts';
import { composeQuote, hashOf, linesToday, todayOf } from './compose-quote.ts';
import { changingQuotes, lockedQuote } from './draft-quote.ts';
import type { QuotePorts } from './ports.ts';
import {
  addDecision,
  addQuoteVersion,
  changeQuote,
  contentOf,
  type QuoteRecord,
} from './quote-repository.ts';
import type { StaffQuotes } from './read-quotes.ts';

interface Named {
  companyId: string;
  quoteId: string;
}

/**
 * Sends the next version: from now on it says the same for ever, and the company is asked to accept it. An accepted
 * version holds until then.
 *
 * @throws Failure 'quote-not-found', 'quote-changed', 'agency-terms-missing', 'quote-empty', or 'quote-incomplete'
 * with the line of each problem
 */
export function sendQuote(
  services: QuotePorts,
  staff: Person,
  { companyId, quoteId }: Named,
  { validUntil }: { validUntil?: PlainDate | undefined },
  expectedTag: string | undefined,
): Promise<StaffQuotes> {
  return changingQuotes(services, staff, companyId, async (scope, basis) => {
    const quote = await lockedQuote(scope, companyId, quoteId, expectedTag);
    const at = services.clock();
    const today = todayOf(services.clock);
    const until = validUntil ?? addDays(today, usualValidDays);
    if (until < today) {
      throw new Failure('invalid-input', {
        fields: { validUntil: { code: 'day-too-early', earliest: today } },
      });
    }
    const edits = quote.row.edits ?? quote.versions.at(-1)?.edits ?? untouched;
    const { lines, problems } = linesToday(basis, quote.row.caseId, edits);
    if (!basis.terms) throw new Failure('agency-terms-missing');
    if (lines.length === 0) throw new Failure('quote-empty');
    if (problems.length > 0) {
      const fields: ProblemsByField = Object.fromEntries(
        problems.map(({ line, reason }) => [line, { code: `quote-${reason}` }] as const),
      );
      throw new Failure('quote-incomplete', { fields });
    }
    const version = quote.row.version + 1;
    const content = composeQuote(basis, quote.row.caseId, edits, {
      number: quote.row.number,
      version,
      on: today,
      validUntil: until,
      terms: basis.terms,
      replaces: replacedBy(quote),
    });
    const text = JSON.stringify(content);
    await addQuoteVersion(scope, {
      quoteId,
      companyId,
      version,
      content: text,
      hash: hashOf(text),
      validUntil: until,
      edits,
      sentById: staff.id,
      sentByName: displayNameOf(staff),
      sentAt: at,
    });
    await changeQuote(scope, quote.row, {
      edits: null,
      state: 'sent',
      version,
      validUntil: until,
      changedAt: at,
    });
    await notify(scope, {
      kind: 'quote-sent',
      companyId,
      details: { number: quote.row.number, version, until },
      at,
    });
    await scope.record({ action: 'quote-sent', subject: quote.row.number, details: { version } });
  });
}

/** The version that holds, else the one sent last. */
function replacedBy({ versions, decisions }: QuoteRecord): QuoteContent['replaces'] {
  const accepted = decisions.findLast(({ kind }) => kind === 'accepted')?.version;
  const before = versions.find(({ version }) => version === accepted) ?? versions.at(-1);
  if (!before) return null;
  const { version, sums } = contentOf(before);
  return { version, sums, isAccepted: accepted === version };
}

/**
 * Withdraws the version that was sent, with a reason that the company reads.
 * @throws Failure 'quote-not-found', 'quote-changed' or 'quote-not-open'
 */
export function withdrawQuote(
  services: QuotePorts,
  staff: Person,
  { companyId, quoteId }: Named,
  reason: string,
  expectedTag: string | undefined,
): Promise<StaffQuotes> {
  return changingQuotes(services, staff, companyId, async (scope) => {
    const quote = await lockedQuote(scope, companyId, quoteId, expectedTag);
    const sent = quote.versions.at(-1);
    if (!sent || quote.row.state !== 'sent') throw new Failure('quote-not-open');
    const at = services.clock();
    await addDecision(scope, {
      quoteId,
      companyId,
      version: sent.version,
      kind: 'withdrawn',
      typedName: '',
      reason,
      hash: sent.hash,
      termsVersion: contentOf(sent).terms.version,
      byId: staff.id,
      byName: displayNameOf(staff),
      at,
    });
    await changeQuote(scope, quote.row, { state: 'withdrawn', changedAt: at });
    await scope.record({ action: 'quote-withdrawn', subject: quote.row.number, details: { reason } });
  });
}
