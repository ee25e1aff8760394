import { randomUUID } from 'node:crypto';
import type { SavedView } from '#contract/today.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { TodayPorts } from './ports.ts';
import { deleteViewOf, insertView, listViewsOf } from './view-repository.ts';

/** Far more than fit above a list. */
const maxViews = 20;

type Services = Pick<TodayPorts, 'clock' | 'database'>;

/** The views that somebody keeps, oldest first. */
export function listSavedViews({ database }: Services, person: Person): Promise<SavedView[]> {
  return inScope(database, 'installation', (transaction) => listViewsOf(transaction, person.id));
}

/** @throws Failure 'too-many-views' */
export function saveView(
  { database, clock }: Services,
  person: Person,
  view: { name: string; query: string },
): Promise<SavedView[]> {
  return inScope(database, 'installation', async (transaction) => {
    const views = await listViewsOf(transaction, person.id);
    if (views.length >= maxViews) throw new Failure('too-many-views');
    await insertView(transaction, { ...view, id: randomUUID(), userId: person.id, createdAt: clock() });
    return listViewsOf(transaction, person.id);
  });
}

/** @throws Failure 'view-not-found', also for somebody else's */
export function deleteView({ database }: Services, person: Person, id: string): Promise<SavedView[]> {
  return inScope(database, 'installation', async (transaction) => {
    if (!(await deleteViewOf(transaction, person.id, id))) throw new Failure('view-not-found');
    return listViewsOf(transaction, person.id);
  });
}
