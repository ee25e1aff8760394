import type { Sourced } from '#domain/values/sourced.ts';
import type { ProviderTerms } from './provider-terms.ts';

/** A provider of which pages on the web say something. Its texts are content. */
export interface KnownProvider extends ProviderTerms {
  /** The language of its texts. */
  locale: 'en';
  id: string;
  places: readonly string[];
  /** What was read of it, with its pages. */
  statements: readonly Sourced[];
}

const untold = { licence: '', email: '', scope: '', price: null, notice: '', login: 'not-told' } as const;

/** Nobody is recommended: these are the providers whose terms the sources of the catalogue name. */
export const knownProviders: readonly KnownProvider[] = [
  {
    ...untold,
    locale: 'en',
    id: 'clara',
    name: 'Clara',
    website: 'https://www.clara.co',
    places: ['ae-adgm'],
    scope: 'Company service provider, registered office and yearly renewal, ADGM’s fee included',
    price: { amount: 319_500, currency: 'USD' },
    statements: [
      {
        text: 'The renewal of a special purpose vehicle is USD 3,195 a year, of which 1,400 go to ADGM. The page is undated.',
        source: {
          title: 'Clara: ongoing obligations of a special purpose vehicle',
          url: 'https://help.clara.co/en/articles/6254536-what-are-the-ongoing-obligations-for-an-adgm-spv',
          readOn: '2026-11',
          confidence: 'medium',
        },
      },
      {
        text: 'After it steps back, the company has 14 days to change its registered address.',
        source: {
          title: 'Clara: moving to another provider',
          url: 'https://help.clara.co/en/articles/6549324-transferring-out-of-clara-s-management',
          readOn: '2026-11',
          confidence: 'medium',
        },
      },
    ],
  },
  {
    ...untold,
    locale: 'en',
    id: 'atlas-corp',
    name: 'Atlas Corp',
    website: 'https://www.atlascorp.ae',
    places: ['ae-difc'],
    scope: 'Registered office of prescribed companies and foundations',
    statements: [
      {
        text: 'Its registered office is enough for a prescribed company or a foundation.',
        source: {
          title: 'Atlas Corp: a service provider in DIFC',
          url: 'https://www.atlascorp.ae',
          readOn: '2026-11',
          confidence: 'medium',
        },
      },
    ],
  },
];
