import {
  Building2,
  CircleHelp,
  ClipboardList,
  HeartPulse,
  type LucideIcon,
  Mail,
  Palette,
  Phone,
  Receipt,
  ScrollText,
  Users,
} from 'lucide-react';
import { operatorMessages } from '#messages/operator.ts';
import { operatorPaths } from '#web/operator/operator-paths.ts';

/** What the navigation says beside a page: how much waits there. */
export type Waiting = 'requests' | 'questions' | 'emails';

interface OperatorPage {
  label: string;
  icon: LucideIcon;
  path: string;
  waiting?: Waiting;
}

const { titles } = operatorMessages;

/** The pages of the back office: customers, open work, and the installation. */
export const operatorPages: readonly (readonly OperatorPage[])[] = [
  [
    { label: titles.companies, icon: Building2, path: operatorPaths.companies },
    { label: titles.people, icon: Users, path: operatorPaths.people },
  ],
  [
    { label: titles.requests, icon: ClipboardList, path: operatorPaths.requests, waiting: 'requests' },
    { label: titles.questions, icon: CircleHelp, path: operatorPaths.questions, waiting: 'questions' },
    { label: titles.outbox, icon: Mail, path: operatorPaths.outbox, waiting: 'emails' },
    { label: titles.voiceCalls, icon: Phone, path: operatorPaths.voiceCalls },
  ],
  [
    { label: titles.prices, icon: Receipt, path: operatorPaths.prices },
    { label: titles.log, icon: ScrollText, path: operatorPaths.log },
    { label: titles.health, icon: HeartPulse, path: operatorPaths.health },
    { label: titles.brand, icon: Palette, path: operatorPaths.brand },
  ],
];
