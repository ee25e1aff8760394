import { Hono, type MiddlewareHandler } from 'hono';
import { personView, sessionView } from '#contract/accounts.ts';
import { chatCompletion, chatCompletionChunk } from '#contract/assistant.ts';
import { auditEntryView } from '#contract/audit.ts';
import { companyView } from '#contract/companies.ts';
import { formationView } from '#contract/formation.ts';
import { serviceRequestView } from '#contract/requests.ts';
import { memberView } from '#contract/team.ts';
import { accountClosingRoutes } from './account-closing/routes.ts';
import { accountExportRoutes } from './account-export/routes.ts';
import { accountEmailRoutes } from './accounts/email-routes.ts';
import { mountGoogleCallback } from './accounts/google/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { signInMethodRoutes } from './accounts/sign-in-method-routes.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { brandRoutes } from './brand/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import { formationRoutes } from './formation/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { writeResults } from './help/write-results.ts';
import { mailRoutes } from './mail/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { mountPages } from './pages/pages.ts';
import { planRoutes } from './plans/routes.ts';
import { mountApiDocs } from './platform/api-docs.ts';
import { mountHealth } from './platform/health.ts';
import { mountOperations } from './platform/mount-operations.ts';
import { replyToFailure } from './platform/reply-to-failure.ts';
import type { ServedOperation } from './platform/serve-operation.ts';
import { priceRoutes } from './prices/routes.ts';
import { isAnswerPublished } from './questions/index.ts';
import { questionRoutes } from './questions/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import type { Services } from './services.ts';
import { teamRoutes } from './team/routes.ts';
import { voiceRoutes } from './voice/routes.ts';

/** Every call the server answers. */
export const servedOperations: readonly ServedOperation<Services>[] = [
  ...accountRoutes,
  ...accountEmailRoutes,
  ...accountClosingRoutes,
  ...accountExportRoutes,
  ...signInMethodRoutes,
  ...assistantRoutes,
  ...auditRoutes,
  ...billingRoutes,
  ...brandRoutes,
  ...priceRoutes,
  ...calendarRoutes,
  ...companyRoutes,
  ...formationRoutes,
  ...helpRoutes,
  ...mailRoutes,
  ...operatorRoutes,
  ...planRoutes,
  ...questionRoutes,
  ...requestRoutes,
  ...teamRoutes,
  ...voiceRoutes,
];

/** How long after the first page the articles are read: the page's own files come first. */
const articlesDelayMs = 1_500;

/**
 * Reads the articles after the first page: at the start they would slow it, and the first question would have to
 * wait for them.
 */
function readArticlesSoon({ knowledge, log }: Services): MiddlewareHandler {
  let isRead = false;
  return async (_context, next) => {
    await next();
    if (isRead) return;
    isRead = true;
    const read = () =>
      knowledge().catch((error: unknown) => log.error({ err: error }, 'The articles cannot be read.'));
    setTimeout(read, articlesDelayMs).unref();
  };
}

/** Puts together everything the server answers. */
export function createApp(services: Services): Hono {
  const app = new Hono();
  app.onError((error) => replyToFailure(error, services.log));

  mountHealth(app, services);
  const title = () => `${services.config.brand.name} API`;
  mountApiDocs(app, title, async (titleNow) => {
    const { describeApi } = await import('./platform/openapi.ts');
    return describeApi({
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
        ChatCompletion: chatCompletion,
        ChatCompletionChunk: chatCompletionChunk,
      },
    });
  });
  mountOperations(app, servedOperations, services);
  mountGoogleCallback(app, services);
  app.use('/app/*', readArticlesSoon(services));
  mountPages(app, services, {
    hasAnswer: (id) => isAnswerPublished(services, id),
    searches: { help: (query, context) => writeResults(services, query, context) },
  });
  return app;
}
