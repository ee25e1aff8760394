import { describe, expect, test } from 'vitest';
import {
  chooseCompanyType,
  chooseCountry,
  chooseOfficeType,
  chooseSubType,
  chooseVisas,
  emptyOnboarding,
  furthestStep,
  gapOf,
  keepOpen,
  type OnboardingData,
  problemOfStep,
  readOnboarding,
  type WizardStep,
} from './onboarding-data.ts';

const dmcc: OnboardingData = {
  step: 3,
  country: 'AE',
  companyType: 'free-zone',
  subType: 'dmcc',
  freezone: 'dmcc',
  requirements: {
    visas: 2,
    officeType: 'flexi',
    companyData: {
      country: 'AE',
      companyType: 'free-zone',
      freezone: 'dmcc',
      subType: 'dmcc',
      visas: 2,
      officeType: 'flexi',
    },
  },
};

/** The answers without one of them. */
function without(key: keyof OnboardingData): OnboardingData {
  const { [key]: _gone, ...rest } = dmcc;
  return { ...rest, step: 3 };
}

describe('answering', () => {
  test('all questions gives the data for creating the company', () => {
    let answers = chooseCountry(emptyOnboarding, 'AE');
    answers = chooseCompanyType(answers, 'free-zone');
    answers = chooseSubType(answers, 'dmcc');
    answers = chooseVisas(answers, 2);
    answers = chooseOfficeType({ ...answers, step: 3 }, 'flexi');
    expect(answers).toEqual(dmcc);
  });

  test('a different country clears the company type and its zone', () => {
    const answers = chooseCountry(dmcc, 'SG');
    expect(answers).toEqual({ step: 3, country: 'SG', requirements: { visas: 2, officeType: 'flexi' } });
  });

  test('the same country again changes nothing', () => {
    expect(chooseCountry(dmcc, 'AE')).toBe(dmcc);
  });

  test('a type clears the zone or emirate chosen before', () => {
    const answers = chooseCompanyType(dmcc, 'mainland-llc');
    expect(answers.companyType).toBe('mainland-llc');
    expect(answers).not.toHaveProperty('subType');
    expect(answers).not.toHaveProperty('freezone');
    expect(answers.requirements).toEqual({ visas: 2, officeType: 'flexi' });
  });

  test('an emirate is not a free zone', () => {
    const answers = chooseSubType(chooseCompanyType(dmcc, 'mainland-llc'), 'ajman');
    expect(answers.subType).toBe('ajman');
    expect(answers).not.toHaveProperty('freezone');
    expect(answers.requirements?.companyData).toEqual({
      country: 'AE',
      companyType: 'mainland-llc',
      subType: 'ajman',
      visas: 2,
      officeType: 'flexi',
    });
  });

  test('no visas named outside the UAE means none', () => {
    const answers = chooseOfficeType(
      chooseCompanyType(chooseCountry(emptyOnboarding, 'GB'), 'llp'),
      'virtual',
    );
    expect(problemOfStep(answers, 3)).toBeUndefined();
    expect(answers.requirements?.companyData?.visas).toBe(0);
    expect(gapOf(answers)).toBeUndefined();
    const named = chooseVisas(answers, 2);
    expect(chooseCountry(named, 'AE').requirements).toEqual({ visas: 2, officeType: 'virtual' });
    // In the UAE an unanswered number is still required.
    expect(chooseCountry(answers, 'AE').requirements).toEqual({ officeType: 'virtual' });
  });

  test('an impossible choice stays an open point until one of its answers changes', () => {
    const kept = keepOpen(dmcc);
    expect(kept.requirements).toEqual({ ...dmcc.requirements, keptOpen: true });
    expect(readOnboarding(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const changed of [
      chooseVisas(kept, 3),
      chooseOfficeType(kept, 'physical'),
      chooseSubType(kept, 'difc'),
      chooseCountry(kept, 'GB'),
    ]) {
      expect(changed.requirements).not.toHaveProperty('keptOpen');
    }
  });

  test('no visas is an answer', () => {
    expect(chooseVisas(dmcc, 0).requirements?.companyData?.visas).toBe(0);
  });

  test('never changes the answers given before', () => {
    const before = structuredClone(dmcc);
    chooseCountry(dmcc, 'US');
    chooseCompanyType(dmcc, 'mainland-llc');
    chooseSubType(dmcc, 'difc');
    chooseVisas(dmcc, 5);
    chooseOfficeType(dmcc, 'virtual');
    expect(dmcc).toEqual(before);
  });
});

describe('a step keeps the visitor', () => {
  test.each<[string, WizardStep, Partial<OnboardingData>, string | undefined]>([
    ['without a country', 1, {}, 'country-missing'],
    ['not with a country', 1, { country: 'US' }, undefined],
    ['without a type', 2, { country: 'US' }, 'type-missing'],
    ['not with a type that asks for nothing more', 2, { country: 'US', companyType: 'llc' }, undefined],
    ['without a zone', 2, { country: 'AE', companyType: 'free-zone' }, 'option-missing'],
    ['without an emirate', 2, { country: 'AE', companyType: 'mainland-llc' }, 'option-missing'],
    ['not with an emirate', 2, { country: 'AE', companyType: 'mainland-llc', subType: 'dubai' }, undefined],
    ['without requirements', 3, {}, 'visas-missing'],
    ['without a number of visas', 3, { requirements: { officeType: 'flexi' } }, 'visas-missing'],
    ['without an office', 3, { requirements: { visas: 0 } }, 'office-missing'],
    ['not with no visas and an office', 3, { requirements: { visas: 0, officeType: 'virtual' } }, undefined],
  ])('%s on step %i', (_situation, step, answers, problem) => {
    expect(problemOfStep({ step, ...answers }, step)).toBe(problem);
  });

  test('later steps are not reachable', () => {
    expect(furthestStep({ step: 1 }, 3)).toBe(1);
    expect(furthestStep({ step: 1, country: 'AE' }, 3)).toBe(2);
    expect(furthestStep({ step: 1, country: 'AE', companyType: 'free-zone' }, 3)).toBe(2);
    expect(furthestStep(dmcc, 3)).toBe(3);
    expect(furthestStep(dmcc, 1)).toBe(1);
  });
});

describe('the registration page', () => {
  test.each<[string, OnboardingData | undefined, string | undefined]>([
    ['wants the questionnaire begun', undefined, 'not-started'],
    ['wants a country', without('country'), 'steps-missing'],
    ['wants a company type', without('companyType'), 'steps-missing'],
    ['wants a zone where the type asks for one', without('subType'), 'steps-missing'],
    ['wants requirements', without('requirements'), 'steps-missing'],
    ['wants a number of visas', { ...dmcc, requirements: { officeType: 'flexi' } }, 'requirements-missing'],
    ['wants an office type', { ...dmcc, requirements: { visas: 0 } }, 'requirements-missing'],
    ['is content with no visas', { ...dmcc, requirements: { visas: 0, officeType: 'flexi' } }, undefined],
    ['is content with all answers', dmcc, undefined],
  ])('%s', (_rule, answers, gap) => {
    expect(gapOf(answers)).toBe(gap);
  });
});

describe('reading stored answers back', () => {
  test('gives complete answers as they were stored', () => {
    expect(readOnboarding(JSON.parse(JSON.stringify(dmcc)))).toEqual(dmcc);
  });

  test.each([[null], [undefined], [0], ['AE'], [true], [[]], [[dmcc]]])(
    '%j is no set of answers',
    (value) => {
      expect(readOnboarding(value)).toBeUndefined();
    },
  );

  test.each<[string, object, object]>([
    ['an empty record', {}, { step: 1 }],
    ['an unknown country, with all that hangs on it', { ...dmcc, country: 'DE' }, { step: 1 }],
    ['a type of another country', { ...dmcc, companyType: 'llp' }, { step: 2, country: 'AE' }],
    [
      'a zone of another type',
      { ...dmcc, subType: 'dubai' },
      { step: 2, country: 'AE', companyType: 'free-zone' },
    ],
    ['a step that does not exist', { country: 'AE', step: 9 }, { step: 1, country: 'AE' }],
    ['a step out of reach', { country: 'AE', step: 3 }, { step: 2, country: 'AE' }],
    ['a label in place of an id', { country: 'UAE', step: 2 }, { step: 1 }],
  ])('drops %s', (_damage, stored, expected) => {
    const { requirements: _kept, ...read } = readOnboarding(stored) ?? { step: 0 };
    expect(read).toEqual(expected);
  });

  test.each([['5+'], ['2'], [6], [-1], [null]])('drops %j as a number of visas', (visas) => {
    const read = readOnboarding({ ...dmcc, requirements: { visas, officeType: 'flexi' } });
    expect(read?.requirements).toEqual({ officeType: 'flexi' });
  });

  test('rebuilds company data from the answers instead of trusting stored data', () => {
    const read = readOnboarding({
      ...dmcc,
      requirements: { ...dmcc.requirements, companyData: { user_id: 'somebody', country: 'US', visas: 99 } },
    });
    expect(read).toEqual(dmcc);
  });

  test('keeps the company name a founder gave', () => {
    const stored = { ...dmcc, requirements: { ...dmcc.requirements, companyData: { name: ' Hartmann ' } } };
    expect(readOnboarding(stored)?.requirements?.companyData?.name).toBe('Hartmann');
  });

  test('drops unknown fields', () => {
    expect(readOnboarding({ ...dmcc, extra: '<script>', __proto__: { isAdmin: true } })).toEqual(dmcc);
  });
});
