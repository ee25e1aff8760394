import type { Person } from '#domain/accounts/person.ts';
import { listAllEntries } from '../../audit/audit-repository.ts';
import { viewEntry } from '../../audit/views.ts';
import { findFeed } from '../../calendar/feed-repository.ts';
import { readCalendar } from '../../calendar/read-calendar.ts';
import { viewCalendar } from '../../calendar/views.ts';
import { latestChanges } from '../../companies/change-repository.ts';
import { inCompany } from '../../companies/in-company.ts';
import { viewCompany } from '../../companies/views.ts';
import { listCaseEvents } from '../../formation/case-repository.ts';
import { Failure } from '../../platform/failure.ts';
import { listRequestsOf } from '../../requests/request-repository.ts';
import { viewRequest } from '../../requests/views.ts';
import type { Services } from '../../services.ts';
import { listPlaces } from '../../team/member-repository.ts';

/** More saves of one company than anybody makes. */
const mostChanges = 10_000;

/** What is kept of a company, as far as that person of it may see it, with what they themselves did there. */
export async function exportCompany(services: Services, person: Person, companyId: string) {
  const kept = await inCompany(services, person, companyId, 'read-company', async (scope) => {
    const { details } = scope.company;
    return {
      details: viewCompany(scope.company),
      logoKey: details.logoKey,
      logoType: details.logoType,
      people: (await listPlaces(scope, companyId)).map(({ name, email, role, status }) => ({
        name,
        email,
        role,
        status,
      })),
      formation: (await listCaseEvents(scope, companyId)).map(({ event, record }) => ({
        ...event,
        ...record,
      })),
      changes: await latestChanges(scope, companyId, undefined, mostChanges),
      requests: (await listRequestsOf(scope, companyId)).map(viewRequest),
      calendarAddressSince: (await findFeed(scope, { companyId, userId: person.id }))?.createdAt ?? null,
      yourActs: (await listAllEntries(scope, companyId, { actor: person.id })).map(viewEntry),
    };
  });
  const { logoKey, logoType, ...rest } = kept;
  const logo = logoKey && (await services.files.read(logoKey));
  return {
    ...rest,
    logo: logo ? `data:${logoType};base64,${Buffer.from(logo).toString('base64')}` : null,
    calendar: await calendarOf(services, person, companyId),
  };
}

/** `null` where the catalogue has no plan for what the company was created for. */
async function calendarOf(services: Services, person: Person, companyId: string) {
  try {
    return viewCalendar(await readCalendar(services, person, companyId));
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'formation-not-found') return null;
    throw failure;
  }
}
