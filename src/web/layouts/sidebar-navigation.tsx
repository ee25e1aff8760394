import { CreditCard, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { may } from '#domain/team/permissions.ts';
import { dashboardMessages } from '#messages/dashboard.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { paths } from '#web/paths.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { NavLink } from '#web/platform/router.tsx';
import { useFormation } from '#web/platform/use-formation.ts';
import { navItemActiveClass, navItemClass, navItemIdleClass } from './nav-item-class.ts';
import {
  calendarPage,
  companyPage,
  dashboardPage,
  formationPage,
  messagesPage,
  papersPage,
  paymentsPage,
  peoplePage,
  quotePage,
  type SidebarPage,
  sidebarSections,
  usersPage,
} from './sidebar-pages.ts';
import { UnreadMessages } from './unread-messages.tsx';

interface SidebarNavigationProps {
  /** Called when a link was followed, so that a drawer can close. */
  onLeave(): void;
  onOpenBilling(): void;
}

/** The dashboard's pages, with billing as the one line that opens a dialog. */
export function SidebarNavigation({ onLeave, onOpenBilling }: SidebarNavigationProps) {
  const { company } = useCurrentCompany();
  const hasAgency = useFormation(company?.id).formation?.hasAgency;
  return (
    <nav
      aria-label={dashboardMessages.navigation}
      className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-3 py-4"
    >
      <ul className="flex flex-col gap-0.5">
        <PageLine page={dashboardPage} onLeave={onLeave} />
        <PageLine page={formationPage} onLeave={onLeave} note={<FormationProgress />} />
        <PageLine page={messagesPage} onLeave={onLeave} note={<UnreadMessages />} />
        <PageLine page={companyPage} onLeave={onLeave} />
        {company && hasAgency && may(company.role, 'read-quotes') && (
          <PageLine page={quotePage} onLeave={onLeave} />
        )}
        {company && hasAgency && may(company.role, 'read-payments') && (
          <PageLine page={paymentsPage} onLeave={onLeave} />
        )}
        <PageLine page={papersPage} onLeave={onLeave} />
        {(!company || may(company.role, 'read-parties')) && <PageLine page={peoplePage} onLeave={onLeave} />}
        <PageLine page={calendarPage} onLeave={onLeave} />
        {(!company || may(company.role, 'manage-billing')) && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpenBilling}
              className={classNames(navItemClass, navItemIdleClass)}
            >
              <LineContent icon={CreditCard}>{dashboardMessages.billing}</LineContent>
            </button>
          </li>
        )}
        <PageLine page={usersPage} onLeave={onLeave} />
      </ul>
      {sidebarSections.map((section) => (
        <Section key={section.title} title={section.title}>
          {section.pages.map((page) => (
            <PageLine key={page.label} page={page} onLeave={onLeave} />
          ))}
        </Section>
      ))}
    </nav>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3 pb-2 text-xs font-medium tracking-wide text-faint">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  );
}

/** As in '5/7'; nothing until it is known, and where there is no plan. */
function FormationProgress() {
  const { company } = useCurrentCompany();
  const { formation } = useFormation(company?.id);
  if (!formation) return null;
  const done = formation.steps.filter(({ state }) => state === 'done' || state === 'waived').length;
  return (
    <>
      <span aria-hidden="true" className="tabular ms-auto text-xs text-muted">
        {dashboardMessages.stepsDoneInShort(done, formation.steps.length)}
      </span>
      <span className="sr-only">{dashboardMessages.stepsDone(done, formation.steps.length)}</span>
    </>
  );
}

interface PageLineProps {
  page: SidebarPage;
  onLeave(): void;
  /** What stands at the end of the line. */
  note?: ReactNode;
}

function PageLine({ page, onLeave, note }: PageLineProps) {
  if (!page.path) {
    return (
      <li className={classNames(navItemClass, 'text-faint')}>
        <LineContent icon={page.icon}>{page.label}</LineContent>
        <span className="ms-auto">
          <Badge>{dashboardMessages.soon}</Badge>
        </span>
      </li>
    );
  }
  return (
    <li>
      <NavLink
        to={page.path}
        end={page.path === paths.dashboard}
        onClick={onLeave}
        className={(isActive) => classNames(navItemClass, isActive ? navItemActiveClass : navItemIdleClass)}
      >
        <LineContent icon={page.icon}>{page.label}</LineContent>
        {note}
      </NavLink>
    </li>
  );
}

function LineContent({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0" />
      <span className="min-w-0">{children}</span>
    </>
  );
}
