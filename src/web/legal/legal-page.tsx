import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { buttonLook } from '#web/design-system/button.tsx';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { type LegalText, legalMessages } from '#web/messages/legal.ts';
import { paths } from '#web/paths.ts';
import { usePage } from '#web/platform/use-page.ts';
import { LegalSectionText } from './legal-section.tsx';

interface LegalPageProps {
  text: LegalText;
  /** The text that people look for beside this one. */
  other: { title: string; path: string };
}

const updatedOn = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalMessages.updatedOn),
);

/** A long text to be read: contents first, lines of a comfortable length, every part with its address. */
export function LegalPage({ text, other }: LegalPageProps) {
  const heading = usePage(text.title);
  return (
    <PublicPage home={paths.onboarding} links={<BackLink />}>
      <div className="gap-x-16 lg:grid lg:grid-cols-[13rem_minmax(0,65ch)]">
        <header className="mb-10 lg:col-start-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
            {text.title}
          </h1>
          <p className="mt-3 text-base text-muted">{text.lead}</p>
          <p className="mt-3 text-sm text-faint">
            {legalMessages.updated}: <time dateTime={legalMessages.updatedOn}>{updatedOn}</time>
          </p>
        </header>
        <nav
          aria-labelledby="contents"
          className="mb-10 lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 id="contents" className="mb-2 text-sm font-semibold">
            {legalMessages.contents}
          </h2>
          <ol className="border-s border-line">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1.5 ps-4 text-sm text-muted hover:text-text focus-visible:-outline-offset-2"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-start-2">
          {text.sections.map((section) => (
            <LegalSectionText key={section.id} section={section} />
          ))}
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
  const navigate = useNavigate();
  return (
    <Link
      to={paths.onboarding}
      onClick={(event) => {
        const state: unknown = history.state;
        const place = (state as { idx?: unknown } | null)?.idx;
        if (typeof place !== 'number' || place === 0 || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        navigate(-1);
      }}
      className={buttonLook('quiet')}
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
      {legalMessages.back}
    </Link>
  );
}
