import type { Step } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankAccountStep } from '../bank-account.ts';
import { residenceSteps } from '../residence-steps.ts';

const formation: Page = [
  'Kounted: forming a company in ADGM',
  'https://help.kounted.ae/07_adgm/01-001-adgm-formation-incorporate-a-private-company-limited-by-guarantee-non-financial',
];
const setUpQuestions: Page = ['ADGM: questions about setting up', 'https://www.adgm.com/faqs/setting-up'];
const renewal: Page = [
  'Clara: papers of a Tech Startup',
  'https://help.clara.co/en/articles/8492158-what-do-i-need-to-do-to-renew-an-adgm-tech-startup-on-the-clara-platform',
];
const visaGuide: Page = [
  'Clara: visas in ADGM',
  'https://www.clara.co/products/incorporation/adgm/adgm-visa',
];
const governmentServices: Page = [
  'ADGM: government services',
  'https://www.adgm.com/operating-in-adgm/visas-and-government-services/corporate-affairs-government-services',
];

/** From the plan to the bank: a company of category B. */
export const adgmSteps: readonly Step[] = [
  {
    id: 'eligibility',
    label: 'Prepare the business plan and see that the company is eligible',
    actor: 'founder',
    needs: [],
    workingDays: unconfirmed(
      'How long this takes',
      fact(
        'Start-ups need Hub71’s letter, whose status Hub71 tells within 21 working days; financial firms need the regulator’s approval.',
        'medium',
        setUpQuestions,
        formation,
      ),
    ),
    documents: [
      {
        label: 'Business plan',
        papers: ['business-plan'],
        of: 'company',
        sources: readOn('medium', formation, setUpQuestions),
      },
    ],
    result: 'The company can apply',
  },
  {
    id: 'name',
    label: 'Reserve the name',
    actor: 'authority',
    needs: ['eligibility'],
    workingDays: unconfirmed('How long the name takes'),
    documents: [],
    result: 'Reserved name',
  },
  {
    id: 'lease',
    label: 'Lease a dedicated desk or an office',
    actor: 'founder',
    needs: ['name'],
    workingDays: unconfirmed('How long the lease takes'),
    documents: [
      { label: 'Lease in ADGM', papers: ['lease'], of: 'company', sources: readOn('medium', formation) },
    ],
    result: 'The company’s registered address',
  },
  {
    id: 'application',
    label: 'Apply online with articles and resolutions, and pay',
    actor: 'founder',
    needs: ['lease'],
    workingDays: unconfirmed('How long it takes to complete the file'),
    documents: [
      {
        label: 'Articles and resolutions',
        papers: ['articles', 'board-resolution'],
        of: 'company',
        sources: readOn('medium', formation),
      },
      {
        label: 'Passport, visa and national ID if held, know-your-customer form, disclosure of nominees',
        papers: ['passport', 'application-form'],
        papersIfHeld: ['visa', 'identity-card'],
        of: 'each-owner',
        sources: readOn('medium', formation, renewal),
      },
      {
        label: 'Commercial licence or certificate, directors’ passports, resolution',
        papers: ['certificate-of-incorporation', 'board-resolution'],
        of: 'corporate-owner',
        sources: readOn('medium', renewal),
      },
    ],
    signing: {
      paper: 'Articles and resolutions',
      way: 'official-system',
      rule: fact(
        'Signing is digital and needs no visit for a special purpose vehicle. The guide does not say in which system.',
        'medium',
        [
          'Foundra: ADGM special purpose vehicles',
          'https://www.foundra.com/what-you-need-to-know-adgm-special-purpose-vehicles',
        ],
      ),
    },
    result: 'Complete file',
  },
  {
    id: 'certificate',
    label: 'Receive the certificate of incorporation, after the security check',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['application'],
    // The security check alone takes two days at least; ADGM gives ten for all of it.
    workingDays: fact({ shortest: 2, longest: 10 }, 'medium', setUpQuestions, [
      'GSL: registration in ADGM',
      'https://gsl.org/ru/offers/registration_in_fez_adgm/',
    ]),
    documents: [],
    result: 'The company exists',
    reaches: ['incorporation'],
  },
  {
    id: 'licence',
    label: 'Receive the licence',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['certificate'],
    // Licence and certificate are issued together.
    workingDays: fact({ shortest: 0, longest: 0 }, 'medium', formation),
    documents: [],
    result: 'Licence',
    reaches: ['licence-issue'],
  },
  {
    id: 'lease-registration',
    label: 'Register the lease on the portal',
    actor: 'founder',
    needs: ['licence'],
    workingDays: unconfirmed(
      'How long the lease’s registration takes',
      fact('The Registration Authority handles changes of address in 3 to 5 working days.', 'medium', [
        'Kounted: the registered office in ADGM',
        'https://help.kounted.ae/07_adgm/07-009-adgm-corp-support-maintain-registered-office-address-details',
      ]),
    ),
    documents: [],
    result: 'Registered lease',
  },
  {
    id: 'access-adgm',
    label: 'Open the company’s account on ACCESSADGM',
    actor: 'authority',
    needs: ['licence'],
    when: { visasAtLeast: 1 },
    workingDays: fact({ shortest: 1, longest: 2 }, 'medium', visaGuide, governmentServices),
    documents: [],
    result: 'The company can ask for government services',
  },
  {
    id: 'establishment-card',
    label: 'Get the establishment card',
    actor: 'government',
    needs: ['access-adgm'],
    when: { visasAtLeast: 1 },
    workingDays: fact({ shortest: 3, longest: 5 }, 'medium', visaGuide, governmentServices),
    documents: [],
    result: 'The company’s immigration file is open',
  },
  {
    id: 'e-channels',
    label: 'Open the e-Channels account',
    actor: 'government',
    needs: ['establishment-card'],
    when: { visasAtLeast: 1 },
    workingDays: fact({ shortest: 1, longest: 2 }, 'medium', visaGuide, governmentServices),
    documents: [],
    result: 'The company can apply for visas',
  },
  ...residenceSteps(
    {
      workingDays: fact(
        { shortest: 7, longest: 30 },
        'medium',
        governmentServices,
        ['Formenzo: UAE visa times', 'https://formenzo.com/visa'],
        [
          'PRO Partner Group: visa and licensing questions',
          'https://www.propartnergroup.com/faq/visa-licensing-faqs',
        ],
      ),
    },
    'e-channels',
  ),
  bankAccountStep('licence'),
];
