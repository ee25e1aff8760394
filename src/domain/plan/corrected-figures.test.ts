import { expect, test } from 'vitest';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { costsOf } from './costs.ts';

/** A corrected fee: its amounts in three years before and after, for two visas and a flexi desk. */
type Row = [place: string, fee: string, before: string, now: readonly string[], source: string];

const table: Row[] = [
  [
    'ae-ifza',
    'visa-places',
    'once for all visas',
    ['2 × no figure', 'not due', 'not due'],
    'https://ifza.com/en/how-to-get-your-free-zone-license-with-ifza/',
  ],
  [
    'ae-ifza',
    'visa-places-renewal',
    'once for all visas',
    ['not due', '2 × no figure', '2 × no figure'],
    'https://ifza.com/en/how-to-get-your-free-zone-license-with-ifza/',
  ],
  [
    'ae-dmcc',
    'licence',
    'AED 32,000 in each year, of an agent’s page of 2020',
    ['no figure', 'no figure', 'no figure'],
    'https://dynasty-uae.com/en/blog/dmcc-license/',
  ],
  [
    'ae-dmcc',
    'licence-general-trading',
    'AED 82,000 in each year, of an agent’s page of 2020',
    ['no figure', 'no figure', 'no figure'],
    'https://dynasty-uae.com/en/blog/dmcc-license/',
  ],
  [
    'ae-adgm',
    'desk',
    'AED 13,800 – 42,000 and a joining fee of AED 1,200, which the dearest desk does not have',
    ['AED 15,000 – 42,000', 'not due', 'not due'],
    'https://www.mycoworking.ae/coworking',
  ],
  [
    'ae-adgm',
    'desk-renewal',
    'AED 13,800 – 42,000',
    ['not due', 'AED 13,800 – 42,000', 'AED 13,800 – 42,000'],
    'https://www.aegiscoworking.ae/blog/adgm-coworking-space-cost-2026',
  ],
  [
    'gb-private-limited-company',
    'endorsement-meetings',
    'GBP 1,000 in the first year',
    ['not due', '2 × GBP 500', '2 × GBP 500'],
    'https://immigrationbarrister.co.uk/innovator-founder-visa-endorsement-guidance',
  ],
  [
    'gb-private-limited-company',
    'confirmation-statement',
    'GBP 34 – 50',
    ['not due', 'GBP 50', 'GBP 50'],
    'https://theaccounts.uk/guides/confirmation-statement/',
  ],
  [
    'gb-llp',
    'confirmation-statement',
    'GBP 34 – 50',
    ['not due', 'GBP 50', 'GBP 50'],
    'https://theaccounts.uk/guides/confirmation-statement/',
  ],
];

test.each(table)('%s: %s, before: %s', (place, id, _, now, source) => {
  const jurisdiction = jurisdictionWith(place);
  if (!jurisdiction) throw new Error(`There is no place '${place}'.`);
  const found = costsOf(jurisdiction, { visas: 2, officeType: 'flexi' }).map(({ lines }) => {
    const line = lines.find(({ fee }) => fee.id === id);
    if (!line) return 'not due';
    const each = 'value' in line.fee.amount ? moneyText(line.fee.amount.value) : 'no figure';
    return (line.count > 1 ? `${line.count} × ${each}` : each).replaceAll('\u00a0', ' ');
  });
  expect(found).toEqual(now);
  const fee = jurisdiction.fees.find((each) => each.id === id);
  expect(JSON.stringify(fee)).toContain(source);
});
