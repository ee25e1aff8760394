import { Building2, Calculator, Landmark, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { FormationView } from '#contract/case-views.ts';
import type { ServiceRequestView } from '#contract/requests.ts';
import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { isOfBank, stageOf } from './formation-stage.ts';
import type { HomeQuery } from './use-home.ts';

interface ActionItem {
  id: keyof typeof homeMessages.actions;
  icon: LucideIcon;
  path: string;
  about: string;
  badge: string;
  tone: BadgeTone;
  action: string;
}

/** What has not begun: the tag and the button of every card at first. */
const fresh = { badge: homeMessages.new, tone: 'accent', action: homeMessages.startNow } as const;
const finished = { badge: homeMessages.done, tone: 'good', action: homeMessages.view } as const;

/** Three things to do, each on its own page. What they say and where they lead follows the case. */
export function ActionItems({ home: { formation, requests = [] } }: { home: HomeQuery }) {
  const { company } = useCurrentCompany();
  const isProfileComplete = company !== undefined && missingDetailsOf(company).length === 0;
  const request = requests.find(({ service }) => service === 'accounting');
  const items = [
    formationItem(formation.formation, isProfileComplete),
    bankingItem(formation.formation),
    accountingItem(request, isProfileComplete || company === undefined),
  ] as const;
  return (
    <section aria-labelledby="action-items" className="@container">
      <h2 id="action-items" className="text-lg font-semibold tracking-tight">
        {homeMessages.actionItems}
      </h2>
      <ul className="mt-4 grid gap-4 @xl:grid-cols-3">
        {items.map((item) => (
          <ActionCard key={item.id} {...item} />
        ))}
      </ul>
    </section>
  );
}

const { aboutActions: about } = homeMessages;

/** The formation begins with the company's profile. */
function formationItem(formation: FormationView | undefined, isProfileComplete: boolean): ActionItem {
  const item = { id: 'formation', icon: Building2, path: dashboardPaths.formation } as const;
  const { done = 0, isFormed, next } = formation ? stageOf(formation) : {};
  if (formation && isFormed) return { ...item, ...finished, about: about.formed };
  const step = next && !isOfBank(next) ? about.next(next.label) : about.formation;
  if (formation && done > 0) {
    const badge = homeMessages.stepsDone(done, formation.steps.length);
    return { ...item, badge, tone: 'accent', action: homeMessages.continue, about: step };
  }
  if (!isProfileComplete)
    return { ...item, ...fresh, path: dashboardPaths.dashboardCompany, about: about.profile };
  return { ...item, ...fresh, about: step };
}

function bankingItem(formation: FormationView | undefined): ActionItem {
  const item = { id: 'banking', icon: Landmark, path: dashboardPaths.banking } as const;
  const { hasBankAccount, next } = formation ? stageOf(formation) : {};
  if (hasBankAccount) return { ...item, ...finished, about: about.bankAccount };
  return { ...item, ...fresh, about: next && isOfBank(next) ? about.next(next.label) : about.banking };
}

/** Accounting is asked of the operator, which needs the profile. */
function accountingItem(request: ServiceRequestView | undefined, isOpen: boolean): ActionItem {
  const item = { id: 'accounting', icon: Calculator, path: dashboardPaths.accounting } as const;
  if (request?.state === 'done') return { ...item, ...finished, about: about.accountingDone };
  if (request) {
    const isTaken = request.state === 'in-progress';
    const badge = isTaken ? homeMessages.inProgress : homeMessages.requestedOn(request.requestedAt);
    return { ...item, badge, tone: 'accent', action: homeMessages.view, about: about.accountingRequested };
  }
  return { ...item, ...fresh, about: isOpen ? about.accounting : about.accountingLocked };
}

function ActionCard({ id, icon: Icon, path, about: text, badge, tone, action }: ActionItem) {
  const buttonId = useId();
  const titleId = useId();
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">
      <div className="flex items-start justify-between gap-3">
        <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="text-accent-text" />
        <Badge tone={tone}>
          <bdi>{badge}</bdi>
        </Badge>
      </div>
      <div className="flex-1">
        <h3 id={titleId} className="font-medium">
          {homeMessages.actions[id]}
        </h3>
        <p className="mt-1 text-pretty text-muted">{text}</p>
      </div>
      <Button asChild className="self-start">
        <Link to={path} id={buttonId} aria-labelledby={`${buttonId} ${titleId}`}>
          {action}
        </Link>
      </Button>
    </li>
  );
}
