import * as health from '#contract/health.ts';
import * as mail from '#contract/mail.ts';
import * as contract from '#contract/operator.ts';
import * as log from '#contract/operator-log.ts';
import { rowsPerPage } from '#contract/paging.ts';
import { pageOf } from '../platform/database/keyset.ts';
import { inScope } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { answerRequest } from './answer-request.ts';
import { blockAccount, unblockAccount } from './block-account.ts';
import { checkHealth } from './check-health.ts';
import { findCompanies } from './company-repository.ts';
import { endSessions } from './end-sessions.ts';
import { exportLog } from './export-log.ts';
import { findPeople } from './person-repository.ts';
import type { OperatorPorts } from './ports.ts';
import { readBackOffice } from './read-back-office.ts';
import { readCompanyFile } from './read-company-file.ts';
import { readLog } from './read-log.ts';
import { readOutgoingEmail } from './read-outgoing-email.ts';
import { readPersonFile } from './read-person-file.ts';
import { findRequests } from './request-repository.ts';
import { viewFiledRequest, viewListedCompany, viewListedPerson, viewLogRow } from './views.ts';

const { serve, serveDownload } = servingWith<OperatorPorts>();

/** What the back office answers. */
export const operatorRoutes = [
  serve(contract.readBackOffice, async ({ services, session, staffRole }) => ({
    role: staffRole,
    waiting: await readBackOffice(services, session.person),
  })),

  serve(contract.searchCompanies, async ({ services, session, query }) => {
    const { rows, ...page } = await inScope(services.database, { staff: session.person.id }, (transaction) =>
      findCompanies(transaction, query),
    );
    return { companies: rows.map(viewListedCompany), ...page };
  }),

  serve(contract.readCompanyFile, async ({ services, session, params }) => ({
    company: await readCompanyFile(services, session.person, params.id),
  })),

  serve(mail.readOutgoingEmail, ({ services, session, params }) =>
    readOutgoingEmail(services, session?.person, params.id),
  ),

  serve(contract.searchPeople, async ({ services, session, query }) => {
    const { rows, ...page } = await inScope(services.database, { staff: session.person.id }, (transaction) =>
      findPeople(transaction, query),
    );
    return { people: rows.map(viewListedPerson), ...page };
  }),

  serve(contract.readPersonFile, async ({ services, session, params }) => ({
    person: await readPersonFile(services, session.person, params.id),
  })),

  serve(contract.blockAccount, async ({ services, session, params, input, texts }) => {
    await blockAccount(services, session.person, params.id, input.reason);
    return { message: texts.accountBlocked };
  }),

  serve(contract.unblockAccount, async ({ services, session, params, texts }) => {
    await unblockAccount(services, session.person, params.id);
    return { message: texts.accountUnblocked };
  }),

  serve(contract.endPersonSessions, async ({ services, session, params, texts }) => {
    await endSessions(services, session.person, params.id);
    return { message: texts.personSessionsEnded };
  }),

  serve(contract.listAllRequests, async ({ services, session, query }) => {
    const { rows, ...page } = await inScope(services.database, { staff: session.person.id }, (transaction) =>
      findRequests(transaction, query),
    );
    return { requests: rows.map(viewFiledRequest), ...page };
  }),

  serve(contract.answerRequest, async (call) => {
    const { services, session, params, input, expectedVersion, replyHeaders, texts } = call;
    const answered = await answerRequest(services, session.person, params.id, input, expectedVersion);
    const request = viewFiledRequest(answered);
    replyHeaders.etag = etagOf(request.changedAt);
    return { message: texts.requestAnswered, request };
  }),

  serve(log.readLog, async ({ services, session, query }) => {
    const { rows, nextCursor } = pageOf(
      await readLog(services, session.person, query, rowsPerPage + 1),
      rowsPerPage,
    );
    return { entries: rows.map(viewLogRow), nextCursor };
  }),

  serveDownload(log.exportLog, async ({ services, session, query, replyHeaders }) => {
    const text = await exportLog(services, session.person, query);
    replyHeaders['content-disposition'] = 'attachment; filename="audit-log.csv"';
    return { content: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8' };
  }),

  serve(health.checkHealth, ({ services, session }) => checkHealth(services, session.person)),
];
