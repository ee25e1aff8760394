import { describe, expect, test } from 'vitest';
import { catalogue, jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { costsOf } from './costs.ts';

const emirates = catalogue.flatMap(({ country, jurisdictions }) => (country === 'AE' ? jurisdictions : []));
const threeVisas = { visas: 3, officeType: 'physical' } as const;

/** The amount in a year for fees with this id prefix. */
function linesOf(place: string, id: string, requirements = threeVisas) {
  const jurisdiction = jurisdictionWith(place);
  if (!jurisdiction) throw new Error(`There is no ${place}.`);
  return costsOf(jurisdiction, requirements).map(({ lines }) =>
    lines.filter(({ fee }) => fee.id.startsWith(id)),
  );
}

describe('costs per person in the Emirates', () => {
  test.each(emirates.map(({ id }) => id))(
    '%s: health insurance is for each person, in each year',
    (place) => {
      for (const lines of linesOf(place, 'health-insurance')) {
        expect(lines.map(({ count }) => count)).toEqual([3]);
      }
    },
  );

  test.each(emirates.filter(({ place }) => place.companyType === 'mainland-llc').map(({ id }) => id))(
    '%s: a work permit costs nothing for owners, and what an employee’s costs for everyone else',
    (place) => {
      const [first] = linesOf(place, 'work-permit');
      expect(first?.[0]?.amount).toEqual({ currency: 'AED', low: 0, high: 3 * 345_000 });
    },
  );

  test('without visas there are no visa fees', () => {
    for (const { id } of emirates) {
      const jurisdiction = jurisdictionWith(id);
      const years = jurisdiction ? costsOf(jurisdiction, { visas: 0, officeType: 'physical' }) : [];
      const payees = years.flatMap(({ lines }) => lines.map(({ fee }) => fee.payee));
      expect(payees, id).not.toContain('visa');
    }
  });
});
