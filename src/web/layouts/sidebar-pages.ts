import {
  Building2,
  Calculator,
  CalendarDays,
  FileStack,
  FileText,
  Landmark,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mailbox,
  MessagesSquare,
  Network,
  Receipt,
  Stamp,
  Users,
} from 'lucide-react';
import { dashboardMessages } from '#messages/dashboard.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { paths } from '#web/paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';

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
  path: dashboardPaths.formation,
};
export const companyPage: SidebarPage = {
  label: pageTitles.company,
  icon: Building2,
  path: dashboardPaths.dashboardCompany,
};
export const calendarPage: SidebarPage = {
  label: dashboardTitles.calendar,
  icon: CalendarDays,
  path: dashboardPaths.calendar,
};
export const messagesPage: SidebarPage = {
  label: dashboardTitles.messages,
  icon: MessagesSquare,
  path: dashboardPaths.messages,
};
export const quotePage: SidebarPage = {
  label: dashboardTitles.quote,
  icon: Receipt,
  path: dashboardPaths.quote,
};
export const paymentsPage: SidebarPage = {
  label: dashboardTitles.payments,
  icon: Landmark,
  path: dashboardPaths.payments,
};
export const papersPage: SidebarPage = {
  label: dashboardTitles.papers,
  icon: FileStack,
  path: dashboardPaths.papers,
};
export const peoplePage: SidebarPage = {
  label: dashboardTitles.people,
  icon: Network,
  path: dashboardPaths.people,
};
export const usersPage: SidebarPage = {
  label: dashboardTitles.users,
  icon: Users,
  path: dashboardPaths.users,
};

/** The sections below the company's own pages. */
export const sidebarSections: readonly { title: string; pages: readonly SidebarPage[] }[] = [
  {
    title: dashboardMessages.discoverProducts,
    pages: [
      { label: dashboardTitles.salesTax, icon: Receipt, path: dashboardPaths.salesTax },
      { label: dashboardTitles.agent, icon: Stamp, path: dashboardPaths.agent },
      { label: dashboardMessages.taxFiling, icon: FileText },
      { label: dashboardTitles.accounting, icon: Calculator, path: dashboardPaths.accounting },
      { label: dashboardMessages.mailroom, icon: Mailbox },
    ],
  },
  {
    title: dashboardMessages.partnerSolutions,
    pages: [{ label: dashboardTitles.banking, icon: Landmark, path: dashboardPaths.banking }],
  },
];
