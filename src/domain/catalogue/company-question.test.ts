import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { timelineOf } from '../plan/timeline.ts';
import { jurisdictionWith } from './catalogue.ts';
import type { CompanyAnswers } from './company-question.ts';

function stepsOf(place: string, answers: CompanyAnswers): readonly string[] {
  const jurisdiction = jurisdictionWith(place);
  if (!jurisdiction) throw new Error(`No ${place}.`);
  const requirements = { visas: 0, officeType: 'physical', answers } as const;
  const everyDay = { isWorkingDay: () => true };
  return timelineOf(jurisdiction, requirements, everyDay, plainDate('2026-11-23')).steps.map(
    ({ step }) => step.id,
  );
}

test('B2: an employed founder needs a letter, and regulated goods an approval, each with its reason', () => {
  const usual = stepsOf('ae-dubai', {});
  expect(usual).not.toContain('employer-consent');
  expect(usual).not.toContain('product-approval');
  const asked = stepsOf('ae-dubai', { 'is-employed-in-country': true, 'sells-regulated-goods': true });
  expect(asked.filter((id) => !usual.includes(id))).toEqual(['employer-consent', 'product-approval']);
  expect(stepsOf('ae-dubai', { 'is-employed-in-country': false })).toEqual(usual);
  const own = jurisdictionWith('ae-dubai')?.steps.filter(
    ({ id }) => asked.includes(id) && !usual.includes(id),
  );
  expect(own?.map(({ why }) => why?.sources.length)).toEqual([1, 2]);
});

test('B5: name and first approval come in either order in Dubai', () => {
  const steps = jurisdictionWith('ae-dubai')?.steps ?? [];
  expect(steps.find(({ id }) => id === 'initial-approval')?.needs).not.toContain('trade-name');
  expect(steps.find(({ id }) => id === 'trade-name')?.needs).toEqual([]);
});
