import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import { countOpenQuestions } from '../questions/index.ts';
import { countFailedEmails } from './email-repository.ts';
import type { OperatorPorts } from './ports.ts';
import { countOpenRequests } from './request-repository.ts';

/** How much waits for the operators: requests nobody has taken up, questions nobody knew, emails that failed. */
export async function readBackOffice(
  services: Pick<OperatorPorts, 'database'>,
  staff: Pick<Person, 'id'>,
): Promise<{ requests: number; questions: number; emails: number }> {
  return inScope(services.database, { staff: staff.id }, async (transaction) => ({
    requests: await countOpenRequests(transaction),
    questions: await countOpenQuestions(transaction),
    emails: await countFailedEmails(transaction),
  }));
}
