import { describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { activities, activityOf } from './activities.ts';
import type { Activity } from './activity.ts';
import { licenceClassesOf } from './licence-classes.ts';
import { activityWordsOf, effectsIn, mixesIn } from './selection.ts';

const known = (id: string): Activity => {
  const found = activityOf(id);
  if (!found) throw new Error(`No activity ${id}.`);
  return found;
};

const chosen = (...ids: string[]) => ids.map((id) => ({ activity: known(id), licence: 1 as const }));

const texts = (id: string, place: string, country: 'AE' | 'SG') =>
  effectsIn(known(id), { id: place, country }).flatMap(({ kind, text }) =>
    'value' in text ? [`${kind}: ${text.value}`] : [],
  );

describe('the list of activities', () => {
  test('has ids once, four-digit codes, and both languages', () => {
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
    for (const { isic, label, arabicLabel, terms } of activities) {
      expect(isic).toMatch(/^\d{4}$/);
      expect(label).toMatch(/^[A-Z]/);
      expect(arabicLabel).toMatch(/^\p{Script=Arabic}/u);
      expect(terms.length).toBeGreaterThan(0);
    }
  });

  test('names fees of the catalogue alone', () => {
    for (const { jurisdictions } of catalogue) {
      for (const { id, fees } of jurisdictions) {
        for (const { fee } of licenceClassesOf(id).mixes) {
          if (fee) expect(fees.map((each) => each.id)).toContain(fee);
        }
      }
    }
  });
});

describe('what follows from an activity', () => {
  test('holds where the source says so', () => {
    expect(texts('cosmetics-trade', 'ae-dubai', 'AE').join()).toMatch(/registered with the municipality/);
    expect(texts('cosmetics-trade', 'sg-private-limited-company', 'SG')).toEqual([]);
    expect(texts('restaurant', 'ae-ifza', 'AE')).toEqual([]);
    expect(texts('general-trading', 'ae-dmcc', 'AE').join()).toMatch(/^bank: /);
    expect(texts('holding', 'ae-adgm', 'AE').join()).toMatch(/^office: /);
  });
});

describe('two classes on one licence', () => {
  test('Dubai: trade and services need a second licence', () => {
    expect(mixesIn(chosen('online-shop', 'cosmetics-trade'), 'ae-dubai')).toEqual([]);
    expect(mixesIn(chosen('online-shop', 'design'), 'ae-dubai')).toEqual([
      expect.objectContaining({
        classes: ['commercial', 'professional'],
        verdict: 'second-licence',
        fee: 'licence',
      }),
    ]);
  });

  test('nothing meets where the second stands on its own licence', () => {
    const apart = [
      { activity: known('online-shop'), licence: 1 as const },
      { activity: known('design'), licence: 2 as const },
    ];
    expect(mixesIn(apart, 'ae-dubai')).toEqual([]);
  });

  test('IFZA shares one licence at a cost; elsewhere the authority has to say', () => {
    expect(mixesIn(chosen('online-shop', 'design'), 'ae-ifza')[0]?.verdict).toBe('at-cost');
    expect(mixesIn(chosen('online-shop', 'design'), 'ae-fujairah')[0]?.verdict).toBe('unconfirmed');
  });
});

test('the words of a name come from what was chosen', () => {
  const { activityWords, otherActivityWords } = activityWordsOf([known('design')]);
  expect(activityWords).toEqual(expect.arrayContaining(['design', 'تصميم']));
  expect(otherActivityWords).toContain('trading');
  expect(activityWordsOf([known('general-trading')]).otherActivityWords).not.toContain('trading');
});
