import type { AuthorityAnswer } from '#contract/names.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, inCompanyAsStaff, personActor } from '../audit/index.ts';
import {
  type CaseScope,
  type CaseUser,
  type RecordingSources,
  readPractice,
  recordCaseEventIn,
} from '../cases/index.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany, lockCompanies } from '../tenancy/index.ts';
import { moveNamingTask } from './move-naming-task.ts';
import { listNames, type StoredAnswer, storeNameAnswer } from './name-repository.ts';
import { type Naming, readNaming } from './naming.ts';
import type { NamePorts } from './ports.ts';
import type { OwnNaming } from './read-names.ts';

/**
 * Records what the authority said of a name: reserved with number and last day, or refused with the reason and what
 * to do next. The step of the formation that settles the name moves with it.
 *
 * @throws Failure 'company-not-found', 'formation-not-found', 'name-not-found', 'name-answered' if it was refused, or
 * 'invalid-input' for a day on which the authority cannot have answered
 */
export async function recordNameAnswer(
  services: NamePorts,
  staff: { person: Person; role: StaffRole },
  companyId: string,
  nameId: string,
  answer: AuthorityAnswer,
): Promise<Naming> {
  const catalogue = await services.prices.current();
  return inCompanyAsStaff(services, staff.person, companyId, async (scope) => {
    const at = services.clock();
    const actor = { side: 'agency' as const, role: staff.role };
    await storeAnswer(
      { ...services, catalogue },
      { ...scope, actor },
      { side: 'agency', ...staff },
      nameId,
      answer,
    );
    return readNaming(scope, scope.company, catalogue, at);
  });
}

/**
 * The same by an admin of the company, where no agency stands between founders and authorities.
 *
 * @throws Failure as `recordNameAnswer`, or 'not-allowed'
 */
export async function recordOwnNameAnswer(
  services: NamePorts,
  person: Person,
  companyId: string,
  nameId: string,
  answer: AuthorityAnswer,
): Promise<OwnNaming> {
  const catalogue = await services.prices.current();
  return inCompany(services, person, companyId, 'change-formation', async ({ company, ...transaction }) => {
    if ((await readPractice(transaction)).hasAgency) throw new Failure('not-allowed');
    const at = services.clock();
    const scope: CaseScope = {
      ...transaction,
      company: company.details,
      actor: { side: 'founder', role: company.role },
      record: (entry) => addAuditEntry(transaction, { ...entry, companyId, actor: personActor(person), at }),
    };
    await storeAnswer({ ...services, catalogue }, scope, { side: 'founder', person }, nameId, answer);
    const naming = await readNaming(transaction, company.details, catalogue, at);
    return { ...naming, mayChange: true, mayRecord: true };
  });
}

async function storeAnswer(
  services: RecordingSources,
  scope: CaseScope,
  user: CaseUser,
  nameId: string,
  answer: AuthorityAnswer,
): Promise<void> {
  const companyId = scope.company.id;
  await lockCompanies(scope, companyId);
  const names = await listNames(scope, companyId);
  const name = names.find(({ id }) => id === nameId);
  if (!name) throw new Failure('name-not-found');
  if (name.state === 'refused') throw new Failure('name-answered');
  await storeNameAnswer(scope, name, storedAnswerOf(answer), services.clock());
  await scope.record(
    answer.answer === 'reserved'
      ? { action: 'name-reserved', subject: name.name, details: { until: answer.until } }
      : { action: 'name-refused', subject: name.name, details: { reason: answer.reason } },
  );
  const isLast = !names.some(({ id, state }) => id !== nameId && state !== 'refused');
  await moveNamingTask(services, scope, user, answer, isLast);
  if (answer.answer === 'refused' && answer.isForLikeName) await askForConsent(services, scope, user);
}

/** The letter of consent becomes a step of the formation, where it is not one yet. */
async function askForConsent(services: RecordingSources, scope: CaseScope, user: CaseUser): Promise<void> {
  await recordCaseEventIn(services, scope, user, 'formation', () => ({
    event: { kind: 'question-answered', question: 'has-like-name', answer: true },
    entry: { action: 'question-answered', subject: 'has-like-name', details: { answer: true } },
  }));
}

function storedAnswerOf(answer: AuthorityAnswer): StoredAnswer {
  const answeredOn = plainDate(answer.on);
  return answer.answer === 'reserved'
    ? {
        state: 'reserved',
        answeredOn,
        reason: '',
        nextPath: '',
        reservationNumber: answer.number,
        reservedUntil: plainDate(answer.until),
      }
    : {
        state: 'refused',
        answeredOn,
        reason: answer.reason,
        nextPath: answer.nextPath,
        reservationNumber: '',
        reservedUntil: null,
      };
}
