import { expect, test } from 'vitest';
import * as en from './en/server.ts';
import type { Messages } from './messages-in.ts';
import type { Translated } from './translated.ts';

const catalogue = {
  title: 'Team',
  roles: { admin: 'Admin', member: 'Member' },
  points: ['First', 'Second'],
  invited: (name: string, count: number) => `${name} invited ${count}`,
} as const;

test('another locale says what it likes under the same keys', () => {
  const german: Translated<typeof catalogue> = {
    title: 'Mannschaft',
    roles: { admin: 'Leitung', member: 'Mitglied' },
    points: ['Erstens', 'Zweitens'],
    invited: (name) => `${name} hat eingeladen`,
  };
  expect(german.title).toBe('Mannschaft');
});

test('a catalogue that lacks a key, or takes other parameters, does not compile', () => {
  // @ts-expect-error: 'member' is missing
  const roles: Translated<typeof catalogue>['roles'] = { admin: 'Leitung' };
  // @ts-expect-error: the second of two points is missing
  const points: Translated<typeof catalogue>['points'] = ['Erstens'];
  // @ts-expect-error: the name is a text
  const invited: Translated<typeof catalogue>['invited'] = (name: number) => String(name);
  const { busy: _, ...incomplete } = en.failureMessages;
  // @ts-expect-error: one failure says nothing
  const server: Messages = { ...en, failureMessages: incomplete };
  expect([roles, points, invited, server]).toHaveLength(4);
});
