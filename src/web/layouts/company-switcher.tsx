import { Building2, ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { commonMessages } from '#messages/common.ts';
import { dashboardMessages } from '#messages/dashboard.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { CompanyMark, LogoTile } from './company-mark.tsx';

const loadMenu = () => import('./company-menu.tsx');
const CompanyMenu = lazy(loadMenu);

/** Asks for the code beforehand. Where it cannot be had, opening the menu says so. */
const fetchMenu = () => void loadMenu().catch(() => {});

interface CompanySwitcherProps {
  /** Called when the choice leads to another page, so that a drawer can close. */
  onLeave(): void;
}

/** The company the dashboard is about, and behind it the person's other ones and the way to one more. */
export function CompanySwitcher({ onLeave }: CompanySwitcherProps) {
  const { state, company } = useCurrentCompany();
  const isSlow = useSlowLoading(state === 'loading');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (state === 'loading') return isSlow ? <LoadingBlock /> : <div className={blockClass} />;
  if (state === 'error') return null;
  if (!company) {
    return (
      <div className={classNames(blockClass, 'text-muted')}>
        <LogoTile>
          <Building2 aria-hidden="true" size={16} strokeWidth={1.5} />
        </LogoTile>
        {commonMessages.noCompany}
      </div>
    );
  }

  async function toggle(): Promise<void> {
    if (isOpen) return setIsOpen(false);
    if (!wasOpened && !(await loadPart(loadMenu))) return;
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={toggle}
        className={classNames(blockClass, 'text-start hover:border-line-strong')}
      >
        <span className="sr-only">{dashboardMessages.switchCompany}: </span>
        <CompanyMark company={company} />
        <ChevronsUpDown aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
      </button>
      {wasOpened && (
        <Suspense>
          <CompanyMenu isOpen={isOpen} onClose={() => setIsOpen(false)} onLeave={onLeave} button={button} />
        </Suspense>
      )}
    </>
  );
}

const blockClass =
  'mx-3 mt-3 flex min-h-14 shrink-0 items-center gap-3 rounded-control border border-line bg-page px-3 py-2';

function LoadingBlock() {
  return (
    <div role="status" aria-label={dashboardMessages.companyLoading} className={blockClass}>
      <Skeleton className="size-8 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Skeleton className="h-4 w-44 max-w-full" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}
