import type { AmountView, PlanView, SourceView, StatementView, TotalView } from '#contract/plans.ts';

/** A year of costs in short: its total, and how many lines are to be confirmed. */
interface Year {
  total: TotalView;
  totalWithoutAgency?: TotalView;
  unconfirmed?: number;
}

interface Given {
  id?: string;
  country?: PlanView['jurisdiction']['place']['country'];
  firstYear?: Year;
  facts?: Partial<PlanView['facts']>;
  office?: Partial<PlanView['office']>;
}

/** A plan that says next to nothing but what a test is about. */
export function aPlan({ id = 'ae-dmcc', country = 'AE', firstYear, facts, office }: Given = {}): PlanView {
  const nothing: StatementView[] = [];
  return {
    jurisdiction: { id, name: id, place: { country, companyType: 'llc' } },
    requirements: { visas: 2, officeType: 'flexi' },
    preparedOn: '2026-11-21',
    catalogueVersion: '1',
    years: [1, 2, 3].map((year) => ({
      year,
      lines: [],
      total: firstYear?.total ?? costs(),
      totalWithoutAgency: firstYear?.totalWithoutAgency ?? null,
      deposits: [],
      unconfirmed: firstYear?.unconfirmed ?? 0,
    })),
    converted: null,
    countedFor: null,
    steps: [],
    signings: [],
    workingDays: { shortest: 1, longest: 2 },
    openSteps: [],
    office: {
      label: 'Flexi desk',
      isPermitted: true,
      permission: says('Flexi desk'),
      visaQuota: { kind: 'independent' },
      quotaStatement: says('Flexi desk'),
      ...office,
    },
    officeProblem: null,
    squareMetres: null,
    deadlines: [],
    facts: {
      authority: says('An authority'),
      suitsInShort: says('Traders'),
      suits: nothing,
      doesNotSuit: nothing,
      legalForms: nothing,
      owners: nothing,
      capital: nothing,
      officers: nothing,
      tax: nothing,
      audit: nothing,
      banking: nothing,
      ...facts,
    },
    exits: [],
    notIncluded: [],
  };
}

/** A statement, with the page it was read on. */
export function says(text: string, url = 'https://example.com/'): StatementView {
  const source: SourceView = { title: 'A page', url, readOn: '2026-11', confidence: 'high' };
  return { text, sources: [source] };
}

/** An amount in major units. */
export function amount(currency: AmountView['currency'], low: number, high = low): AmountView {
  return { currency, low: low * 100, high: high * 100 };
}

/** A total of which every indispensable price is known. */
export function costs(...amounts: AmountView[]): TotalView {
  return { kind: 'complete', amounts };
}

/** A total without the price of its licence. */
export function costsWithoutLicence(...amounts: AmountView[]): TotalView {
  const lowerBounds = amounts.map(({ currency, low }) => ({ currency, low }));
  const missing = [{ necessity: 'licence' as const, fees: ['licence'], isPartial: false }];
  return { kind: 'incomplete', lowerBounds, missing };
}
