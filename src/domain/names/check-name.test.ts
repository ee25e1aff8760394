import { describe, expect, test } from 'vitest';
import { activityOf } from '#domain/activities/activities.ts';
import { activityWordsOf } from '#domain/activities/selection.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import {
  checkName,
  type NameContext,
  type NameProposal,
  type NameReason,
  passesRules,
} from './check-name.ts';
import { nameRulesOf } from './name-rules.ts';

const jurisdictions = catalogue.flatMap((country) => country.jurisdictions);

function contextOf(holders: readonly string[], ...ids: readonly string[]): NameContext {
  return { holders, ...activityWordsOf(ids.flatMap((id) => activityOf(id) ?? [])) };
}

function reasonsIn(
  place: string,
  proposal: string | Partial<NameProposal>,
  context = contextOf([], 'design', 'cosmetics-trade', 'holding'),
): readonly NameReason[] {
  const typed = typeof proposal === 'string' ? { name: proposal } : proposal;
  const whole = { name: '', arabicName: '', explanation: '', ...typed };
  return checkName(whole, nameRulesOf(place).rules, context).map(({ reason }) => reason);
}

describe('each rule has a name that meets it and one that does not', () => {
  const table: [NameReason, string, string | Partial<NameProposal>, string | Partial<NameProposal>][] = [
    ['ending-missing', 'ae-ifza', 'Nordlicht Design FZCO', 'Nordlicht Design'],
    ['ending-missing', 'ae-dubai', 'Nordlicht Cosmetics L.L.C.', 'Nordlicht Cosmetics'],
    ['ending-missing', 'gb-private-limited-company', 'Nordlicht Ltd', 'Nordlicht'],
    ['ending-missing', 'gb-llp', 'Nordlicht LLP', 'Nordlicht'],
    ['ending-missing', 'us-llc', 'Nordlicht L.L.C.', 'Nordlicht'],
    ['ending-missing', 'us-c-corporation', 'Nordlicht, Inc.', 'Nordlicht'],
    ['ending-missing', 'sg-private-limited-company', 'Nordlicht Pte. Ltd.', 'Nordlicht'],
    ['ending-of-another-form', 'ae-ifza', 'Umlaut Design FZCO', 'Umlaut GmbH'],
    ['word-refused', 'ae-dubai', 'Nordlicht Cosmetics LLC', 'Holy Cosmetics LLC'],
    ['word-needs-permission', 'ae-adgm', 'Al Majd Holdings Limited', 'Al Majd Bank Holdings Limited'],
    ['word-needs-permission', 'ae-dubai', 'Nordlicht Cosmetics LLC', 'Dubai Cosmetics LLC'],
    ['first-word-refused', 'ae-dmcc', 'Nordlicht Design DMCC', 'Middle East Design DMCC'],
    ['too-long', 'gb-private-limited-company', `${'x'.repeat(156)} Ltd`, `${'x'.repeat(157)} Ltd`],
    ['too-long', 'ae-adgm', `${'x'.repeat(396)} Ltd`, `${'x'.repeat(397)} Ltd`],
    ['character-refused', 'us-llc', 'Nordlicht LLC', 'Nord_licht LLC'],
    ['character-refused', 'ae-dubai', 'Nordlicht Cosmetics LLC', 'Nordlicht! Cosmetics LLC'],
    ['too-many-digits', 'sa-llc', 'Nordlicht 123456789', 'Nordlicht 1234567890'],
    ['activity-missing', 'ae-dmcc', 'Nordlicht Design DMCC', 'Nordlicht DMCC'],
    ['own-word-missing', 'ae-ifza', 'Nordlicht Design FZCO', 'Design FZCO'],
    ['abbreviation-unexplained', 'ae-adgm', 'Al Majd Holdings Ltd', 'Al M. Holdings Ltd'],
    [
      'abbreviation-unexplained',
      'ae-adgm',
      { name: 'ABC Holdings Ltd', explanation: 'The owners: Amal, Basma, Celine' },
      'ABC Holdings Ltd',
    ],
    ['written-in-other-letters', 'ae-ifza', 'Nordlicht Design FZCO', 'Größe Design FZCO'],
    ['arabic-missing', 'sa-llc', { name: 'Nordlicht', arabicName: 'نوردليخت' }, 'Nordlicht'],
    [
      'arabic-not-arabic',
      'ae-dubai',
      { name: 'Nordlicht Cosmetics LLC', arabicName: 'نوردليخت لمستحضرات التجميل' },
      { name: 'Nordlicht Cosmetics LLC', arabicName: 'Nordlicht' },
    ],
  ];
  test.each(table)('%s in %s', (reason, place, passes, fails) => {
    expect(reasonsIn(place, passes)).not.toContain(reason);
    expect(reasonsIn(place, fails)).toContain(reason);
  });

  test('names of people', () => {
    const context = contextOf(['Omar Haddad', 'Aya Nasser'], 'cosmetics-trade');
    expect(reasonsIn('ae-dubai', 'Omar Haddad Cosmetics LLC', context)).not.toContain('first-name-missing');
    expect(reasonsIn('ae-dubai', 'Haddad Cosmetics LLC', context)).toContain('first-name-missing');
  });

  test('the tie to the activity', () => {
    const design = contextOf([], 'design');
    expect(reasonsIn('ae-dubai', 'Nordlicht Studio LLC', design)).not.toContain('activity-contradicted');
    expect(reasonsIn('ae-dubai', 'Nordlicht Trading LLC', design)).toContain('activity-contradicted');
    expect(reasonsIn('ae-dubai', 'Nordlicht Studio LLC', contextOf([]))).toContain('activity-not-chosen');
    expect(
      reasonsIn('ae-dubai', { name: 'Nordlicht LLC', arabicName: 'نوردليخت للتجارة' }, design),
    ).toContain('activity-contradicted');
  });
});

describe('every place', () => {
  test.each(jurisdictions.map(({ id }) => [id]))('%s has rules, and each listed word is found', (id) => {
    const { rules } = nameRulesOf(id);
    expect(rules.length).toBeGreaterThan(0);
    const context = contextOf([], 'design');
    for (const rule of rules) {
      if (rule.kind !== 'words') continue;
      for (const word of rule.words) {
        const { name, arabicName } = /\p{Script=Arabic}/u.test(word)
          ? { name: 'Nordlicht Design', arabicName: `نوردليخت ${word}` }
          : { name: `Nordlicht ${word} Design`, arabicName: '' };
        const found = checkName({ name, arabicName, explanation: '' }, [rule], context);
        expect(found.map(({ words }) => words)).toEqual([expect.arrayContaining([word])]);
      }
      const clean = { name: 'Nordlicht Design', arabicName: 'نوردليخت', explanation: '' };
      expect(checkName(clean, [rule], context)).toEqual([]);
    }
  });
});

test('Arabic words are found with their article and in every spelling of a letter', () => {
  const names = ['شركة البنك', 'شركه بنك', 'حلول للتأمين', 'حلول التامين'];
  for (const arabicName of names) {
    const found = reasonsIn('ae-dubai', { name: 'Nordlicht Cosmetics LLC', arabicName });
    expect(found).toContain('word-needs-permission');
  }
});

test('a name passes unless a rule refuses it', () => {
  expect(passesRules([])).toBe(true);
  expect(passesRules([{ level: 'permission' }, { level: 'look' }, { level: 'note' }])).toBe(true);
  expect(passesRules([{ level: 'note' }, { level: 'refused' }])).toBe(false);
});

test('words are whole words', () => {
  expect(reasonsIn('ae-dubai', 'Embankment Cosmetics LLC')).not.toContain('word-needs-permission');
});
