import { lazy } from 'react';
import { caseMessages } from '#messages/cases.ts';
import { clientBankMessages } from '#messages/client-banking.ts';
import { clientDeadlineMessages } from '#messages/client-deadlines.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { movingMessages } from '#messages/moving.ts';
import { operatorMessages } from '#messages/operator.ts';
import { providerTab } from '#messages/provider-need.ts';
import { threadMessages } from '#messages/threads.ts';
import type { CompanyPanel } from '#web/operator/company-file-page.tsx';

/**
 * What features show in a company's file, in the order of the tabs. `Panel` is a lazy component, so that its code
 * loads when its tab is first opened.
 */
export const companyPanels: readonly CompanyPanel[] = [
  {
    id: 'tasks',
    title: caseMessages.staffTab,
    Panel: lazy(() => import('./company-cases.tsx')),
  },
  {
    id: 'papers',
    title: dashboardTitles.papers,
    Panel: lazy(() => import('./company-documents.tsx')),
  },
  {
    id: 'deadlines',
    title: clientDeadlineMessages.tab,
    Panel: lazy(() => import('#web/calendar/company-deadlines-panel.tsx')),
  },
  {
    id: 'bank',
    title: clientBankMessages.tab,
    Panel: lazy(() => import('#web/products/company-bank-panel.tsx')),
  },
  {
    id: 'provider',
    title: providerTab,
    concerns: ({ hasProvider }) => hasProvider,
    Panel: lazy(() => import('#web/products/company-provider-panel.tsx')),
  },
  {
    id: 'names',
    title: dashboardTitles.names,
    Panel: lazy(() => import('#web/names/company-names-panel.tsx')),
  },
  {
    id: 'money',
    title: operatorMessages.titles.money,
    Panel: lazy(() => import('./company-money-panel.tsx')),
  },
  {
    id: 'messages',
    title: threadMessages.staff.tab,
    Panel: lazy(() => import('./company-messages.tsx')),
  },
  {
    id: 'people',
    title: dashboardTitles.people,
    Panel: lazy(() => import('./company-people.tsx')),
  },
  { id: 'moving', title: movingMessages.tab, Panel: lazy(() => import('./company-moving.tsx')) },
  {
    id: 'invoices',
    title: invoiceMessages.tab,
    Panel: lazy(() => import('#web/invoices/company-invoices-panel.tsx')),
  },
];
