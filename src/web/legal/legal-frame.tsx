import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { legalMessages } from '#messages/legal.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { paths } from '#web/paths.ts';
import { Link, useHistory } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';

interface LegalFrameProps {
  title: string;
  lead?: string;
  /** The day of the last change, as YYYY-MM-DD and in words. */
  updated: { on: string; inWords: string };
  /** The list of links to the text's parts; left out where it has none. */
  contents: ReactNode;
  /** The text that people look for beside this one. */
  other: { title: string; path: string };
  children: ReactNode;
}

/** A long text to be read: contents first, lines of a comfortable length, every part with its address. */
export function LegalFrame({ title, lead, updated, contents, other, children }: LegalFrameProps) {
  const heading = usePage(title);
  return (
    <PublicPage>
      <BackLink />
      <div className="gap-x-16 lg:grid lg:grid-cols-[13rem_minmax(0,65ch)]">
        <header className="mb-10 lg:col-start-2">
          <h1 ref={heading} tabIndex={-1} className="page-title">
            {title}
          </h1>
          {lead && <p className="mt-3 text-base text-muted">{lead}</p>}
          <p className="mt-3 text-sm text-faint">
            {legalMessages.updated}: <time dateTime={updated.on}>{updated.inWords}</time>
          </p>
        </header>
        <nav
          aria-labelledby="contents"
          className="mb-10 lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 id="contents" className="mb-2 text-sm font-semibold">
            {legalMessages.contents}
          </h2>
          {contents}
        </nav>
        <div className="lg:col-start-2">
          {children}
          <p className="mt-12 border-t border-line pt-6">
            <Link
              to={other.path}
              className="rounded-sm font-medium text-accent-text underline underline-offset-2"
            >
              {other.title}
            </Link>
          </p>
        </div>
      </div>
    </PublicPage>
  );
}

/** Back to where one came from inside the app, which is often a half-filled form; else to the start. */
function BackLink() {
  const history = useHistory();
  return (
    <Link
      to={paths.onboarding}
      onClick={(event) => {
        if (!history.canGoBack() || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        history.back();
      }}
      className={classNames(buttonClass('quiet', 'small'), '-ms-3 mb-4')}
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      {legalMessages.back}
    </Link>
  );
}
