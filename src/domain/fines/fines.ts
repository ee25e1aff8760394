import { fact } from '#domain/catalogue/facts.ts';
import type { Fine, FineRule } from './fine.ts';

/** Every fine of the catalogue that grows with time. */
export const fines: readonly Fine[] = [
  {
    id: 'abu-dhabi-licence',
    country: 'AE',
    subType: 'abu-dhabi',
    label: 'Renewing an Abu Dhabi mainland licence',
    countsFrom: { end: 'document', months: 0 },
    rule: fact<FineRule>(
      { currency: 'AED', per: 'month', bands: [{ after: 0, each: 200 }], atMost: 4_000 },
      'high',
      [
        'The National: waiver of fines for Abu Dhabi licences, June 2024',
        'https://www.thenationalnews.com/business/economy/2024/06/11/abu-dhabi-offers-fine-waiver-for-business-licences-not-renewed-before-covid/',
      ],
    ),
  },
  {
    id: 'dubai-licence',
    country: 'AE',
    subType: 'dubai',
    label: 'Renewing a Dubai mainland licence',
    countsFrom: { end: 'document', months: 0 },
    rule: fact<FineRule>({ currency: 'AED', per: 'month', bands: [{ after: 0, each: 250 }] }, 'low', [
      'Trade licence renewal, an agent’s slides',
      'https://issuu.com/johnsmith1071/docs/trade_license_renewal.pptx',
    ]),
  },
  {
    id: 'corporate-tax-return',
    country: 'AE',
    label: 'Filing a corporate tax return',
    countsFrom: { end: 'year', months: 9 },
    rule: fact<FineRule>(
      {
        currency: 'AED',
        per: 'month',
        bands: [
          { after: 0, each: 500 },
          { after: 12, each: 1_000 },
        ],
      },
      'high',
      ['Taxstar: penalties', 'https://www.taxstar.app/pentalties'],
      [
        'Gulf News: records, returns and penalties of corporate tax',
        'https://gulfnews.com/business/corporate-tax/uae-businesses-must-keep-tax-records-file-returns-on-time-to-avoid-penalties-warns-fta-1.500247104',
      ],
    ),
  },
  {
    id: 'vat-deregistration',
    country: 'AE',
    label: 'Deregistering from VAT',
    rule: fact<FineRule>(
      { currency: 'AED', per: 'month', bands: [{ after: 0, each: 1_000 }], atMost: 10_000 },
      'medium',
      [
        'Regfollower: administrative penalties for tax violations',
        'https://regfollower.com/uae-mof-updates-administrative-penalties-for-tax-violations',
      ],
    ),
  },
  {
    id: 'establishment-card',
    country: 'AE',
    label: 'Renewing an establishment card',
    countsFrom: { end: 'document', months: 0 },
    rule: fact<FineRule>({ currency: 'AED', per: 'month', bands: [{ after: 0, each: 100 }] }, 'medium', [
      'Eastcoast Daily: not renewing the establishment card, 2020',
      'https://www.eastcoastdaily.in/2020/01/30/you-will-be-imposed-with-dh-100-fine-for-did-not-renewing-this-document-in-uae.html',
    ]),
  },
  {
    id: 'identity-card',
    country: 'AE',
    label: 'Renewing an Emirates ID',
    countsFrom: { end: 'document', months: 0 },
    rule: fact<FineRule>({ currency: 'AED', per: 'day', bands: [{ after: 0, each: 20 }] }, 'medium', [
      'Dubai Newsweek: UAE identity card and visa fees',
      'https://dubainewsweek.com/uae-residency-id-card-and-visa-fees/',
    ]),
  },
  {
    id: 'overstay',
    country: 'AE',
    label: 'Staying on after a visa has ended',
    rule: fact<FineRule>({ currency: 'AED', per: 'day', bands: [{ after: 0, each: 50 }] }, 'medium', [
      'Dubai Newsweek: UAE identity card and visa fees',
      'https://dubainewsweek.com/uae-residency-id-card-and-visa-fees/',
    ]),
  },
];
