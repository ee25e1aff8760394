import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { stateOn } from '#domain/quotes/quote-content.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyScope, inCompany } from '../tenancy/index.ts';
import { todayOf } from './compose-quote.ts';
import type { AcceptedVersion, QuotePorts } from './ports.ts';
import {
  addDecision,
  changeQuote,
  contentOf,
  lockQuote,
  type QuoteRecord,
  readQuotes,
  type VersionRow,
} from './quote-repository.ts';

interface Decision {
  companyId: string;
  quoteId: string;
  /** The version that the person has read. */
  version: number;
}

/**
 * Accepts a version with a typed name. What it says is stored already and can no longer change; accepting it again
 * answers like the first time.
 *
 * @throws Failure 'company-not-found', 'not-allowed', 'quote-not-found', 'quote-newer' for another version than the
 * latest, 'quote-terms-differ', 'quote-expired' or 'quote-not-open'
 */
export function acceptQuote(
  services: QuotePorts,
  person: Person,
  { companyId, quoteId, version }: Decision,
  { name, terms }: { name: string; terms: number },
): Promise<QuoteRecord[]> {
  return deciding(services, person, companyId, async (scope) => {
    const { quote, sent } = await openVersion(services, scope, { companyId, quoteId, version }, 'accepted');
    if (!sent) return;
    const content = contentOf(sent);
    if (content.terms.version !== terms) throw new Failure('quote-terms-differ');
    const at = services.clock();
    await decide(scope, person, quote, sent, { kind: 'accepted', typedName: name, reason: '', at });
    const by = { id: person.id, name: displayNameOf(person), at };
    await services.payableQuotes(scope, acceptedQuote(quote, content, todayOf(services.clock)), by);
    await notify(scope, {
      kind: 'quote-accepted',
      companyId,
      details: { number: quote.row.number, by: name },
      at,
      except: person.id,
    });
  });
}

/**
 * Declines a version, with a reason.
 * @throws Failure as for an acceptance
 */
export function declineQuote(
  services: QuotePorts,
  person: Person,
  named: Decision,
  reason: string,
): Promise<QuoteRecord[]> {
  return deciding(services, person, named.companyId, async (scope) => {
    const { quote, sent } = await openVersion(services, scope, named, 'declined');
    if (!sent) return;
    const at = services.clock();
    await decide(scope, person, quote, sent, { kind: 'declined', typedName: '', reason, at });
    await notify(scope, {
      kind: 'quote-declined',
      companyId: named.companyId,
      details: { number: quote.row.number, by: displayNameOf(person) },
      at,
      except: person.id,
    });
  });
}

function deciding(
  { database }: QuotePorts,
  person: Person,
  companyId: string,
  work: (scope: CompanyScope) => Promise<void>,
): Promise<QuoteRecord[]> {
  return inCompany({ database }, person, companyId, 'decide-quotes', async (scope) => {
    await work(scope);
    return readQuotes(scope, companyId);
  });
}

/** The latest version, if it can be decided; without `sent` where the same was decided about it already. */
async function openVersion(
  { clock }: Pick<QuotePorts, 'clock'>,
  scope: CompanyScope,
  { companyId, quoteId, version }: Decision,
  kind: 'accepted' | 'declined',
): Promise<{ quote: QuoteRecord; sent: VersionRow | undefined }> {
  const quote = await lockQuote(scope, companyId, quoteId);
  const sent = quote?.versions.at(-1);
  if (!quote || !sent) throw new Failure('quote-not-found');
  if (sent.version !== version) throw new Failure('quote-newer');
  const decided = quote.decisions.find((decision) => decision.version === version);
  if (decided?.kind === kind) return { quote, sent: undefined };
  const state = stateOn(quote.row, todayOf(clock));
  if (state === 'expired') throw new Failure('quote-expired');
  if (state !== 'sent') throw new Failure('quote-not-open');
  return { quote, sent };
}

async function decide(
  scope: CompanyScope,
  person: Person,
  { row }: QuoteRecord,
  { version, hash, content }: VersionRow,
  {
    kind,
    typedName,
    reason,
    at,
  }: { kind: 'accepted' | 'declined'; typedName: string; reason: string; at: Date },
): Promise<void> {
  const { id: quoteId, companyId } = row;
  await addDecision(scope, {
    ...{ quoteId, companyId, version, kind, typedName, reason, hash, at },
    termsVersion: contentOf({ content }).terms.version,
    byId: person.id,
    byName: displayNameOf(person),
  });
  await changeQuote(scope, row, { state: kind, changedAt: at });
  await addAuditEntry(scope, {
    companyId,
    actor: personActor(person),
    action: kind === 'accepted' ? 'quote-accepted' : 'quote-declined',
    subject: row.number,
    details: { version },
    at,
  });
}

/** What is to be paid: of a line between two amounts the upper one, of which the rest comes back. */
function acceptedQuote(
  { row }: QuoteRecord,
  { version, lines }: QuoteContent,
  acceptedOn: PlainDate,
): AcceptedVersion {
  return {
    companyId: row.companyId,
    caseId: row.caseId,
    quoteId: row.id,
    number: row.number,
    version,
    acceptedOn,
    lines: lines.map(({ id, label, group, currency, gross, vat }) => ({
      id,
      label,
      payee: group === 'agency' ? 'fee' : group,
      currency,
      amount: gross.high,
      vat: vat?.amount ?? 0,
    })),
  };
}
