import { describe, expect, it } from 'vitest';
import type { OfficeType } from '#domain/catalogue/choices.ts';
import { type PlainDate, plainDate, weekdayOf } from '#domain/values/plain-date.ts';
import { actionsOn, type CaseActor, obstacleTo } from './allowed-actions.ts';
import { changeOfAnswers } from './answers-change.ts';
import type { CaseEvent, RecordedEvent, Side } from './case-event.ts';
import { type FoldedCase, foldCase, type Practice } from './fold-case.ts';
import type { TaskAction } from './task-action.ts';
import type { TaskTemplate } from './task-template.ts';
import { waitingOf } from './waiting.ts';

const source = { url: 'https://example.com', title: 'Example', publishedOn: undefined } as never;

function template(id: string, needs: string[], more: Partial<TaskTemplate> = {}): TaskTemplate {
  return {
    id,
    label: id,
    decidedBy: 'authority',
    hasFounderPart: true,
    needsNoApplication: false,
    needs,
    workingDays: { value: { shortest: 3, longest: 5 }, sources: [source] },
    documents: [],
    fields: [],
    reaches: [],
    result: id,
    ...more,
  };
}

const templates: readonly TaskTemplate[] = [
  template('answers', [], {
    decidedBy: 'founder',
    documents: [{ label: 'Passport', papers: ['passport'], of: 'each-owner', sources: [source] }],
  }),
  template('name', ['answers']),
  template('register', ['name'], { hasFounderPart: false }),
  template('visa', ['register'], { when: { visasAtLeast: 1 } }),
  template('bank', ['visa'], { decidedBy: 'bank', hasFounderPart: false }),
];

const monday = plainDate('2026-11-02');
const day = (of: number) => plainDate(`2026-11-${String(of).padStart(2, '0')}`) as PlainDate;
const agency: Practice = { hasAgency: true };
const alone: Practice = { hasAgency: false };
const founder: CaseActor = { side: 'founder', role: 'admin' };
const worker: CaseActor = { side: 'agency', role: 'case-worker' };
const calendar = { isWorkingDay: (date: PlainDate) => weekdayOf(date) < 6 };

const planned = (visas = 1, place = 'here') => ({
  place,
  templates,
  requirements: { visas, officeType: 'flexi' as OfficeType },
  openedOn: monday,
});
const recorded = (events: readonly CaseEvent[], side: Side = 'agency'): RecordedEvent[] =>
  events.map((event) => ({ event, record: { by: 'Ana', side, at: new Date(0) } }));

const fold = (events: readonly CaseEvent[], practice = agency, visas = 1): FoldedCase =>
  foldCase(planned(visas), recorded(events), practice);

const taskOf = (folded: FoldedCase, id: string) => {
  const task = folded.tasks.find(({ template: { id: own } }) => own === id);
  if (!task) throw new Error(`There is no task ${id}.`);
  return task;
};
const standing = (events: readonly CaseEvent[], id: string, practice = agency) => {
  const { state, turn, since } = taskOf(fold(events, practice), id);
  return [state, turn, since];
};

const answered: CaseEvent[] = [
  { kind: 'submitted', task: 'answers', on: day(3) },
  { kind: 'accepted', task: 'answers', on: day(4) },
];
const nameFiled: CaseEvent[] = [
  ...answered,
  { kind: 'submitted', task: 'name', on: day(5) },
  { kind: 'accepted', task: 'name', on: day(6) },
  { kind: 'filed', task: 'name', on: day(6), reference: 'N-1' },
];

describe('whose turn it is', () => {
  it('begins with the founder and locks what needs more', () => {
    expect(standing([], 'answers')).toEqual(['ready', 'founder', monday]);
    expect(standing([], 'name')).toEqual(['locked', undefined, undefined]);
  });

  it('goes from the founder to the agency to the authority and on', () => {
    const path = nameFiled.slice(2);
    const seen = path.map((_, index) => standing([...answered, ...path.slice(0, index + 1)], 'name'));
    expect(seen).toEqual([
      ['in-review', 'agency', day(5)],
      ['ready', 'agency', day(6)],
      ['in-review', 'authority', day(6)],
    ]);
    const approved: CaseEvent[] = [
      ...nameFiled,
      { kind: 'approved', task: 'name', on: day(10), reference: 'A-7' },
    ];
    expect(standing(approved, 'name')).toEqual(['done', undefined, day(10)]);
    // The next task is ready from the day this one was done, and is the agency's: nothing is asked of the founder.
    expect(standing(approved, 'register')).toEqual(['ready', 'agency', day(10)]);
  });

  it('gives a refusal to the agency with the reason and the way on', () => {
    const refused: CaseEvent[] = [
      ...nameFiled,
      {
        kind: 'refused',
        task: 'name',
        on: day(9),
        from: 'authority',
        reason: 'Too close to a registered name.',
        nextPath: 'Propose three others.',
      },
    ];
    const task = taskOf(fold(refused), 'name');
    expect([task.state, task.turn, task.points]).toEqual([
      'returned',
      'agency',
      [{ text: 'Propose three others.' }],
    ]);
    expect(task.rounds).toEqual([
      {
        submittedOn: day(5),
        values: {},
        filedOn: day(6),
        reference: 'N-1',
        returned: {
          on: day(9),
          from: 'authority',
          points: [{ text: 'Propose three others.' }],
          refusedBecause: 'Too close to a registered name.',
        },
      },
    ]);
  });

  it('keeps every round when a task is returned twice', () => {
    const events: CaseEvent[] = [
      { kind: 'submitted', task: 'answers', on: day(3) },
      {
        kind: 'returned',
        task: 'answers',
        on: day(4),
        from: 'agency',
        points: [{ text: 'Blurred.', about: 'passport' }],
      },
      { kind: 'submitted', task: 'answers', on: day(5) },
      {
        kind: 'returned',
        task: 'answers',
        on: day(6),
        from: 'agency',
        points: [{ text: 'Cut off.', about: 'passport' }],
      },
    ];
    const task = taskOf(fold(events), 'answers');
    expect([task.state, task.turn, task.since]).toEqual(['returned', 'founder', day(6)]);
    expect(task.rounds.map(({ returned }) => returned?.points[0]?.text)).toEqual(['Blurred.', 'Cut off.']);
    expect(task.points).toEqual([{ text: 'Cut off.', about: 'passport' }]);
  });

  it('is the founder’s alone where there is no agency', () => {
    const done: CaseEvent[] = [{ kind: 'completed', task: 'answers', on: day(3) }];
    expect(standing(done, 'name', alone)).toEqual(['ready', 'founder', day(3)]);
    const filed: CaseEvent[] = [...done, { kind: 'filed', task: 'name', on: day(4) }];
    expect(standing(filed, 'name', alone)).toEqual(['in-review', 'authority', day(4)]);
  });

  it('passes over what other answers leave out, and over tasks that are gone', () => {
    const gone: CaseEvent[] = [{ kind: 'completed', task: 'of an older catalogue', on: day(3) }];
    const folded = fold(gone, agency, 0);
    expect(taskOf(folded, 'visa').state).toBe('not-needed');
    expect(taskOf(folded, 'bank').needs).toEqual(['register']);
    expect(folded.tasks).toHaveLength(templates.length);
  });

  it('takes back what was recorded by mistake, and keeps both in the history', () => {
    const undone: CaseEvent[] = [...nameFiled, { kind: 'undone', task: 'name', on: day(7) }];
    expect(standing(undone, 'name')).toEqual(['ready', 'agency', day(6)]);
    expect(taskOf(fold(undone), 'name').history.map(({ event: { kind } }) => kind)).toEqual([
      'submitted',
      'accepted',
      'filed',
      'undone',
    ]);
  });

  it('is the authority’s at once where nothing is applied for', () => {
    const own = [template('permit', [], { hasFounderPart: false, needsNoApplication: true })];
    const [task] = foldCase({ ...planned(), templates: own }, [], agency).tasks;
    expect([task?.state, task?.turn, task?.since]).toEqual(['in-review', 'authority', monday]);
  });
});

describe('what each side can do', () => {
  /** A case that lacks nothing. */
  const whole = (folded: FoldedCase) => ({ folded, missing: new Map() });
  const can = (events: readonly CaseEvent[], id: string, actor: CaseActor, practice = agency) =>
    actionsOn(id, actor, whole(fold(events, practice)), practice);

  const table: [string, readonly CaseEvent[], string, readonly TaskAction[], readonly TaskAction[]][] = [
    ['a founder’s task', [], 'answers', ['submit'], ['submit', 'complete', 'waive']],
    ['a locked one', [], 'name', [], ['waive']],
    ['one in review', answered.slice(0, 1), 'answers', [], ['accept', 'return', 'complete', 'undo', 'waive']],
    ['one that is done', answered, 'answers', [], ['reopen', 'undo']],
    ['one with the authority', nameFiled, 'name', [], ['return', 'approve', 'refuse', 'undo', 'waive']],
    [
      'one the agency begins with',
      [...nameFiled, { kind: 'approved', task: 'name', on: day(10) }],
      'register',
      [],
      ['file', 'approve', 'waive'],
    ],
    [
      'one that another stands on',
      [...nameFiled, { kind: 'approved', task: 'name', on: day(10) }],
      'answers',
      [],
      [],
    ],
    [
      'one that was waived',
      [{ kind: 'waived', task: 'answers', on: day(3), reason: 'Known' }],
      'answers',
      [],
      ['undo', 'unwaive'],
    ],
  ];
  it.each(table)('%s', (_, events, id, own, staff) => {
    expect(can(events, id, founder)).toEqual(own);
    expect(can(events, id, worker)).toEqual(staff);
  });

  it('lets a founder without an agency record what the authority said', () => {
    const events: CaseEvent[] = [{ kind: 'completed', task: 'answers', on: day(3) }];
    expect(can([], 'answers', founder, alone)).toEqual(['complete', 'waive']);
    expect(can(events, 'name', founder, alone)).toEqual(['file', 'approve', 'waive']);
  });

  it('says why not', () => {
    const why = (action: TaskAction, id: string, actor: CaseActor, events: readonly CaseEvent[] = []) =>
      obstacleTo(action, id, actor, whole(fold(events)), agency);
    expect(why('complete', 'nothing', worker)).toBe('task-not-found');
    expect(why('approve', 'name', founder)).toBe('not-your-side');
    expect(why('file', 'name', worker)).toBe('task-not-ready');
    expect(why('complete', 'answers', worker, answered)).toBe('task-already-done');
    expect(why('complete', 'name', worker, answered)).toBe('task-not-like-this');
    const lacking = { folded: fold([]), missing: new Map([['answers', ['Passport']]]) };
    expect(obstacleTo('submit', 'answers', founder, lacking, agency)).toBe('task-incomplete');
    expect(obstacleTo('submit', 'answers', worker, lacking, agency)).toBeUndefined();
    const said = { on: day(3) };
    expect(obstacleTo('waive', 'answers', worker, lacking, agency, said)).toEqual({ lacks: 'reason' });
  });
});

describe('how long somebody has had their turn', () => {
  it.each([
    [day(6), 0, false],
    [day(9), 1, false],
    [day(13), 5, false],
    [day(15), 5, false],
    [day(16), 6, true],
  ])('until %s it is %i working days', (today, workingDays, isLate) => {
    expect(waitingOf(taskOf(fold(nameFiled), 'name'), calendar, today)).toEqual({
      turn: 'authority',
      since: day(6),
      workingDays,
      usual: { shortest: 3, longest: 5 },
      usualUntil: day(15),
      isLate,
    });
  });

  it('knows no usual time of the people here, and reminds them after five working days', () => {
    const waiting = (today: PlainDate) => waitingOf(taskOf(fold([]), 'answers'), calendar, today);
    expect(waiting(day(4))).toMatchObject({
      turn: 'founder',
      workingDays: 2,
      usual: undefined,
      isLate: false,
    });
    expect(waiting(day(9))?.isLate).toBe(false);
    expect(waiting(day(10))?.isLate).toBe(true);
  });

  it('is nobody’s where a task is locked or done', () => {
    expect(waitingOf(taskOf(fold(answered), 'answers'), calendar, day(9))).toBeUndefined();
    expect(waitingOf(taskOf(fold([]), 'bank'), calendar, day(9))).toBeUndefined();
  });
});

describe('other answers', () => {
  const ids = (events: readonly CaseEvent[], [from, to]: [number, number], place = 'here') => {
    const change = changeOfAnswers(planned(from), planned(to, place), recorded(events), agency);
    const named = (tasks: typeof change.added) => tasks.map(({ template: { id } }) => id);
    return [named(change.added), named(change.removed), named(change.kept)];
  };

  it('show what comes, what goes, and what stays because it was begun', () => {
    expect(ids([], [1, 0])).toEqual([[], ['visa'], []]);
    expect(ids([{ kind: 'filed', task: 'visa', on: day(3) }], [1, 0])).toEqual([[], [], ['visa']]);
    expect(ids([], [0, 2])).toEqual([['visa'], [], []]);
    expect(ids([], [0, 0])).toEqual([[], [], []]);
  });

  it('of another place bring all its tasks, and keep what was begun under its name of that day', () => {
    expect(ids(answered, [1, 1], 'there')).toEqual([
      ['answers', 'name', 'register', 'visa', 'bank'],
      ['name', 'register', 'visa', 'bank'],
      ['answers'],
    ]);
    const moved: CaseEvent = {
      kind: 'answers-changed',
      on: day(5),
      from: { place: 'here', visas: 1, officeType: 'flexi' },
      to: { place: 'there', visas: 1, officeType: 'flexi' },
      begun: { answers: { label: 'Answers of that day', decidedBy: 'founder' } },
    };
    const there = foldCase(planned(1, 'there'), recorded([...answered, moved]), agency);
    expect(there.tasks.map(({ template: { label }, state, isFormer }) => [label, state, isFormer])).toEqual([
      ['answers', 'ready', false],
      ['name', 'locked', false],
      ['register', 'locked', false],
      ['visa', 'locked', false],
      ['bank', 'locked', false],
      ['Answers of that day', 'done', true],
    ]);
    const back: CaseEvent = { ...moved, from: moved.to, to: moved.from, begun: {} };
    const here = foldCase(planned(), recorded([...answered, moved, back]), agency);
    expect(taskOf(here, 'answers').state).toBe('done');
    expect(here.tasks).toHaveLength(5);
  });
});
