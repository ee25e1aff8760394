import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { buttonClass } from './button.tsx';
import { EmptyState } from './state-message.tsx';

/** In place of what belongs to a company, for somebody who has none: leads to where one is created. */
export function NoCompany({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <EmptyState
      icon={icon}
      title={commonMessages.noCompany}
      action={
        <Link to={paths.dashboard} className={buttonClass('primary')}>
          {commonMessages.toDashboard}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
