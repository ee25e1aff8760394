import { fact } from '../../facts.ts';

/** What visas an office brings in free zones in general, where a zone's own measure is not known. */
export const usualVisaQuota = fact(
  'The usual measure in UAE free zones is one to three visas for a flexi desk and one for about 9 square metres of an office of its own.',
  'medium',
  ['Shuraa: visa quotas in Dubai', 'https://www.shuraa.com/what-is-a-visa-quota-in-dubai-uae-complete-guide'],
  [
    'Brightrich: how many work visas a free zone gives',
    'https://brightrich.com/expert-opinion/skolko-rabochih-viz-predostavliaet-free-zone',
  ],
  ['BizDaddy: visa quotas in Dubai', 'https://bizdaddy.ae/what-is-visa-quota-in-dubai-a-complete-guide/'],
);
