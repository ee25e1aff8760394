import { expect, test } from 'vitest';
import { notLoadedBy } from './lean-preloads.ts';

const imports = { 'page.js': ['frame.js', 'query.js'], 'query.js': ['call.js'], 'dialog.js': ['field.js'] };

test('a lazily loaded part brings what its host lacks, whatever imports it', () => {
  const needed = ['dialog.js', 'frame.js', 'call.js', 'field.js', 'page.js'];
  expect(notLoadedBy('page.js', needed, imports)).toEqual(['dialog.js', 'field.js']);
});

test('a host that imports itself again, or nothing, ends', () => {
  expect(notLoadedBy('one.js', ['two.js'], { 'one.js': ['other.js'], 'other.js': ['one.js'] })).toEqual([
    'two.js',
  ]);
  expect(notLoadedBy('unknown.js', ['two.js'], {})).toEqual(['two.js']);
});
