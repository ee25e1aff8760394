import type { Deadline, Statement } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { entrePassHelp, gstApplication } from './pages.ts';

/** Goods and services tax (GST), for every legal form. */

const thresholds: Page = ['Excellence Singapore: GST registration', 'https://www.excellencesg.com/?p=2041'];
const prospectiveView: Page = [
  'Regfollower: GST registration on the prospective view',
  'https://regfollower.com/singapore-iras-updates-guidance-on-gst-registration-based-on-prospective-view',
];
const invoiceNow: Page = [
  'Sovos: InvoiceNow for GST',
  'https://sovos.com/regulatory-updates/vat/singapore-gst-invoicenow-expansion',
];

export const goodsAndServicesTax: readonly Statement[] = [
  fact('Goods and services tax (GST) of 9%.', 'high', entrePassHelp),
  fact(
    'GST registration is compulsory above S$1 million of taxable turnover, in the calendar year or expected in the next twelve months.',
    'high',
    thresholds,
  ),
  fact(
    'Who expects more than S$1 million applies within 30 days of the forecast; registration starts two months after it.',
    'high',
    prospectiveView,
  ),
  fact(
    'New voluntary registrants invoice through InvoiceNow: all of them since April 2026, and since November 2025 companies within six months of incorporation.',
    'high',
    invoiceNow,
  ),
  fact('An applicant from abroad appoints a local agent for GST.', 'medium', gstApplication),
];

export const gstDeadlines: readonly Deadline[] = [
  {
    id: 'gst-application',
    label: 'Apply for GST registration',
    why: 'Turnover above S$1 million in a calendar year means an application by 30 January; registration starts on 1 March.',
    rule: fact({ eachYearOn: '01-30' }, 'high', thresholds),
    penalty: unconfirmed('The penalty for applying late'),
    onlyIf: 'with taxable turnover above S$1 million in the calendar year before',
  },
  {
    id: 'invoicenow-compulsory-registrants',
    label: 'Begin to use InvoiceNow, for compulsory registrants',
    why: 'Whoever has to register for GST invoices through InvoiceNow from this day.',
    rule: fact({ on: '2028-04-01' }, 'high', invoiceNow),
    penalty: unconfirmed('The penalty for beginning late'),
    onlyIf: 'for those who have to register for GST',
  },
  {
    id: 'invoicenow-all',
    label: 'Begin to use InvoiceNow, for everyone',
    why: 'Everyone registered for GST invoices through InvoiceNow by this day.',
    rule: fact({ on: '2031-04-01' }, 'high', invoiceNow),
    penalty: unconfirmed('The penalty for beginning late'),
    onlyIf: 'for those registered for GST',
    dependsOn: { 'is-gst-registered': true },
  },
];
