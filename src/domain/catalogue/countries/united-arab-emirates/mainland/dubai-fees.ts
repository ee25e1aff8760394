import { money } from '#domain/values/money.ts';
import type { Fee } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { formationFees, premisesAndAuditFees } from './formation.ts';
import { peopleFees } from './work-permits.ts';

const initialApproval: Page = [
  'Apex: a copy of DET’s initial approval page',
  'https://apexbizuae.com/?p=14205',
];
export const nameCertificate: Page = [
  'A DET trade-name certificate of 2022, a copy',
  'https://www.scribd.com/document/655907849/Safari',
];
export const procedures: Page = [
  'Viicon: mainland formation, times and costs',
  'https://viiconconsulting.com/dubai-mainland-company-formation-procedures-timelines-costs',
];

export const dubaiFees: readonly Fee[] = [
  ...formationFees('DET', {
    'trade-name': {
      amount: fact(
        money('AED', 600, 1_000),
        'low',
        [
          'Best Solution: trade-name reservation',
          'https://best-solution.ae/glossary/trade-name-reservation/',
        ],
        nameCertificate,
      ),
    },
    'initial-approval': { amount: fact(money('AED', 120), 'medium', initialApproval) },
    licence: {
      amount: unconfirmed(
        'DET’s present schedule of licence fees',
        fact(
          'An agent warns that offers from AED 6,000 leave out many items of DET’s bill.',
          'low',
          procedures,
        ),
      ),
    },
    'lease-registration': {
      label: 'Registering the lease (Ejari)',
      amount: fact(money('AED', 175, 220), 'low', [
        'Makaan: the charges of Ejari',
        'https://www.makaan.com/ae/iq/real-estate-trends/what-are-the-charges-to-register-at-ejari',
      ]),
    },
  }),
  {
    id: 'chamber',
    label: 'Dubai Chamber, for commercial and industrial licences',
    payee: 'government',
    amount: unconfirmed('What the Dubai Chamber charges, and whether each year'),
    due: 'yearly',
    isRefundable: false,
  },
  ...premisesAndAuditFees,
  {
    id: 'service-centre',
    label: 'Help of a government-services centre',
    payee: 'agent',
    amount: unconfirmed(
      'What help with the formation costs in all',
      fact('One centre asks from AED 2,200, government fees apart.', 'low', [
        'EGSH: golden visa for entrepreneurs',
        'https://egsh.ae/insights/golden-visa-for-entrepreneurs',
      ]),
    ),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  ...peopleFees,
  ...bankFees,
];
