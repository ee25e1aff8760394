import * as contract from '#contract/quotes.ts';
import * as staffContract from '#contract/staff-quotes.ts';
import type { Person } from '#domain/accounts/person.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { inCompany } from '../tenancy/index.ts';
import { todayOf } from './compose-quote.ts';
import { acceptQuote, declineQuote } from './decide-quote.ts';
import { changeQuoteDraft, draftQuote } from './draft-quote.ts';
import type { QuotePorts } from './ports.ts';
import { listAllQuotes } from './quote-list-repository.ts';
import { readQuotes } from './quote-repository.ts';
import { readDraft, readOwnQuotes, readQuotesAsStaff, readQuoteTerms, versionIn } from './read-quotes.ts';
import { sendQuote, withdrawQuote } from './send-quote.ts';
import { listTouchedByFigure } from './touched-by-figure.ts';
import { listTouchedByService } from './touched-by-service.ts';
import { typesetDraft, typesetQuote } from './typeset-quote.ts';
import { viewListed, viewQuotes, viewStaffQuotes, viewTouched, viewTouchedByFigure } from './views.ts';

const { serve, serveDownload } = servingWith<QuotePorts>();

/** What the quotes feature answers. */
export const quoteRoutes = [
  serve(contract.listQuotes, async ({ services, session, params }) =>
    viewQuotes(await readOwnQuotes(services, session.person, params.id), todayOf(services.clock)),
  ),

  serve(contract.acceptQuote, async ({ services, session, params, input }) => {
    const { version, ...consent } = input;
    const named = { companyId: params.id, quoteId: params.quote, version };
    const records = await acceptQuote(services, session.person, named, consent);
    return viewQuotes(records, todayOf(services.clock));
  }),

  serve(contract.declineQuote, async ({ services, session, params, input }) => {
    const named = { companyId: params.id, quoteId: params.quote, version: input.version };
    const records = await declineQuote(services, session.person, named, input.reason);
    return viewQuotes(records, todayOf(services.clock));
  }),

  serve(contract.readQuoteTerms, ({ services, session, params }) =>
    readQuoteTerms(services, session.person, namedIn(params)),
  ),

  serveDownload(contract.downloadQuote, async ({ services, session, params, replyHeaders }) => {
    const records = await inCompany(services, session.person, params.id, 'read-quotes', (scope) =>
      readQuotes(scope, params.id),
    );
    return pdfOf(services, records, namedIn(params), replyHeaders);
  }),

  serve(staffContract.readCompanyQuotes, async ({ services, session, params }) =>
    viewStaffQuotes(await readQuotesAsStaff(services, session.person, params.id)),
  ),

  serve(staffContract.draftQuote, async ({ services, session, params, query, texts, storeAnswer }) => {
    const named = { companyId: params.id, caseId: query.case };
    const answerOf = (quotes: Parameters<typeof viewStaffQuotes>[0]) => ({
      message: texts.quoteDrafted,
      ...viewStaffQuotes(quotes),
    });
    return answerOf(
      await draftQuote(services, session.person, named, (scope, quotes) =>
        storeAnswer(scope, answerOf(quotes)),
      ),
    );
  }),

  serve(staffContract.changeQuoteDraft, async (call) => {
    const { services, session, params, input, expectedVersion, texts } = call;
    const named = { companyId: params.id, quoteId: params.quote };
    return {
      message: texts.quoteDrafted,
      ...viewStaffQuotes(await changeQuoteDraft(services, session.person, named, input, expectedVersion)),
    };
  }),

  serve(staffContract.sendQuote, async (call) => {
    const { services, session, params, input, expectedVersion, texts } = call;
    const named = { companyId: params.id, quoteId: params.quote };
    const validUntil = input.validUntil === undefined ? undefined : plainDate(input.validUntil);
    return {
      message: texts.quoteSent,
      ...viewStaffQuotes(await sendQuote(services, session.person, named, { validUntil }, expectedVersion)),
    };
  }),

  serve(staffContract.withdrawQuote, async (call) => {
    const { services, session, params, input, expectedVersion, texts } = call;
    const named = { companyId: params.id, quoteId: params.quote };
    return {
      message: texts.quoteWithdrawn,
      ...viewStaffQuotes(await withdrawQuote(services, session.person, named, input.reason, expectedVersion)),
    };
  }),

  serveDownload(staffContract.downloadQuoteDraft, async ({ services, session, params, replyHeaders }) => {
    const content = await readDraft(services, session.person, params.id, params.quote);
    const pdf = await typesetDraft(services, content, services.clock());
    replyHeaders['content-disposition'] = 'inline; filename="draft.pdf"';
    replyHeaders['x-content-type-options'] = 'nosniff';
    return { content: new Uint8Array(pdf), type: 'application/pdf' };
  }),

  serveDownload(staffContract.downloadQuoteAsStaff, async ({ services, session, params, replyHeaders }) => {
    const records = await readAsStaff(services, session.person, params.id);
    return pdfOf(services, records, namedIn(params), replyHeaders);
  }),

  serve(staffContract.listAllQuotes, async ({ services, session, query }) => {
    const { quotes, ...page } = await listAllQuotes(services, session.person, query);
    const today = todayOf(services.clock);
    return { ...page, quotes: quotes.map((quote) => viewListed(quote, today)) };
  }),

  serve(staffContract.listTouchedQuotes, async ({ services, session, params }) => {
    const today = todayOf(services.clock);
    const touched = await listTouchedByService(services, session.person, params.id);
    return { quotes: touched.map((quote) => viewTouched(quote, today)) };
  }),

  serve(staffContract.listTouchedByFigure, async ({ services, session, params }) =>
    viewTouchedByFigure(await listTouchedByFigure(services, session.person, params), todayOf(services.clock)),
  ),
];

interface VersionParams {
  id: string;
  quote: string;
  version: string;
}

function namedIn({ id, quote, version }: VersionParams) {
  return { companyId: id, quoteId: quote, version: Number(version) };
}

function readAsStaff(services: QuotePorts, staff: Person, companyId: string) {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await scope.recordRead('quotes');
    return readQuotes(scope, companyId);
  });
}

async function pdfOf(
  services: QuotePorts,
  records: Awaited<ReturnType<typeof readQuotes>>,
  named: { quoteId: string; version: number },
  replyHeaders: Record<string, string>,
) {
  const version = versionIn(records, named);
  const content = await typesetQuote(services, version);
  const number = records.find(({ row }) => row.id === named.quoteId)?.row.number ?? '';
  replyHeaders['content-disposition'] = `inline; filename="${number}-v${version.version}.pdf"`;
  replyHeaders['x-content-type-options'] = 'nosniff';
  return { content: new Uint8Array(content), type: 'application/pdf' };
}
