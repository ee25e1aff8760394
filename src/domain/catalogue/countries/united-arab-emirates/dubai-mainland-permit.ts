import { money } from '#domain/values/money.ts';
import type { Exit } from '../../definition.ts';
import { fact, type Page } from '../../facts.ts';

const resolution: Page = [
  'Executive Council Resolution 11 of 2025',
  'https://dlp.dubai.gov.ae/Legislation%20Reference/2025/Executive%20Council%20Resolution%20No.%20(11)%20of%202025%20Regulating%20the%20Conduct%20of%20Free%20Zone%20Establishments%E2%80%99%20Activities.html',
];
const briefing: Page = [
  'Middle East Briefing: free zone companies on Dubai’s mainland',
  'https://www.middleeastbriefing.com/news/?p=4989',
];
const freeZonesInMainland: Page = [
  'James Berry: free zone companies can now operate in the mainland',
  'https://jamesberrylaw.com/news-details/uae-free-zone-companies-can-now-operate-in-the-mainland',
];
const opening: Page = [
  'Afridi & Angell: mainland Dubai opens to free zone companies',
  'https://afridi-angell.com/expanding-boundaries-to-mainland-dubai-a-game-changer-for-free-zone-entities',
];
const taxOfBranch: Page = [
  'Parus: Dubai free zones in the mainland',
  'https://parusuae.ae/news-en/dubai-free-zones-can-now-operate-in-the-uae-mainland/?lang=en',
];

/** How a company of a zone in Dubai opens the mainland without leaving its zone. */
export const dubaiMainlandPermit: Exit = {
  kind: 'moving',
  steps: [
    fact(
      'The mainland opens without moving, by a licence or permit of Dubai’s Department of Economy and Tourism: a mainland branch, a branch with its head office in the zone, or a temporary permit.',
      'high',
      resolution,
      briefing,
    ),
    fact(
      'The permit has been open since 8 October 2025 to companies that hold a Dubai Unified Licence.',
      'medium',
      opening,
    ),
    fact('The permit costs AED 5,000 for up to six months.', 'high', freeZonesInMainland, opening),
    fact(
      'A branch with its head office in the zone costs AED 10,000 for a year.',
      'medium',
      freeZonesInMainland,
      taxOfBranch,
    ),
    fact('Mainland work has books of its own, apart from those of the zone.', 'high', briefing, [
      'Mondaq: free zone entities within Dubai’s mainland',
      'https://www.mondaq.com/constitutional-administrative-law/1607538/a-navigation-of-the-regulation-of-free-zone-entities-operating-within-dubai-mainland',
    ]),
    fact('Income from the mainland is taxed at 9%.', 'medium', taxOfBranch),
  ],
  cost: fact(money('AED', 5_000, 10_000), 'medium', freeZonesInMainland, opening, taxOfBranch),
};
