import { Building2, Calculator, Landmark, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { FormationView } from '#contract/formation.ts';
import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { Link } from '#web/platform/router.tsx';
import { isOfBank, stageOf } from './formation-stage.ts';

interface ActionItem {
  id: keyof typeof homeMessages.actions;
  icon: LucideIcon;
  path: string;
  about: string;
  isDone?: boolean;
}

/** Three things to do, each on its own page. What they say and where they lead follows the case. */
export function ActionItems({ formation }: { formation: FormationView | undefined }) {
  const { company } = useCurrentCompany();
  const isProfileComplete = company !== undefined && missingDetailsOf(company).length === 0;
  const items = [
    formationItem(formation, isProfileComplete),
    bankingItem(formation),
    { id: 'accounting', icon: Calculator, path: paths.accounting, about: about.accounting },
  ] as const;
  return (
    <section aria-labelledby="action-items" className="@container">
      <h2 id="action-items" className="text-lg font-semibold tracking-tight">
        {homeMessages.actionItems}
      </h2>
      <ul className="mt-4 grid auto-rows-fr gap-4 @xl:grid-cols-3">
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
  const item = { id: 'formation', icon: Building2 } as const;
  if (!isProfileComplete) return { ...item, path: paths.dashboardCompany, about: about.profile };
  const { isFormed, next } = formation ? stageOf(formation) : {};
  if (isFormed) return { ...item, path: paths.formation, about: about.formed, isDone: true };
  const step = next && !isOfBank(next) ? about.next(next.label) : about.formation;
  return { ...item, path: paths.formation, about: step };
}

function bankingItem(formation: FormationView | undefined): ActionItem {
  const item = { id: 'banking', icon: Landmark, path: paths.banking } as const;
  const { hasBankAccount, next } = formation ? stageOf(formation) : {};
  if (hasBankAccount) return { ...item, about: about.bankAccount, isDone: true };
  return { ...item, about: next && isOfBank(next) ? about.next(next.label) : about.banking };
}

function ActionCard({ id, icon: Icon, path, about: text, isDone = false }: ActionItem) {
  const buttonId = useId();
  const titleId = useId();
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">
      <div className="flex items-start justify-between gap-3">
        <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="text-accent-text" />
        {isDone ? (
          <Badge tone="good">{homeMessages.done}</Badge>
        ) : (
          <Badge tone="accent">{homeMessages.new}</Badge>
        )}
      </div>
      <div className="flex-1">
        <h3 id={titleId} className="font-medium">
          {homeMessages.actions[id]}
        </h3>
        <p className="mt-1 text-pretty text-muted">{text}</p>
      </div>
      <Button asChild className="self-start">
        <Link to={path} id={buttonId} aria-labelledby={`${buttonId} ${titleId}`}>
          {isDone ? homeMessages.view : homeMessages.startNow}
        </Link>
      </Button>
    </li>
  );
}
