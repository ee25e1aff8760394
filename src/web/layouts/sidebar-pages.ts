import {
  Building2,
  Calculator,
  CalendarDays,
  FileText,
  Landmark,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mailbox,
  Receipt,
  Stamp,
  Users,
} from 'lucide-react';
import { dashboardMessages } from '#messages/dashboard.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { paths } from '#web/paths.ts';

/** A line of the sidebar; without a path the product is announced but has no page yet. */
export interface SidebarPage {
  label: string;
  icon: LucideIcon;
  path?: string;
}

export const dashboardPage: SidebarPage = {
  label: pageTitles.dashboard,
  icon: LayoutDashboard,
  path: paths.dashboard,
};
export const formationPage: SidebarPage = {
  label: dashboardMessages.formation,
  icon: ListChecks,
  path: paths.formation,
};
export const companyPage: SidebarPage = {
  label: pageTitles.company,
  icon: Building2,
  path: paths.dashboardCompany,
};
export const calendarPage: SidebarPage = {
  label: pageTitles.calendar,
  icon: CalendarDays,
  path: paths.calendar,
};
export const usersPage: SidebarPage = { label: pageTitles.users, icon: Users, path: paths.users };

/** The sections below the company's own pages. */
export const sidebarSections: readonly { title: string; pages: readonly SidebarPage[] }[] = [
  {
    title: dashboardMessages.discoverProducts,
    pages: [
      { label: pageTitles.salesTax, icon: Receipt, path: paths.salesTax },
      { label: pageTitles.agent, icon: Stamp, path: paths.agent },
      { label: dashboardMessages.taxFiling, icon: FileText },
      { label: pageTitles.accounting, icon: Calculator, path: paths.accounting },
      { label: dashboardMessages.mailroom, icon: Mailbox },
    ],
  },
  {
    title: dashboardMessages.partnerSolutions,
    pages: [{ label: pageTitles.banking, icon: Landmark, path: paths.banking }],
  },
];
