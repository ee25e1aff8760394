import { fact, type Page } from '#domain/catalogue/facts.ts';
import type { ActivityEffect } from './activity.ts';

/** What follows from activities, as sources say it. */

const dubaiApprovals: Page = [
  'Prodesk: mainland licence',
  'https://prodesk.ae/llc-company-formation/mainland-license/',
];
const federalApprovals: Page = [
  '7 Stars: questions about set-up',
  'https://7stars-bs.ae/frequently-asked-questions/',
];
const specialApprovals: Page = [
  'SH Typing Center: special approvals in Dubai',
  'https://shtypingcenter.com/?p=2701',
];
const cosmeticsLaw: Page = [
  'Pimgrup: cosmetics in the United Arab Emirates',
  'https://pimgrup.com/en/united-arab-emirates/',
];
const cosmeticsInDubai: Page = [
  'Commitbiz: registering a cosmetic product in Dubai',
  'https://www.commitbiz.com/blog/how-to-register-a-cosmetic-product-in-dubai',
];
const bankRefusals: Page = [
  'Ezeebiz: why banks in the Emirates refuse accounts',
  'https://www.ezeebiz.com/blog/why-uae-bank-accounts-get-rejected-2026',
];
const riskyLines: Page = [
  'Meydan: why business accounts are refused',
  'https://www.meydanfz.ae/blog/business-bank-account-rejection-uae',
];
const spvOffice: Page = [
  'Foundra: special purpose vehicles in ADGM',
  'https://www.foundra.com/what-you-need-to-know-adgm-special-purpose-vehicles',
];
const adgmOffice: Page = [
  'Kounted: registered office in ADGM',
  'https://help.kounted.ae/07_adgm/07-009-adgm-corp-support-maintain-registered-office-address-details',
];
const innovation: Page = [
  'DIFC: Innovation Licence',
  'https://www.difc.com/business/establish-a-business/innovation-licence',
];
const customs: Page = [
  'VATupdate: Dubai Customs on e-commerce',
  'https://www.vatupdate.com/2021/08/18/customs-guidance-on-imports-of-goods-via-e-commerce-dubai',
];
const strategic: Page = [
  'Cabinet Resolution 55 of 2021',
  'https://uaelegislation.gov.ae/en/legislations/1520',
];
const singaporeReferral: Page = [
  'Pro-Frontier: referral authorities',
  'https://pro-frontier.com/guide/company-incorporation/company-incorporation-in-singapore-referral-authorities',
];

const emirates = { countries: ['AE'] } as const;
const dubai = { jurisdictions: ['ae-dubai'] } as const;

function approval(
  text: string,
  pages: readonly [Page, ...Page[]],
  where: ActivityEffect['in'],
): ActivityEffect {
  return { kind: 'approval', text: fact(text, 'medium', ...pages), ...(where && { in: where }) };
}

export const approvals = {
  legal: approval('The Ministry of Justice approves legal services.', [federalApprovals], emirates),
  engineering: approval('The municipality approves engineers and architects.', [federalApprovals], emirates),
  contracting: approval('Dubai Municipality approves contractors.', [dubaiApprovals], dubai),
  restaurant: approval('Dubai Municipality approves restaurants.', [dubaiApprovals], dubai),
  carRental: approval(
    'The Roads and Transport Authority (RTA) approves car rental in Dubai.',
    [dubaiApprovals],
    dubai,
  ),
  travel: approval(
    'DET’s tourism side approves travel agencies, against a bank guarantee: AED 100,000 inbound, AED 200,000 outbound.',
    [dubaiApprovals],
    dubai,
  ),
  pharmacy: approval('The health ministry approves pharmacies.', [dubaiApprovals], emirates),
  clinic: approval('The Dubai Health Authority approves clinics.', [specialApprovals], dubai),
  property: approval('The Dubai Land Department approves property brokers.', [specialApprovals], dubai),
  finance: approval('The Central Bank approves financial services on the mainland.', [dubaiApprovals], {
    jurisdictions: [
      'ae-dubai',
      'ae-abu-dhabi',
      'ae-sharjah',
      'ae-ajman',
      'ae-ras-al-khaimah',
      'ae-fujairah',
      'ae-umm-al-quwain',
    ],
  }),
  strategic: approval(
    'Banks, exchange houses, finance companies and insurers are of strategic impact: the federal regulator decides, and may set an Emirati share.',
    [strategic],
    emirates,
  ),
  media: approval(
    'The media council approves advertising, publishing and printing.',
    [dubaiApprovals],
    emirates,
  ),
  telecom: approval('TDRA approves telecom-type services.', [federalApprovals], emirates),
  jewellery: approval(
    'Jewellery and precious metals need an approval of Dubai’s security side.',
    [dubaiApprovals],
    dubai,
  ),
  logistics: approval(
    'Cargo clearing and packaging need an approval of Dubai’s maritime side.',
    [dubaiApprovals],
    dubai,
  ),
  industry: approval('The federal ministry for industry approves manufacturing.', [dubaiApprovals], emirates),
  sports: approval('The Dubai Sports Council approves sports activities.', [dubaiApprovals], dubai),
  cosmetics: approval(
    'Each cosmetic product is registered with the municipality before it is imported or sold; a registration lasts five years.',
    [cosmeticsLaw, cosmeticsInDubai],
    emirates,
  ),
  singaporeLegal: approval(
    'ACRA refers legal services to another authority: 14 to 60 days.',
    [singaporeReferral],
    {
      countries: ['SG'],
    },
  ),
  singaporeArchitects: approval(
    'ACRA refers architects to the Board of Architects: 14 to 60 days.',
    [singaporeReferral],
    {
      countries: ['SG'],
    },
  ),
  singaporeFinance: approval(
    'ACRA refers banking, finance and insurance to another authority: 14 to 60 days.',
    [singaporeReferral],
    {
      countries: ['SG'],
    },
  ),
  singaporeProperty: approval(
    'ACRA refers estate agencies to another authority: 14 to 60 days.',
    [singaporeReferral],
    {
      countries: ['SG'],
    },
  ),
  singaporeEducation: approval(
    'ACRA refers education to another authority: 14 to 60 days.',
    [singaporeReferral],
    {
      countries: ['SG'],
    },
  ),
} satisfies Record<string, ActivityEffect>;

export const bankEffects = {
  vague: {
    kind: 'bank',
    text: fact(
      'Banks refuse files whose activity, such as general trading, does not say what is sold. A precise activity helps.',
      'high',
      bankRefusals,
    ),
    in: emirates,
  },
  highRisk: {
    kind: 'bank',
    text: fact(
      'Banks count crypto and similar lines as high risk and refuse more of them.',
      'medium',
      riskyLines,
    ),
    in: emirates,
  },
} satisfies Record<string, ActivityEffect>;

export const officeEffects = {
  holding: {
    kind: 'office',
    text: fact(
      'A special-purpose company needs a registered address only, and cannot sponsor visas.',
      'high',
      spvOffice,
      adgmOffice,
    ),
    in: { jurisdictions: ['ae-adgm'] },
  },
  operating: {
    kind: 'office',
    text: fact(
      'ADGM asks operating companies for real space; a provider’s consent letter is not enough.',
      'high',
      adgmOffice,
    ),
    in: { jurisdictions: ['ae-adgm'] },
  },
  innovation: {
    kind: 'office',
    text: fact('DIFC’s Innovation Licence covers it, as long as nothing is regulated.', 'medium', innovation),
    in: { jurisdictions: ['ae-difc'] },
  },
  customs: {
    kind: 'approval',
    text: fact(
      'Dubai Customs enrols online traders who import, without a further activity on the licence.',
      'medium',
      customs,
    ),
    in: dubai,
  },
} satisfies Record<string, ActivityEffect>;
