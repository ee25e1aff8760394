import { commonMessages } from '#messages/common.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { classNames } from './class-names.ts';
import { SiteLinks } from './public-header.tsx';

const linkClass =
  'inline-flex min-h-8 items-center px-2.5 underline-offset-4 hover:text-text hover:underline pointer-coarse:min-h-11';

/** Ends the pages that are open to everyone. */
export function PublicFooter({ width }: { width: string }) {
  return (
    <footer className="border-t border-line bg-surface text-xs text-muted print:hidden">
      <div className={classNames('flex flex-wrap items-center py-3', width)}>
        <p className="me-auto py-2 font-medium">{webSettings.brand.name}</p>
        <SiteLinks className={linkClass} />
        <Link to={paths.onboarding} className={linkClass}>
          {commonMessages.start}
        </Link>
        <Link to={paths.terms} className={linkClass}>
          {commonMessages.terms}
        </Link>
        <Link to={paths.privacy} className={`${linkClass} -me-2.5`}>
          {commonMessages.privacy}
        </Link>
      </div>
    </footer>
  );
}
