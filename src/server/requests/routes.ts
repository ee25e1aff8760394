import * as contract from '#contract/requests.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { listRequests } from './list-requests.ts';
import type { RequestPorts } from './ports.ts';
import type { ServiceRequest } from './request-repository.ts';
import { requestService } from './request-service.ts';
import { viewRequest } from './views.ts';

const { serve } = servingWith<RequestPorts>();

/** What the requests feature answers to a company's people. */
export const requestRoutes = [
  serve(contract.listRequests, async ({ services, session, params }) => ({
    requests: (await listRequests(services, session.person, params.id)).map(viewRequest),
  })),

  serve(contract.requestService, async ({ services, session, params, input, storeAnswer, texts }) => {
    const answerWith = (request: ServiceRequest) => ({
      message: texts.serviceRequested,
      request: viewRequest(request),
    });
    return answerWith(
      await requestService(services, session.person, params.id, input.service, (scope, request) =>
        storeAnswer(scope, answerWith(request)),
      ),
    );
  }),
];
