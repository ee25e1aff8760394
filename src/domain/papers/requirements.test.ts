import { expect, test } from 'vitest';
import type { RequiredDocument } from '#domain/catalogue/definition.ts';
import { type PaperParty, type PaperTask, requirementsOf } from './requirements.ts';

const document = (more: Partial<RequiredDocument>): RequiredDocument => ({
  label: 'As the authority words it',
  of: 'each-owner',
  papers: ['passport'],
  sources: [{ title: 'A page', url: 'https://example.com', readOn: '2026-11', confidence: 'high' }],
  ...more,
});
const task = (id: string, ...documents: RequiredDocument[]): PaperTask => ({ id, label: id, documents });
const person = (id: string, more: Partial<PaperParty> = {}): PaperParty => ({
  ...{ id, name: id, kind: 'person', roles: ['owner'] },
  ...more,
});
const asked = (...found: ReturnType<typeof requirementsOf>) => found.map(({ kind, party }) => [kind, party]);

test('A8: some nationalities are asked for a further page of the passport, in the Emirates alone', () => {
  const tasks = [task('licence', document({}))];
  const ravi = person('ravi', { nationality: 'IN' });
  expect(requirementsOf('AE', tasks, [ravi, person('lena', { nationality: 'DE' })])).toMatchObject([
    { kind: 'passport', party: 'ravi' },
    { kind: 'passport-second-page', party: 'ravi', secondPage: 'last' },
    { kind: 'passport', party: 'lena' },
  ]);
  expect(asked(...requirementsOf('SG', tasks, [ravi]))).toEqual([['passport', 'ravi']]);
});

test('what somebody is to the company decides whether they are asked', () => {
  const tasks = [
    task('consent', document({ of: 'each-director', papers: ['consent-to-act'] })),
    task('visa', document({ of: 'each-visa-holder', papers: ['portrait-photo'] })),
    task('owner', document({ of: 'corporate-owner', papers: ['articles'] })),
    task('office', document({ of: 'company', papers: ['lease'] })),
  ];
  const parties = [
    person('director', { roles: ['director'] }),
    person('visa-holder', { roles: ['visa-holder'] }),
    person('holding', { kind: 'company' }),
  ];
  expect(asked(...requirementsOf('AE', tasks, parties))).toEqual([
    ['consent-to-act', 'director'],
    ['portrait-photo', 'visa-holder'],
    ['articles', 'holding'],
    ['lease', null],
  ]);
});

test('who lives in the country shows visa and employer’s letter, who lives abroad does not', () => {
  const tasks = [task('first', document({ papers: ['no-objection-letter'], papersIfHeld: ['visa'] }))];
  const found = requirementsOf('AE', tasks, [
    person('here', { residence: 'AE' }),
    person('abroad', { residence: 'DE' }),
    person('unknown'),
  ]);
  expect(found.map(({ kind, party, isConditional }) => [kind, party, isConditional])).toEqual([
    ['no-objection-letter', 'here', false],
    ['visa', 'here', false],
    ['visa', 'abroad', true],
    ['no-objection-letter', 'unknown', false],
    ['visa', 'unknown', true],
  ]);
});

test('a paper that several tasks ask for is listed once, in the strictest form', () => {
  const found = requirementsOf(
    'AE',
    [
      task('one', document({ copy: 'certified' })),
      task('two', document({ copy: 'attested' })),
      task('three', document({ papers: [], papersIfHeld: ['passport'] })),
    ],
    [person('lena')],
  );
  expect(found).toMatchObject([
    {
      kind: 'passport',
      copy: 'attested',
      isConditional: false,
      asks: [{ task: 'one' }, { task: 'two' }, { task: 'three' }],
    },
  ]);
});

test('a change asks those whom it is about, in the role that they are to have', () => {
  const tasks: PaperTask[] = [
    {
      ...task('appoint', document({ of: 'each-director', papers: ['consent-to-act'] })),
      concerned: [{ party: 'new', role: 'director' }],
    },
  ];
  const parties = [person('new', { roles: [] }), person('old', { roles: ['director'] })];
  expect(asked(...requirementsOf('AE', tasks, parties))).toEqual([['consent-to-act', 'new']]);
});
