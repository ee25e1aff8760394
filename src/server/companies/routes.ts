import * as contract from '#contract/companies.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { etagOf, isKnown } from '../platform/entity-tag.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { type Company, findCompaniesOfSession, permitted } from '../tenancy/index.ts';
import { changeCompany } from './change-company.ts';
import { createCompany } from './create-company.ts';
import type { CompanyPorts } from './ports.ts';
import { readHistory } from './read-history.ts';
import { readLogo } from './read-logo.ts';
import { removeLogo } from './remove-logo.ts';
import { setLogo } from './set-logo.ts';
import { viewChange, viewCompany } from './views.ts';

const { serve, serveDownload, serveWithPrefetch } = servingWith<CompanyPorts>();

/** Routes of the companies feature. */
export const companyRoutes = [
  serve(contract.createCompany, async ({ services, session, input, idempotencyKey, storeAnswer, texts }) => {
    const answerWith = (company: Company) => ({
      message: texts.companyCreated,
      company: viewCompany(company),
    });
    const store = (transaction: Transaction, company: Company) =>
      storeAnswer(transaction, answerWith(company));
    const storeKeyed = idempotencyKey === undefined ? undefined : store;
    return answerWith(await createCompany(services, session.person, input, texts.companyNameOf, storeKeyed));
  }),

  serveWithPrefetch(
    contract.listCompanies,
    ({ database }, token) => findCompaniesOfSession(database, token),
    (_call, companies) => ({ companies: companies.map(viewCompany) }),
  ),

  serveWithPrefetch(
    contract.readCompany,
    ({ database }, token, { id }) => findCompaniesOfSession(database, token, id),
    ({ replyHeaders }, [found]) => {
      const company = permitted(found, 'read-company');
      replyHeaders.etag = etagOf(company.details.version);
      return { company: viewCompany(company) };
    },
  ),

  serve(contract.changeCompany, async (call) => {
    const { services, session, params, input, expectedVersion, replyHeaders, texts } = call;
    const company = await changeCompany(services, session.person, params.id, input, expectedVersion);
    replyHeaders.etag = etagOf(company.details.version);
    return { message: texts.companySaved, company: viewCompany(company) };
  }),

  serve(contract.readCompanyHistory, async ({ services, session, params, query }) => {
    const { changes, nextCursor } = await readHistory(services, session.person, params.id, query.cursor);
    return { changes: changes.map(viewChange), nextCursor };
  }),

  serve(contract.uploadLogo, async ({ services, session, params, upload, texts }) => ({
    message: texts.logoSaved,
    company: viewCompany(await setLogo(services, session.person, params.id, upload)),
  })),

  serveDownload(contract.readLogo, async ({ services, session, params, query, headers, replyHeaders }) => {
    const logo = await readLogo(services, session.person, params.id);
    const etag = `"${logo.version}"`;
    // A versioned address never changes its content; without a version, revalidate each time.
    const lasting = query.v === logo.version;
    replyHeaders['cache-control'] = lasting ? 'private, max-age=31536000, immutable' : 'private, no-cache';
    replyHeaders.etag = etag;
    replyHeaders['content-security-policy'] = "default-src 'none'; sandbox";
    replyHeaders['content-disposition'] = 'inline';
    replyHeaders['x-content-type-options'] = 'nosniff';
    return { content: isKnown(etag, headers) ? undefined : await logo.content(), type: logo.type };
  }),

  serve(contract.removeLogo, async ({ services, session, params, texts }) => ({
    message: texts.logoRemoved,
    company: viewCompany(await removeLogo(services, session.person, params.id)),
  })),
];
