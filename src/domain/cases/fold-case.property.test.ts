import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { actionsOn, type CaseActor, obstacleTo } from './allowed-actions.ts';
import type { RecordedEvent } from './case-event.ts';
import { eventOfAction } from './event-of-action.ts';
import { type CasePlan, type FoldedCase, foldCase, type Practice } from './fold-case.ts';
import { taskActions } from './task-action.ts';
import { countedOf } from './task-story.ts';
import type { TaskTemplate } from './task-template.ts';

const deciders = ['founder', 'agency', 'authority', 'bank'] as const;

function templatesBy(random: (below: number) => number): TaskTemplate[] {
  return Array.from({ length: 3 + random(5) }, (_, index): TaskTemplate => {
    const decidedBy = deciders[random(4)] ?? 'founder';
    return {
      id: `t${index}`,
      label: `t${index}`,
      decidedBy,
      hasFounderPart: decidedBy === 'founder' || random(2) === 0,
      needsNoApplication: random(5) === 0 && (decidedBy === 'authority' || decidedBy === 'bank'),
      needs: Array.from({ length: index }, (_, other) => `t${other}`).filter(() => random(3) === 0),
      ...(random(4) === 0 && { when: { visasAtLeast: 1 + random(3) } }),
      workingDays: { unconfirmed: 'time' },
      documents: [],
      fields: random(3) === 0 ? [{ id: 'f', label: 'F', kind: 'text', isRequired: false }] : [],
      result: '',
      reaches: [],
    };
  });
}

const actors: readonly CaseActor[] = [
  { side: 'founder', role: 'admin' },
  { side: 'founder', role: 'member' },
  { side: 'agency', role: 'manager' },
  { side: 'agency', role: 'case-worker' },
  { side: 'agency', role: 'reviewer' },
];

const on = plainDate('2026-11-02');
const said = { on, reason: 'Why', nextPath: 'The way on', points: [{ text: 'Repair' }], values: { f: 'x' } };

/** A case that lacks nothing. */
const whole = (folded: FoldedCase) => ({ folded, missing: new Map() });

/** A walk of what people could really do, with answers and places changing on the way. */
function walk(seed: number) {
  const random = seededRandom(seed);
  const practice: Practice = { hasAgency: random(2) === 0 };
  const templates = { here: templatesBy(random), there: templatesBy(random) };
  let plan: CasePlan = {
    place: 'here',
    templates: templates.here,
    requirements: { visas: random(4), officeType: 'flexi' },
    openedOn: on,
  };
  const events: RecordedEvent[] = [];
  const seen: { plan: CasePlan; events: readonly RecordedEvent[] }[] = [];
  for (let step = 0; step < 60; step += 1) {
    const folded = foldCase(plan, events, practice);
    if (random(12) === 0) {
      const place = random(2) === 0 ? 'here' : 'there';
      const next = {
        ...plan,
        place,
        templates: templates[place],
        requirements: { ...plan.requirements, visas: random(4) },
      };
      const answers = ({ place: at, requirements }: CasePlan) => ({ place: at, ...requirements });
      const begun = Object.fromEntries(
        folded.tasks.flatMap(({ isStarted, isFormer, template: { id, label, decidedBy } }) =>
          isStarted && !isFormer ? [[id, { label, decidedBy }]] : [],
        ),
      );
      events.push({
        event: { kind: 'answers-changed', on, from: answers(plan), to: answers(next), begun },
        record: { by: 'Ana', side: 'founder', at: new Date(0) },
      });
      plan = next;
    } else {
      const actor = actors[random(actors.length)] ?? { side: 'founder', role: 'member' };
      const task = folded.tasks[random(folded.tasks.length)];
      if (!task || task.isFormer) continue;
      const possible = actionsOn(task.template.id, actor, whole(folded), practice);
      const action = possible[random(possible.length)];
      if (!action) continue;
      const event = eventOfAction(action, task, said);
      events.push({ event, record: { by: 'Ana', side: actor.side, at: new Date(0) } });
    }
    seen.push({ plan, events: [...events] });
  }
  return { practice, seen };
}

const walks = Array.from({ length: 200 }, (_, seed) => walk(seed + 1));

describe('whatever people do with a case', () => {
  it('shows every task that was ever begun', () => {
    for (const { practice, seen } of walks) {
      for (const { plan, events } of seen) {
        const { tasks } = foldCase(plan, events, practice);
        const told = tasks.flatMap(({ history }) => history.map(({ event }) => event));
        const recorded = events.flatMap(({ event }) => ('task' in event ? [event] : []));
        expect(new Set(told)).toEqual(new Set(recorded));
      }
    }
  });

  it('keeps what was undone, and stands as if it had not been', () => {
    let undone = 0;
    for (const { practice, seen } of walks) {
      for (const { plan, events } of seen) {
        const last = events.at(-1)?.event;
        if (last?.kind !== 'undone') continue;
        undone += 1;
        const standing = ({ tasks }: ReturnType<typeof foldCase>) =>
          tasks.map(({ history: _, isStarted: __, ...task }) => task);
        const before = events.slice(0, -1);
        const counted = before.findLastIndex(
          ({ event }) => 'task' in event && event.task === last.task && event.kind !== 'undone',
        );
        if (before.slice(counted + 1).length > 0) continue;
        const without = before.toSpliced(counted, 1);
        const alike = foldCase(plan, without, practice).tasks.some(
          ({ template: { id }, isStarted }) => id === last.task && isStarted,
        );
        const folded = foldCase(plan, events, practice);
        expect(standing(folded).filter(({ template: { id } }) => id === last.task || alike)).toEqual(
          standing(foldCase(plan, without, practice)).filter(
            ({ template: { id } }) => id === last.task || alike,
          ),
        );
      }
    }
    expect(undone).toBeGreaterThan(50);
  });

  it('never leaves a task done whose needs are not', () => {
    for (const { practice, seen } of walks) {
      for (const { plan, events } of seen) {
        // Other answers may bring a task before one that is done already.
        if (events.some(({ event }) => event.kind === 'answers-changed')) break;
        const { tasks } = foldCase(plan, events, practice);
        const ended = new Set(
          tasks.flatMap(({ state, template: { id } }) =>
            state === 'done' || state === 'waived' ? [id] : [],
          ),
        );
        for (const task of tasks) {
          if (task.state === 'done') expect(task.needs.filter((need) => !ended.has(need))).toEqual([]);
        }
      }
    }
  });

  it('lets only those record who may', () => {
    for (const { practice, seen } of walks.slice(0, 60)) {
      for (const { plan, events } of seen) {
        const folded = foldCase(plan, events, practice);
        for (const { template, isFormer, history } of folded.tasks) {
          if (isFormer) continue;
          const can = (actor: CaseActor) => actionsOn(template.id, actor, whole(folded), practice);
          expect(can({ side: 'founder', role: 'member' })).toEqual([]);
          const founder = can({ side: 'founder', role: 'admin' });
          if (practice.hasAgency) {
            const authority = ['file', 'approve', 'refuse', 'accept', 'return', 'waive'];
            expect(founder.filter((action) => authority.includes(action))).toEqual([]);
          }
          const reviewer = can({ side: 'agency', role: 'reviewer' });
          // Who accepts may take that back.
          const isAccepted = countedOf(history).at(-1)?.event.kind === 'accepted';
          const review = ['accept', 'return', ...(isAccepted ? ['undo'] : [])];
          expect(reviewer.filter((action) => !review.includes(action))).toEqual([]);
        }
      }
    }
  });

  it('says of every action either nothing or one obstacle, also of tasks that do not exist', () => {
    const [first] = walks;
    const last = first?.seen.at(-1);
    if (!first || !last) throw new Error('There is no walk.');
    const folded = foldCase(last.plan, last.events, first.practice);
    for (const actor of actors) {
      for (const action of taskActions) {
        const obstacle = obstacleTo(action, 'nothing', actor, whole(folded), first.practice);
        expect(['task-not-found', 'not-allowed']).toContain(obstacle);
      }
    }
  });
});
