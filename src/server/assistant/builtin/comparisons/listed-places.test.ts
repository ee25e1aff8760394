import { expect, test } from 'vitest';
import { listedPlaces } from './listed-places.ts';

test('asks each place of a list alone', () => {
  const listed = listedPlaces('How many owners may a DMCC company, a DAFZA FZCO and an ADGM SPV have?');
  expect(listed).toEqual([
    { id: 'ae-dmcc', isCountry: false, alone: 'How many owners may a DMCC company have?' },
    { id: 'ae-dafza', isCountry: false, alone: 'How many owners may a DAFZA FZCO have?' },
    { id: 'ae-adgm', isCountry: false, alone: 'How many owners may an ADGM SPV have?' },
  ]);
});

test('keeps what belongs to one place only', () => {
  const [difc, mainland] = listedPlaces('How long must records be kept in DIFC and by a mainland company?');
  expect(difc?.alone).toBe('How long must records be kept in DIFC?');
  expect(mainland).toMatchObject({
    isCountry: true,
    alone: 'How long must records be kept by a mainland company?',
  });
});

test.each([
  'I run a UK company from Dubai. Do I get the VAT threshold?',
  'visa for an employee already inside the UAE, JAFZA price',
  'Does a Saudi LLC need its manager to be a local, and is one in Singapore enough?',
])('%s lists no places', (question) => {
  expect(listedPlaces(question)).toEqual([]);
});
