import type { MadeDocumentView } from '#contract/documents.ts';
import * as contract from '#contract/documents.ts';
import * as articles from '#contract/own-articles.ts';
import { isBesideArabic, prevailingTextIn } from '#domain/documents/articles.ts';
import { may } from '#domain/team/permissions.ts';
import { addAuditEntry, inCompanyAsStaff, personActor } from '../audit/index.ts';
import { type PaperScope, paperScopeOf } from '../papers/index.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { inCompany } from '../tenancy/index.ts';
import { keepOwnArticle, listOwnArticles } from './article-repository.ts';
import { listIn, viewMade } from './list-documents.ts';
import { type DocumentOrder, type Maker, makeDocument } from './make-document.ts';
import type { DocumentPorts } from './ports.ts';
import { readRecord, standardArticles } from './read-record.ts';
import { viewArticles } from './view-articles.ts';

const { serve } = servingWith<DocumentPorts>();

const making: Limit = { name: 'make-document', times: 120, windowSeconds: 60 * 60 };

/** What the feature of made documents answers. */
export const documentRoutes = [
  serve(contract.listDocuments, async ({ services, session, params }) => ({
    list: await inCompany(
      services,
      session.person,
      params.id,
      'read-company-papers',
      ({ company, ...rows }) =>
        listIn(
          services,
          { ...rows, details: company.details },
          { personId: session.person.id, makesAll: may(company.role, 'manage-papers') },
        ),
    ),
  })),

  serve(contract.makeDocument, async ({ services, session, params, input, storeAnswer, texts }) => {
    const { person } = session;
    await services.rateLimits.count(making, person.id);
    return inCompany(services, person, params.id, 'fill-own-part', async (companyScope) => {
      const { company, ...rows } = companyScope;
      const scope = { ...rows, details: company.details };
      const maker: Maker = { person, side: 'member', makesAll: may(company.role, 'manage-papers') };
      const document = await make(services, scope, maker, orderOf(input));
      await addAuditEntry(scope, {
        action: 'document-made',
        subject: document.title,
        companyId: params.id,
        actor: personActor(person),
        at: services.clock(),
      });
      const answer = { message: texts.documentMade(document.title), document };
      await storeAnswer(scope, answer);
      return answer;
    });
  }),

  serve(contract.listClientDocuments, async ({ services, session, params }) => ({
    list: await inCompanyAsStaff(services, session.person, params.id, async (staff) => {
      await staff.recordRead('papers');
      return listIn(services, paperScopeOf(staff), { makesAll: true });
    }),
  })),

  serve(contract.makeClientDocument, async ({ services, session, params, input, storeAnswer, texts }) => {
    const { person } = session;
    await services.rateLimits.count(making, person.id);
    return inCompanyAsStaff(services, person, params.id, async (staff) => {
      const maker: Maker = { person, side: 'staff', makesAll: true };
      const document = await make(services, paperScopeOf(staff), maker, orderOf(input));
      await staff.record({ action: 'document-made', subject: document.title });
      const answer = { message: texts.documentMade(document.title), document };
      await storeAnswer(staff, answer);
      return answer;
    });
  }),

  serve(articles.readArticles, async ({ services, session, params }) => ({
    ...(await inCompany(services, session.person, params.id, 'read-company-papers', ({ company, ...rows }) =>
      articlesIn(services, { ...rows, details: company.details }),
    )),
  })),

  serve(articles.changeArticle, async ({ services, session: { person }, params, input }) => ({
    ...(await inCompany(services, person, params.id, 'change-company', async ({ company, ...rows }) => {
      const scope = { ...rows, details: company.details };
      const at = services.clock();
      const { section } = params;
      const { text, arabic } = input;
      const own = text === null ? null : { text, arabic };
      await keepOwnArticle(scope, params.id, { section, own, by: person, at });
      await addAuditEntry(scope, {
        action: 'articles-changed',
        subject: section,
        companyId: params.id,
        actor: personActor(person),
        at,
      });
      return articlesIn(services, scope);
    })),
  })),

  serve(articles.readClientArticles, async ({ services, session, params }) => ({
    ...(await inCompanyAsStaff(services, session.person, params.id, async (staff) => {
      await staff.recordRead('papers');
      return articlesIn(services, paperScopeOf(staff));
    })),
  })),
];

/** A company's articles: the standard text, and its own where it has one. */
async function articlesIn(services: DocumentPorts, scope: PaperScope) {
  const { record } = await readRecord(services, scope, {});
  const own = await listOwnArticles(scope, scope.details.id);
  return {
    articles: viewArticles(standardArticles(record.company, record.activities), own),
    hasArabic: isBesideArabic(scope.details.country),
    prevails: prevailingTextIn(scope.details.country, scope.details.companyType),
  };
}

const orderOf = ({ rebuilds, ...order }: Omit<DocumentOrder, 'rebuilds'> & { rebuilds: string | null }) => ({
  ...order,
  rebuilds: rebuilds ?? undefined,
});

async function make(
  services: DocumentPorts,
  scope: PaperScope,
  maker: Maker,
  order: DocumentOrder,
): Promise<MadeDocumentView> {
  const { template, made } = await makeDocument(services, scope, maker, order);
  const personId = maker.side === 'member' ? maker.person.id : undefined;
  const { record } = await readRecord(services, scope, { personId });
  return viewMade(services, template, made, { record, mayMake: () => true, isSigned: false }, scope);
}
