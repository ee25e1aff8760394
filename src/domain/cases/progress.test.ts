import { describe, expect, test } from 'vitest';
import type { Jurisdiction, Step } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { type PlainDate, plainDate, weekdayOf } from '#domain/values/plain-date.ts';
import { actionsOn, obstacleTo } from './allowed-actions.ts';
import { datesInUse } from './dates-in-use.ts';
import { foldCase } from './fold-case.ts';
import { daysFor, daysOfTask } from './possible-days.ts';
import { progressOf } from './progress.ts';
import type { TaskAction } from './task-action.ts';
import { templateOfStep } from './task-template.ts';

const calendar = { isWorkingDay: (date: PlainDate) => weekdayOf(date) < 6 };
const monday = plainDate('2026-11-30');

function step(id: string, needs: string[], more: Partial<Step> = {}): Step {
  return {
    id,
    label: id,
    actor: 'authority',
    needs,
    workingDays: fact({ shortest: 1, longest: 2 }, 'high', ['Page', 'https://example.com']),
    documents: [],
    result: id,
    ...more,
  };
}

const jurisdiction = {
  id: 'test',
  steps: [
    step('name', []),
    step('office', []),
    step('register', ['name', 'office'], { reaches: ['incorporation'] }),
    step('visa', ['register'], { when: { visasAtLeast: 1 } }),
    step('bank', ['visa']),
  ],
} as unknown as Jurisdiction;

type Done = Record<string, PlainDate>;

const practice = { hasAgency: false };
const founder = { side: 'founder', role: 'admin' } as const;

const fold = (done: Done, visas = 1) =>
  foldCase(
    {
      place: jurisdiction.id,
      templates: jurisdiction.steps.map((step) => templateOfStep(step)),
      requirements: { visas, officeType: 'flexi' },
      openedOn: plainDate('2026-11-02'),
    },
    Object.entries(done).map(([task, on]) => ({
      event: { kind: 'approved', task, on },
      record: { by: 'Ana', side: 'founder', at: new Date() },
    })),
    practice,
  );

const progress = (done: Done, visas = 1) =>
  progressOf(jurisdiction, { visas, officeType: 'flexi' }, fold(done, visas), calendar, monday);

const friday = plainDate('2026-11-27');
const allButBank: Done = { name: friday, office: friday, register: friday, visa: monday };

describe('the progress of a formation', () => {
  const table: [string, Done, number, Record<string, string>, string | undefined, boolean][] = [
    [
      'nothing done',
      {},
      1,
      { name: 'ready', office: 'ready', register: 'locked', visa: 'locked', bank: 'locked' },
      'name',
      false,
    ],
    [
      'one of two',
      { name: friday },
      1,
      { name: 'done', office: 'ready', register: 'locked', visa: 'locked', bank: 'locked' },
      'office',
      false,
    ],
    [
      'incorporated',
      { name: friday, office: friday, register: monday },
      1,
      { name: 'done', office: 'done', register: 'done', visa: 'ready', bank: 'locked' },
      'visa',
      true,
    ],
    [
      'without visas the bank waits for what the visa would',
      { name: friday, office: friday },
      0,
      { name: 'done', office: 'done', register: 'ready', bank: 'locked' },
      'register',
      false,
    ],
    [
      'without visas the bank comes after the registration',
      { name: friday, office: friday, register: monday },
      0,
      { name: 'done', office: 'done', register: 'done', bank: 'ready' },
      'bank',
      true,
    ],
    [
      'all done',
      { ...allButBank, bank: monday },
      1,
      { name: 'done', office: 'done', register: 'done', visa: 'done', bank: 'done' },
      undefined,
      true,
    ],
    [
      'a step of an older catalogue',
      { gone: friday },
      0,
      { name: 'ready', office: 'ready', register: 'locked', bank: 'locked' },
      'name',
      false,
    ],
  ];
  test.each(table)('%s', (_, done, visas, states, next, isIncorporated) => {
    const found = progress(done, visas);
    expect(Object.fromEntries(found.steps.map(({ step: { id }, task }) => [id, task.state]))).toEqual(states);
    expect([found.next?.step.id, found.isIncorporated]).toEqual([next, isIncorporated]);
  });

  test('remaining steps are dated from completed ones', () => {
    const window = (done: Done) => {
      const { earliest, latest } = progress(done).steps.find(({ step: { id } }) => id === 'register') ?? {};
      return [earliest, latest];
    };
    expect(window({})).toEqual(['2026-12-02', '2026-12-04']);
    expect(window({ name: friday })).toEqual(['2026-12-02', '2026-12-04']);
    expect(window({ name: friday, office: monday })).toEqual(['2026-12-01', '2026-12-02']);
    expect(progress({ ...allButBank, bank: monday }).workingDays).toEqual({ shortest: 0, longest: 0 });
  });
});

describe('the possible actions on a step', () => {
  const table: [TaskAction, string, Done, number, ReturnType<typeof obstacleTo>][] = [
    ['approve', 'name', {}, 1, undefined],
    ['approve', 'register', {}, 1, 'task-not-ready'],
    ['approve', 'register', { name: friday }, 1, 'task-not-ready'],
    ['approve', 'register', { name: friday, office: friday }, 1, undefined],
    ['approve', 'name', { name: friday }, 1, 'task-already-done'],
    ['approve', 'nothing', {}, 1, 'task-not-found'],
    ['approve', 'visa', { name: friday, office: friday, register: friday }, 0, 'task-not-found'],
    ['approve', 'bank', { name: friday, office: friday }, 0, 'task-not-ready'],
    ['reopen', 'name', {}, 1, 'task-not-done'],
    ['reopen', 'name', { name: friday }, 1, undefined],
    ['reopen', 'name', { name: friday, office: friday, register: friday }, 1, 'task-built-upon'],
    ['reopen', 'register', { name: friday, office: friday, register: friday }, 1, undefined],
    ['reopen', 'register', allButBank, 1, 'task-built-upon'],
    // Without a visa, the bank account depends on the registration.
    [
      'reopen',
      'register',
      { name: friday, office: friday, register: friday, bank: monday },
      0,
      'task-built-upon',
    ],
  ];
  test.each(table)('%s %s after %j with %i visas: %s', (action, id, done, visas, obstacle) => {
    const found = { folded: fold(done, visas), missing: new Map() };
    expect(obstacleTo(action, id, founder, found, practice)).toBe(obstacle);
    expect(actionsOn(id, founder, found, practice).includes(action)).toBe(obstacle === undefined);
  });

  test('a step cannot be completed before its prerequisites or in the future', () => {
    const days = (id: string, done: Done) => {
      const found = fold(done);
      return found.tasks.flatMap((task) =>
        task.template.id === id ? daysOfTask(task, found, monday) : [],
      )[0];
    };
    expect(days('name', {})).toEqual({ from: '2000-01-01', until: monday });
    expect(days('register', { name: friday, office: monday })).toEqual({ from: monday, until: monday });
  });
});

describe('the dates of a company', () => {
  test.each([
    ['incorporation', undefined, { from: '2000-01-01', until: '2026-11-30' }],
    ['visa-issue', '2026-11-27', { from: '2000-01-01', until: '2026-11-30' }],
    ['financial-year-end', undefined, { from: '2000-01-01', until: '2028-11-30' }],
    ['financial-year-end', '2026-11-27', { from: '2026-11-27', until: '2028-11-27' }],
  ] as const)('%s, incorporated on %s', (date, incorporation, days) => {
    expect(daysFor(date, incorporation, monday)).toEqual(days);
  });

  test('are requested if a deadline counts from them', () => {
    const from = (date: string, when?: object) => ({ rule: { value: { from: date } }, when });
    const place = {
      deadlines: [
        from('visa-issue', { visasAtLeast: 1 }),
        from('licence-issue'),
        { rule: { value: { eachYearOn: '03-31' } } },
      ],
    } as unknown as Jurisdiction;
    const used = (visas: number) => datesInUse(place, { visas, officeType: 'flexi' });
    expect(used(1)).toEqual(['incorporation', 'licence-issue', 'visa-issue']);
    expect(used(0)).toEqual(['incorporation', 'licence-issue']);
  });
});
