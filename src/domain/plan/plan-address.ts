import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Place } from '#domain/catalogue/definition.ts';

/** Ordered names and values. */
type Query = [name: string, value: string][];

/** The query of a shared plan's URL, such as 'country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi'. */
export function planQueryOf(
  { country, companyType, subType }: Place,
  { visas, officeType }: PlanRequirements,
): Query {
  return [
    ['country', country],
    ['type', companyType],
    ...(subType ? ([[companyType === 'free-zone' ? 'zone' : 'emirate', subType]] satisfies Query) : []),
    ['visas', String(visas)],
    ['office', officeType],
  ];
}

/** The query of a comparison's URL, such as 'visas=2&office=flexi&place=ae-dmcc&place=ae-ifza'. */
export function comparisonQueryOf(places: readonly string[], { visas, officeType }: PlanRequirements): Query {
  return [
    ['visas', String(visas)],
    ['office', officeType],
    ...places.map((place): [string, string] => ['place', place]),
  ];
}
