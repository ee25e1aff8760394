import type { Person } from '#domain/accounts/person.ts';
import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import { appendEvent } from './append-event.ts';
import type { FormationCase } from './case-progress.ts';
import type { FormationPorts } from './ports.ts';

/**
 * Records the answer to a question that deadlines depend on.
 *
 * @param answer `null` removes the answer
 * @throws Failure as `appendEvent`
 */
export function answerQuestion(
  services: FormationPorts,
  person: Person,
  companyId: string,
  question: CompanyQuestion,
  answer: boolean | null,
): Promise<FormationCase> {
  return appendEvent(services, person, companyId, () => ({ kind: 'question-answered', question, answer }));
}
