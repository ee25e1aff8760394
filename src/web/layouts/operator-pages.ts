import {
  Archive,
  Building2,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  ClipboardList,
  Coins,
  HeartPulse,
  Inbox,
  Landmark,
  type LucideIcon,
  Mail,
  Palette,
  Phone,
  Receipt,
  ScanSearch,
  ScrollText,
  Users,
  UsersRound,
} from 'lucide-react';
import type { StaffRight } from '#domain/staff/permissions.ts';
import { deskMessages } from '#messages/desk.ts';
import { operatorMessages } from '#messages/operator.ts';
import { reportMessages } from '#messages/report.ts';
import { todayMessages } from '#messages/today.ts';
import { operatorPaths } from '#web/operator/operator-paths.ts';

/** What the navigation says beside a page: how much waits there. */
export type Waiting = 'requests' | 'questions' | 'emails';

interface OperatorPage {
  label: string;
  icon: LucideIcon;
  path: string;
  /** Whether pages below it are others. */
  isExact?: true;
  /** What a role has to allow for the page to be of any use. */
  right: StaffRight;
  waiting?: Waiting;
}

const { titles } = operatorMessages;

/** The pages of the back office: customers, open work, and the installation. */
export const operatorPages: readonly (readonly OperatorPage[])[] = [
  [
    {
      label: todayMessages.title,
      icon: Inbox,
      path: operatorPaths.today,
      isExact: true,
      right: 'read-cases',
    },
    { label: titles.calendar, icon: CalendarDays, path: operatorPaths.calendar, right: 'read-cases' },
    { label: titles.companies, icon: Building2, path: operatorPaths.companies, right: 'read-cases' },
    { label: deskMessages.title, icon: ScanSearch, path: operatorPaths.desk, right: 'review-papers' },
    { label: titles.money, icon: Landmark, path: operatorPaths.money, right: 'read-money' },
    { label: titles.quotes, icon: Coins, path: operatorPaths.quotes, right: 'read-money' },
    { label: titles.people, icon: Users, path: operatorPaths.people, right: 'read-people' },
  ],
  [
    {
      label: titles.requests,
      icon: ClipboardList,
      path: operatorPaths.requests,
      right: 'read-cases',
      waiting: 'requests',
    },
    {
      label: titles.questions,
      icon: CircleHelp,
      path: operatorPaths.questions,
      right: 'answer-questions',
      waiting: 'questions',
    },
    { label: titles.outbox, icon: Mail, path: operatorPaths.outbox, right: 'read-outbox', waiting: 'emails' },
    { label: titles.voiceCalls, icon: Phone, path: operatorPaths.voiceCalls, right: 'review-calls' },
  ],
  [
    { label: reportMessages.title, icon: ChartColumn, path: operatorPaths.report, right: 'read-reports' },
    { label: titles.staff, icon: UsersRound, path: operatorPaths.staff, right: 'read-staff' },
    { label: titles.prices, icon: Receipt, path: operatorPaths.prices, right: 'read-money' },
    { label: titles.keptRecords, icon: Archive, path: operatorPaths.keptRecords, right: 'read-kept-records' },
    { label: titles.log, icon: ScrollText, path: operatorPaths.log, right: 'read-log' },
    { label: titles.health, icon: HeartPulse, path: operatorPaths.health, right: 'set-installation' },
    { label: titles.brand, icon: Palette, path: operatorPaths.brand, right: 'set-installation' },
  ],
];
