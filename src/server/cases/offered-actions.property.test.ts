import { expect, test } from 'vitest';
import { problemsOfLack } from '#contract/action-lack.ts';
import type { CaseTaskView } from '#contract/case-views.ts';
import type { Person } from '#domain/accounts/person.ts';
import { type ActionInput, lackOf } from '#domain/cases/action-input.ts';
import type { CaseActor } from '#domain/cases/allowed-actions.ts';
import type { RecordedEvent } from '#domain/cases/case-event.ts';
import { type CaseKind, caseKinds } from '#domain/cases/case-kind.ts';
import { taskActions } from '#domain/cases/task-action.ts';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import type { TaskNeed } from './ports.ts';
import { type CaseFile, type CompanyCase, caseAfter, plannedCompany } from './read-case.ts';
import type { SeenBy } from './read-cases.ts';
import { eventFor } from './record-action.ts';
import { viewCaseFile } from './views.ts';

const today = plainDate('2026-11-20');
const at = new Date('2026-11-20T10:00:00Z');
const person = { id: 'ana', email: 'ana@example.com', fullName: 'Ana Example' } as Person;
const company = {
  ...{
    id: 'company',
    country: 'AE',
    companyType: 'free-zone',
    subType: 'dmcc',
    visas: 2,
    officeType: 'flexi',
  },
} as CompanyRecord;
const planned = plannedCompany(company, publishedCatalogue);

const actors: readonly CaseActor[] = [
  { side: 'founder', role: 'admin' },
  { side: 'founder', role: 'member' },
  { side: 'agency', role: 'manager' },
  { side: 'agency', role: 'case-worker' },
  { side: 'agency', role: 'reviewer' },
];

type Random = ReturnType<typeof seededRandom>;

const oneOf = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[random(values.length)] ?? values[0];

/** What somebody may have typed: complete, empty, blank, or no day. */
function saidBy(random: Random, fields: CaseTaskView['fields'], on: PlainDate): ActionInput {
  const text = () => oneOf(random, [undefined, '', ' ', 'Said', 'Said', 'Said']);
  const typed = () => oneOf(random, ['2027-11-20', '2027-11-20', '2027-11-20', '', 'soon']);
  return {
    on,
    reason: text(),
    nextPath: text(),
    points: random(3) === 0 ? [] : [{ text: 'Repair' }],
    ...(random(4) > 0 && { values: Object.fromEntries(fields.map(({ id }) => [id, typed()])) }),
  };
}

function fileOf(practice: CaseFile['practice'], kind: CaseKind, events: readonly RecordedEvent[]): CaseFile {
  const caseOf = (id: string, of: CaseKind, recorded: readonly RecordedEvent[]) =>
    caseAfter(
      planned,
      { id, companyId: company.id, kind: of, openedAt: at, closedOn: null },
      recorded,
      practice,
    );
  const formation = caseOf('formation', 'formation', kind === 'formation' ? events : []);
  const opened: RecordedEvent = {
    event: { kind: 'opened', on: today, values: {} },
    record: { by: 'Ana', side: 'founder', at },
  };
  const later = kind === 'formation' ? [] : [caseOf('later', kind, [opened, ...events])];
  const calendar = { isWorkingDay: () => true };
  return { ...planned, practice, calendar, today, latestDay: today, cases: [formation, ...later] };
}

function decided(of: CompanyCase, file: CaseFile, actor: CaseActor, ...said: [string, never, ActionInput]) {
  const [task, action, input] = said;
  try {
    const { event } = eventFor({ person, side: actor.side } as never, task, action, input)(of, file, actor);
    return { event };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error.code, fields: error.fields ?? {} };
    throw error;
  }
}

test('what a page offers is what the server takes, and both miss the same things', () => {
  const seen = { offered: 0, refused: 0, incomplete: 0, lacking: 0 };
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = seededRandom(seed);
    const practice = { hasAgency: random(3) > 0 };
    const kind = oneOf<CaseKind>(random, [caseKinds[0], ...caseKinds]);
    const events: RecordedEvent[] = [];
    for (let step = 0; step < 25; step += 1) {
      const actor = actors[random(actors.length)] ?? { side: 'founder', role: 'member' };
      const read = fileOf(practice, kind, events);
      const missing = new Map<string, TaskNeed[]>();
      const found = read.cases.at(-1);
      if (!found) throw new Error('There is no case.');
      for (const { template } of found.folded.tasks) {
        if (random(2) === 0) missing.set(template.id, [{ kind: 'paper', id: 'passport', label: 'Passport' }]);
      }
      const of = { ...found, missing };
      const file = { ...read, cases: [...read.cases.slice(0, -1), of] };
      const seenBy: SeenBy<CaseFile> = {
        ...file,
        actor,
        windows: new Map(),
        describePaper: () => ({ access: 'closed', paper: null }),
      };
      const view = viewCaseFile(seenBy).cases.at(-1);
      const next: RecordedEvent['event'][] = [];
      for (const task of view?.tasks ?? []) {
        for (const action of taskActions) {
          const said = saidBy(random, task.fields, task.possibleDays.from > today ? today : today);
          const answer = decided(of, file, actor, task.id, action as never, said);
          if (!task.actions.includes(action)) {
            expect(answer.refusal, `${task.id} ${action}`).toBeDefined();
            expect(answer.refusal).not.toBe('invalid-input');
            seen.refused += 1;
            if (answer.refusal === 'task-incomplete') seen.incomplete += 1;
            continue;
          }
          seen.offered += 1;
          const lack = lackOf(
            action,
            task.fields.filter(({ isOpen }) => isOpen),
            said,
          );
          if (lack) seen.lacking += 1;
          expect(answer.fields ?? {}, `${task.id} ${action}`).toEqual(lack ? problemsOfLack(lack) : {});
          expect(answer.event === undefined, `${task.id} ${action}`).toBe(lack !== undefined);
          if (answer.event && random(2) === 0) next.push(answer.event);
        }
      }
      const event = next[random(Math.max(next.length, 1))];
      if (event) events.push({ event, record: { by: 'Ana', side: actor.side, at } });
    }
  }
  expect(seen.offered).toBeGreaterThan(1000);
  expect(seen.incomplete).toBeGreaterThan(15);
  expect(seen.lacking).toBeGreaterThan(50);
});
