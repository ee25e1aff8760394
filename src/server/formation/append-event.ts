import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import type { CaseEvent } from '#domain/formation/case-state.ts';
import type { Progress } from '#domain/formation/progress.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import { caseAfter, caseDaysOf, type FormationCase } from './case-progress.ts';
import { appendCaseEvent } from './case-repository.ts';
import type { FormationPorts } from './ports.ts';
import { plannedCompany } from './read-case.ts';

/** Far more than a formation needs; every event is read with every request. */
const maxEvents = 1000;

/**
 * Adds an event to a company's formation and activity log in one transaction.
 * @param decide creates the event from the current state, or throws; the case is locked meanwhile
 * @throws Failure 'company-not-found', 'not-allowed', 'formation-not-found' or 'too-many-entries'
 */
export async function appendEvent(
  services: FormationPorts,
  person: Person,
  companyId: string,
  decide: (formation: FormationCase) => CaseEvent,
): Promise<FormationCase> {
  const catalogue = await services.prices.current();
  return inCompany(services, person, companyId, 'change-formation', async (scope) => {
    const planned = plannedCompany(scope.company, catalogue);
    const days = await caseDaysOf(services, planned);
    const record = { by: person, at: services.clock() };
    const events = await appendCaseEvent(scope, companyId, record, (before) => {
      if (before.length >= maxEvents) throw new Failure('too-many-entries');
      return decide(caseAfter(planned, before, days));
    });
    const formation = caseAfter(planned, events, days);
    const event = events.at(-1)?.event;
    if (event) {
      await addAuditEntry(scope, {
        ...auditEntryOf(event, formation.progress),
        companyId,
        actor: personActor(person),
        at: record.at,
      });
    }
    return formation;
  });
}

const actions = {
  'step-done': 'step-recorded',
  'step-reopened': 'step-reopened',
  'date-set': 'date-set',
  'date-cleared': 'date-cleared',
  'question-answered': 'question-answered',
} as const;

/** The log stores a step's current label, because the catalogue may change; dates and questions are stored by id. */
function auditEntryOf(event: CaseEvent, { steps }: Progress): AuditEntry {
  const action = actions[event.kind];
  if (event.kind === 'question-answered')
    return { action, subject: event.question, details: { answer: event.answer } };
  const subject =
    'step' in event
      ? (steps.find(({ step }) => step.id === event.step)?.step.label ?? event.step)
      : event.date;
  return { action, subject, details: 'on' in event ? { on: event.on } : {} };
}
