import { Hono, type MiddlewareHandler } from 'hono';
import { personView, sessionView } from '#contract/accounts.ts';
import { activitiesView } from '#contract/activities.ts';
import { chatCompletion, chatCompletionChunk } from '#contract/assistant.ts';
import { auditEntryView } from '#contract/audit.ts';
import { calendarView } from '#contract/calendar.ts';
import { caseView, formationView } from '#contract/case-views.ts';
import { companyView } from '#contract/companies.ts';
import { documentListView } from '#contract/documents.ts';
import { namesView } from '#contract/names.ts';
import { paperListView } from '#contract/papers.ts';
import { peopleView } from '#contract/party-view.ts';
import { paymentsView } from '#contract/payments.ts';
import { planView } from '#contract/plans.ts';
import { serviceRequestView } from '#contract/requests.ts';
import { memberView } from '#contract/team.ts';
import { accountClosingRoutes } from './account-closing/routes.ts';
import { accountExportRoutes } from './account-export/routes.ts';
import { accountEmailRoutes } from './accounts/email-routes.ts';
import { mountGoogleCallback } from './accounts/google/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { signInMethodRoutes } from './accounts/sign-in-method-routes.ts';
import { activityRoutes } from './activities/routes.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { bankingRoutes } from './banking/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { brandRoutes } from './brand/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { staffCalendarRoutes } from './calendar/staff-routes.ts';
import { caseRoutes } from './cases/routes.ts';
import { clientRoutes } from './clients/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import { dataRoomRoutes } from './data-rooms/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { writeResults } from './help/write-results.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { keptRecordRoutes } from './kept-records/routes.ts';
import { kitRoutes } from './kits/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { nameRoutes } from './names/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { mountPages } from './pages/pages.ts';
import { keptPaperRoutes } from './papers/kept-routes.ts';
import { paperRoutes } from './papers/routes.ts';
import { staffPaperRoutes } from './papers/staff-routes.ts';
import { partyRoutes } from './parties/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { pageAnswersOf } from './plans/index.ts';
import { planRoutes } from './plans/routes.ts';
import { mountApiDocs } from './platform/api-docs.ts';
import { mountHealth } from './platform/health.ts';
import { mountOperations } from './platform/mount-operations.ts';
import { replyToFailure } from './platform/reply-to-failure.ts';
import type { ServedOperation } from './platform/serve-operation.ts';
import { portalRoutes } from './portals/routes.ts';
import { priceListRoutes } from './price-list/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { providerRoutes } from './providers/routes.ts';
import { isAnswerPublished } from './questions/index.ts';
import { questionRoutes } from './questions/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import type { Services } from './services.ts';
import { signingRoutes } from './signing/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { threadRoutes } from './threads/routes.ts';
import { todayRoutes } from './today/routes.ts';
import { voiceRoutes } from './voice/routes.ts';

/** Every call the server answers. */
export const servedOperations: readonly ServedOperation<Services>[] = [
  ...accountRoutes,
  ...accountEmailRoutes,
  ...accountClosingRoutes,
  ...accountExportRoutes,
  ...signInMethodRoutes,
  ...activityRoutes,
  ...assistantRoutes,
  ...auditRoutes,
  ...billingRoutes,
  ...brandRoutes,
  ...priceRoutes,
  ...priceListRoutes,
  ...quoteRoutes,
  ...bankingRoutes,
  ...providerRoutes,
  ...deskRoutes,
  ...calendarRoutes,
  ...staffCalendarRoutes,
  ...clientRoutes,
  ...companyRoutes,
  ...caseRoutes,
  ...documentRoutes,
  ...helpRoutes,
  ...invoiceRoutes,
  ...kitRoutes,
  ...mailRoutes,
  ...notificationRoutes,
  ...nameRoutes,
  ...operatorRoutes,
  ...paperRoutes,
  ...staffPaperRoutes,
  ...keptPaperRoutes,
  ...keptRecordRoutes,
  ...partyRoutes,
  ...paymentRoutes,
  ...planRoutes,
  ...dataRoomRoutes,
  ...portalRoutes,
  ...questionRoutes,
  ...requestRoutes,
  ...signingRoutes,
  ...staffRoutes,
  ...teamRoutes,
  ...threadRoutes,
  ...todayRoutes,
  ...voiceRoutes,
];

/** How long after the first page the articles are read: the page's own files come first. */
const articlesDelayMs = 1_500;

/**
 * Reads the articles after the first page: at the start they would slow it, and the first question would have to
 * wait for them.
 */
function readArticlesSoon({ knowledge, log, shutdownSignal }: Services): MiddlewareHandler {
  let isRead = false;
  return async (_context, next) => {
    await next();
    if (isRead) return;
    isRead = true;
    const read = () =>
      knowledge().catch((error: unknown) => log.error({ err: error }, 'The articles cannot be read.'));
    const timer = setTimeout(read, articlesDelayMs).unref();
    shutdownSignal.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
}

/** Puts together everything the server answers. */
export function createApp(services: Services): Hono {
  const app = new Hono();
  app.onError((error) => replyToFailure(error, services.log));

  mountHealth(app, services);
  const title = () => `${services.config.brand.name} API`;
  mountApiDocs(app, title, async (titleNow, openapi) => {
    const { describeApi } = await import('./platform/openapi.ts');
    return describeApi({
      openapi,
      title: titleNow,
      version: '1',
      cookieName: services.accounts.sessions.cookieName,
      operations: servedOperations,
      named: {
        Person: personView,
        Session: sessionView,
        Company: companyView,
        Member: memberView,
        AuditEntry: auditEntryView,
        ServiceRequest: serviceRequestView,
        Formation: formationView,
        Case: caseView,
        Plan: planView,
        Calendar: calendarView,
        People: peopleView,
        Names: namesView,
        Activities: activitiesView,
        PaperList: paperListView,
        Payments: paymentsView,
        DocumentList: documentListView,
        ChatCompletion: chatCompletion,
        ChatCompletionChunk: chatCompletionChunk,
      },
    });
  });
  mountOperations(app, servedOperations, services);
  mountGoogleCallback(app, services);
  app.use('/app/*', readArticlesSoon(services));
  mountPages(app, services, {
    answers: pageAnswersOf(services),
    hasAnswer: (id) => isAnswerPublished(services, id),
    searches: { help: (query, context) => writeResults(services, query, context) },
  });
  return app;
}
