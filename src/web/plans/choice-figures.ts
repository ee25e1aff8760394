import { type PlaceSummariesView, type PlanSummaryView, summarisePlans } from '#contract/plans.ts';
import type { VisaChoice } from '#domain/catalogue/choices.ts';
import { choiceFigureMessages as texts } from '#messages/choice-figures.ts';
import { call } from '#web/platform/call.ts';

/** What is said on a choice's card, and what it is sorted by. */
interface ChoiceFigures {
  /** As in 'from AED 12,900'. */
  cost: string;
  /** As in '11–40 working days'; empty where nothing is known. */
  time: string;
  /** What has no published price; empty where nothing is missing. */
  missing: string;
  /** Why the choice does not work; empty where it does. */
  problem: string;
  /** In a line; empty where unconfirmed. */
  suits: string;
  tax: string;
  /** Lower comes first. What cannot be ranked comes last, and among it what lacks less. */
  rank: { cheapest: number; fastest: number };
}

/** Added for each figure that is missing, so that nothing incomplete comes before anything complete. */
const perGap = 1e12;

/**
 * What each choice costs in its first year and takes, by country ('AE'), company type ('AE/free-zone'), place
 * ('ae-dmcc') and office there ('ae-dmcc/flexi').
 *
 * @throws CallFailure
 */
export async function askForChoiceFigures(visas: VisaChoice): Promise<ReadonlyMap<string, ChoiceFigures>> {
  const { summaries } = await call(summarisePlans, { params: { visas: `${visas}` } });
  return choiceFiguresOf(summaries);
}

export function choiceFiguresOf(places: readonly PlaceSummariesView[]): ReadonlyMap<string, ChoiceFigures> {
  const figures = new Map<string, ChoiceFigures>();
  const groups = new Map<string, Usual[]>();
  for (const place of places) {
    for (const office of place.offices)
      figures.set(`${place.id}/${office.officeType}`, figuresOf(place, office));
    const office = place.offices.find(({ problem }) => problem === null) ?? place.offices[0];
    if (!office) continue;
    figures.set(place.id, figuresOf(place, office));
    const { country, companyType } = place.place;
    for (const group of [country, `${country}/${companyType}`]) {
      groups.set(group, [...(groups.get(group) ?? []), { place, office }]);
    }
  }
  for (const [group, members] of groups) {
    const [least] = members.toSorted((one, other) => costRank(one.office) - costRank(other.office));
    if (!least) continue;
    const own = figuresOf(least.place, least.office);
    const cost = members.length > 1 ? texts.leastCost(least.office.firstYear, least.place.place) : own.cost;
    figures.set(group, { ...own, cost });
  }
  return figures;
}

/** A place with the first of its offices that is possible. */
interface Usual {
  place: PlaceSummariesView;
  office: PlanSummaryView;
}

function figuresOf({ suits, tax }: PlaceSummariesView, office: PlanSummaryView): ChoiceFigures {
  const { problem, firstYear, workingDays, openSteps } = office;
  return {
    cost: texts.cost(firstYear),
    time: texts.time(workingDays, openSteps),
    missing: texts.missing(firstYear),
    problem: problem ? texts.problems[problem] : '',
    suits: suits ?? '',
    tax: tax ?? '',
    rank: {
      cheapest: costRank(office),
      fastest: openSteps > 0 ? openSteps * perGap + workingDays.shortest : workingDays.longest,
    },
  };
}

/** By gaps first; the lower bounds of equally incomplete totals only order those of one currency. */
function costRank({ firstYear, rankedBy }: PlanSummaryView): number {
  if (firstYear.kind === 'complete') return rankedBy ?? perGap / 2;
  const [bound] = firstYear.lowerBounds;
  return firstYear.missing.length * perGap + (bound?.low ?? perGap / 2);
}
