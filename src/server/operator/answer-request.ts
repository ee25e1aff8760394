import type { Person } from '#domain/accounts/person.ts';
import type { RequestState } from '#domain/requests/service-request.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import { addThreadItem } from '../threads/index.ts';
import type { OperatorPorts } from './ports.ts';
import { type FiledRequestRow, isAskedAgain, lockRequest, storeAnswer } from './request-repository.ts';

interface Answer {
  state: RequestState;
  answer: string;
}

/**
 * Updates a request's status and answers it. Logs it for the company, puts the answer into its thread
 * and tells the requester. If two operators
 * answer at once, the second is told.
 * @throws Failure 'request-not-found', 'request-changed', or 'request-open-again' if a newer request is open
 */
export async function answerRequest(
  services: Pick<OperatorPorts, 'clock' | 'database'>,
  operator: Person,
  id: string,
  { state, answer }: Answer,
  expectedVersion: string | undefined,
): Promise<FiledRequestRow> {
  const { database, clock } = services;
  try {
    return await inScope(database, { staff: operator.id }, async (transaction) => {
      const request = await lockRequest(transaction, id);
      if (!request) throw new Failure('request-not-found');
      const { details } = request;
      const version = details.changedAt.toISOString();
      if (expectedVersion !== undefined && expectedVersion !== version) {
        throw new Failure('request-changed', { etag: etagOf(version) });
      }
      if (details.state === state && details.answer === answer) return request;
      if (state !== 'done' && (await isAskedAgain(transaction, request))) {
        throw new Failure('request-open-again');
      }
      const changedAt = clock();
      await storeAnswer(transaction, id, { state, answer, changedAt });
      await addAuditEntry(transaction, {
        companyId: details.companyId,
        actor: operatorActor(operator),
        action: 'service-request-changed',
        subject: details.service,
        details: {
          ...(details.state !== state && { from: details.state, to: state }),
          ...(details.answer !== answer && { answer }),
        },
        at: changedAt,
      });
      await addThreadItem(transaction, {
        kind: 'request',
        details: { service: details.service, state },
        companyId: details.companyId,
        author: operator,
        side: 'agency',
        text: answer,
        at: changedAt,
        tells: false,
      });
      await notify(transaction, {
        kind: 'request-answered',
        companyId: details.companyId,
        details: { service: details.service },
        people: details.requestedBy ? [details.requestedBy] : [],
        at: changedAt,
      });
      return { ...request, details: { ...details, state, answer, changedAt } };
    });
  } catch (error) {
    // The company made a new request concurrently.
    if (violatedConstraintOf(error) === 'service_requests_unfinished_key') {
      throw new Failure('request-open-again');
    }
    throw error;
  }
}
