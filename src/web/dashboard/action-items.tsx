import { Building2, Calculator, Landmark, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { homeMessages } from '#web/messages/dashboard.ts';
import { paths } from '#web/paths.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';

interface ActionItem {
  id: keyof typeof homeMessages.actions;
  icon: LucideIcon;
  path: string;
}

const otherItems: readonly ActionItem[] = [
  { id: 'banking', icon: Landmark, path: paths.banking },
  { id: 'accounting', icon: Calculator, path: paths.accounting },
];

/** Three things to begin with, each on its own page. The formation begins with the company's profile. */
export function ActionItems() {
  const { company } = useCurrentCompany();
  const isProfileComplete = company !== undefined && missingDetailsOf(company).length === 0;
  const formation: ActionItem = {
    id: 'formation',
    icon: Building2,
    path: isProfileComplete ? paths.formation : paths.dashboardCompany,
  };
  return (
    <section aria-labelledby="action-items" className="@container">
      <h2 id="action-items" className="text-lg font-semibold tracking-tight">
        {homeMessages.actionItems}
      </h2>
      <ul className="mt-4 grid auto-rows-fr gap-4 @xl:grid-cols-3">
        {[formation, ...otherItems].map((item) => (
          <ActionCard key={item.id} {...item} />
        ))}
      </ul>
    </section>
  );
}

function ActionCard({ id, icon: Icon, path }: ActionItem) {
  const buttonId = useId();
  const titleId = useId();
  const { title, about } = homeMessages.actions[id];
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">
      <div className="flex items-start justify-between gap-3">
        <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="text-accent-text" />
        <Badge tone="accent">{homeMessages.new}</Badge>
      </div>
      <div className="flex-1">
        <h3 id={titleId} className="font-medium">
          {title}
        </h3>
        <p className="mt-1 text-muted">{about}</p>
      </div>
      <Button asChild className="self-start">
        <Link to={path} id={buttonId} aria-labelledby={`${buttonId} ${titleId}`}>
          {homeMessages.startNow}
        </Link>
      </Button>
    </li>
  );
}
