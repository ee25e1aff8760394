import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { Source, Sourced } from '#domain/values/sourced.ts';

/** What a place asks about a licensed company service provider. Its texts are content. */
export interface ProviderRule {
  /** The language of its texts. */
  locale: 'en';
  /** Id of the jurisdiction. */
  place: string;
  /** The offices with which companies there need one; absent for all. */
  offices?: readonly OfficeType[];
  /** `must`: unless an exemption applies. `may`: one of several ways. */
  need: 'must' | 'may';
  statements: readonly Sourced[];
  /** Who needs none. */
  exemption: Sourced;
  /** The founder's step of the formation that waits until a provider has accepted. */
  step?: string;
  /** Where a licence is looked up. */
  register: string;
  /** The portal in which the provider files. */
  portal: string;
}

const read = { readOn: '2026-11' } as const;
const tenLeaves: Source = {
  title: '10 Leaves: establishing a special purpose vehicle',
  url: 'https://10leaves.ae/31-establishing-an-spv-in-the-adgm-the-advantages',
  confidence: 'medium',
  ...read,
};
const morganLewis: Source = {
  title: 'Morgan Lewis: the DIFC Prescribed Company Regulations 2024',
  url: 'https://morganlewis.com/fr/pubs/2024/08/the-new-difc-prescribed-company-regulations-2024',
  confidence: 'high',
  ...read,
};
const filingAgents: Source = {
  title: 'KSN: registering a company',
  url: 'https://ksncs.com.sg/incorporation/guide-to-registering-a-company-in-singapore/',
  confidence: 'medium',
  ...read,
};
const providerChecks: Source = {
  title: 'Rajah & Tann: the rules for corporate service providers from June 2025',
  url: 'https://www.rajahtannasia.com/viewpoints/amendments-to-corporate-service-provider-regulatory-regime-to-come-into-force-from-9-june-2025/',
  confidence: 'medium',
  ...read,
};
const unregistered: Source = {
  title: 'Morgan Lewis: the Corporate Service Providers Act',
  url: 'https://www.morganlewis.com/pubs/2025/06/singapore-corporate-service-providers-act-now-in-effect-as-of-9-june',
  confidence: 'high',
  ...read,
};

const rules: readonly ProviderRule[] = [
  {
    locale: 'en',
    place: 'ae-adgm',
    offices: ['virtual'],
    need: 'must',
    statements: [
      {
        text: 'A special purpose vehicle appoints a company service provider since 12 July 2021.',
        source: tenLeaves,
      },
    ],
    exemption: {
      text: 'There are exceptions, which the source does not list. Ask the Registration Authority for yours in writing.',
      source: tenLeaves,
    },
    step: 'application',
    register: 'ADGM’s public register',
    portal: 'ADGM registry portal',
  },
  {
    locale: 'en',
    place: 'ae-difc',
    offices: ['virtual'],
    need: 'may',
    statements: [
      {
        text: 'Anybody in the world may use a prescribed company that appoints a director employed by a corporate service provider registered with the DFSA.',
        source: morganLewis,
      },
    ],
    exemption: {
      text: 'None is needed where GCC or DIFC persons control the company, it holds assets registrable in the GCC, or it has a qualifying purpose.',
      source: morganLewis,
    },
    register: 'the DFSA’s public register',
    portal: 'DIFC client portal',
  },
  {
    locale: 'en',
    place: 'sg-private-limited-company',
    need: 'must',
    statements: [
      {
        text: 'Founders abroad file through a registered corporate service provider, which checks them first.',
        source: filingAgents,
      },
      { text: 'Its checks take two to seven days.', source: providerChecks },
      {
        text: 'Who acts without registration is fined up to SGD 50,000, imprisoned up to two years, or both.',
        source: unregistered,
      },
    ],
    exemption: {
      text: 'The source names founders abroad alone. Whoever files from Singapore asks ACRA.',
      source: filingAgents,
    },
    step: 'particulars',
    register: 'ACRA’s list of registered providers',
    portal: 'BizFile',
  },
];

/** What the place of a company asks about a provider; `undefined` where it asks nothing. */
export function providerRuleFor(place: string, office: OfficeType | null): ProviderRule | undefined {
  return rules.find(
    (rule) => rule.place === place && (!rule.offices || (office !== null && rule.offices.includes(office))),
  );
}

/** Ids of the places that ask something about a provider. */
export const providerPlaces: readonly string[] = rules.map(({ place }) => place);
