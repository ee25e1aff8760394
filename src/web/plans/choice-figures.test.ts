import { expect, test } from 'vitest';
import type { PlaceSummariesView, PlanSummaryView, TotalView } from '#contract/plans.ts';
import { choiceFiguresOf } from './choice-figures.ts';

const complete = (low: number, high = low): TotalView => ({
  kind: 'complete',
  amounts: [{ currency: 'AED', low, high }],
});
const withoutLicence = (low: number): TotalView => ({
  kind: 'incomplete',
  lowerBounds: [{ currency: 'AED', low }],
  missing: [{ necessity: 'licence', fees: ['licence'], isPartial: false }],
});

function office(firstYear: TotalView, more: Partial<PlanSummaryView> = {}): PlanSummaryView {
  const rankedBy = firstYear.kind === 'complete' ? (firstYear.amounts[0]?.low ?? null) : null;
  const known = { problem: null, workingDays: { shortest: 5, longest: 12 }, openSteps: 0 } as const;
  return { officeType: 'virtual', firstYear, rankedBy, ...known, ...more };
}

function zone(subType: 'dmcc' | 'ifza' | 'difc', ...offices: PlanSummaryView[]): PlaceSummariesView {
  const place = { country: 'AE', companyType: 'free-zone', subType } as const;
  return { id: `ae-${subType}`, place, suits: 'Traders', tax: null, offices };
}

test('a complete total says its price, and a range what it starts at', () => {
  const figures = choiceFiguresOf([
    zone('ifza', office(complete(1_290_000))),
    zone('dmcc', office(complete(100, 200))),
  ]);
  expect(figures.get('ae-ifza')).toMatchObject({
    cost: 'AED\u00A012,900',
    time: '5–12 working days',
    missing: '',
  });
  expect(figures.get('ae-dmcc')).toMatchObject({ cost: 'from AED\u00A01', suits: 'Traders', tax: '' });
});

test('what is incomplete has no upper end and says what is missing', () => {
  const figures = choiceFiguresOf([zone('dmcc', office(withoutLicence(739_500), { openSteps: 2 }))]);
  expect(figures.get('ae-dmcc')).toMatchObject({
    cost: 'from AED\u00A07,395',
    time: 'from 5 working days',
    missing: 'Not published: licence',
  });
});

test('a country and a company type say what their least complete choice costs, not the lowest bound', () => {
  const figures = choiceFiguresOf([
    zone('dmcc', office(withoutLicence(100))),
    zone('ifza', office(complete(1_290_000))),
    zone('difc', office(complete(2_000_000))),
  ]);
  for (const group of ['AE', 'AE/free-zone']) {
    expect(figures.get(group), group).toMatchObject({ cost: 'AED\u00A012,900 in IFZA', missing: '' });
  }
});

test('a place is told by the first office that is possible there', () => {
  const figures = choiceFiguresOf([
    zone(
      'dmcc',
      office(complete(100), { problem: 'office-not-permitted' }),
      office(complete(500), { officeType: 'flexi' }),
    ),
  ]);
  expect(figures.get('ae-dmcc')?.cost).toBe('AED\u00A05');
  expect(figures.get('ae-dmcc/virtual')?.problem).toBe('Not accepted here');
});

test('nothing incomplete is ranked before anything complete', () => {
  const figures = choiceFiguresOf([
    zone('dmcc', office(withoutLicence(1), { openSteps: 1, workingDays: { shortest: 1, longest: 1 } })),
    zone('ifza', office(complete(9_000_000_000))),
  ]);
  const [dmcc, ifza] = ['ae-dmcc', 'ae-ifza'].map((id) => figures.get(id)?.rank);
  expect(ifza?.cheapest).toBeLessThan(dmcc?.cheapest ?? 0);
  expect(ifza?.fastest).toBeLessThan(dmcc?.fastest ?? 0);
});
