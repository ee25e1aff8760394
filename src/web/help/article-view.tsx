import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { choiceLabels } from '#messages/choices.ts';
import { groupNames, helpMessages } from '#messages/help.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { sourceMessages } from '#messages/sources.ts';
import { useExpertPanel } from '#web/assistant/expert-panel-host.tsx';
import '#web/design-system/article-text.css';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import { usePage } from '#web/platform/use-page.ts';
import type { Article } from './article.ts';
import { ArticleLinks } from './article-links.tsx';
import { groupAnchor } from './help-addresses.ts';
import { HelpFrame } from './help-frame.tsx';
import { SummaryMark } from './summary-mark.tsx';
import { useArrival } from './use-arrival.ts';

/** An article: what it is about, its questions with their answers, where all that was read, and what else to read. */
export function ArticleView({ article }: { article: Article }) {
  const heading = usePage(article.title);
  useArrival();
  const { title, summary, readOn, introduction, sections } = article;
  return (
    <HelpFrame>
      <div className="article-frame">
        <header>
          <Breadcrumb article={article} />
          <h1 ref={heading} tabIndex={-1} className="page-title">
            {title}
          </h1>
          <p className="mt-3 text-base text-muted">{summary}</p>
          <p className="mt-3 text-faint">
            <time dateTime={readOn}>{helpMessages.readOn(readOn)}</time>
          </p>
        </header>
        <Contents sections={sections} />
        <article className="article">
          <Text html={introduction} />
          {sections.map(({ id, heading: question, html }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {question}
              </h2>
              <Text html={html} />
            </section>
          ))}
          <Sources of={article} />
        </article>
        <footer className="mt-10 border-t border-line pt-8 print:hidden">
          <GoOn article={article} />
          <Related to={article} />
        </footer>
      </div>
    </HelpFrame>
  );
}

/** HTML that was made from our own Markdown when the app was built. */
function Text({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own build from our own articles, without raw HTML
  return html !== '' && <div className="article-text" dangerouslySetInnerHTML={trustedHtml(html)} />;
}

function Breadcrumb({ article: { country, group } }: { article: Article }) {
  return (
    <nav aria-label={helpMessages.breadcrumb}>
      <ol className="mb-3 flex flex-wrap gap-2 text-muted print:hidden">
        <Step to={paths.help}>{pageTitles.help}</Step>
        {country && <Step to={`${paths.help}#${country}`}>{choiceLabels.country[country]}</Step>}
        {country && group && (
          <Step to={`${paths.help}#${groupAnchor(country, group)}`}>{groupNames[group]}</Step>
        )}
      </ol>
    </nav>
  );
}

/** A step on the way here, after the one before it. A finger has room beside the word, as some are short. */
function Step({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 pointer-coarse:min-h-11">
      {to !== paths.help && <span aria-hidden="true">/</span>}
      <Link to={to} className="relative hover:underline after:absolute after:-inset-3.25">
        {children}
      </Link>
    </li>
  );
}

function Contents({ sections }: Pick<Article, 'sections'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: beside the article it scrolls, also by the arrow keys
    <nav aria-labelledby="contents" className="article-contents" tabIndex={0}>
      <h2 id="contents">{helpMessages.contents}</h2>
      <details>
        <summary>
          {helpMessages.questions(sections.length)}
          <SummaryMark />
        </summary>
        <ol>
          {[...sections, { id: 'sources', heading: helpMessages.sources }].map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function Sources({ of: { sources } }: { of: Article }) {
  return (
    <section aria-labelledby="sources" className="article-sources">
      <h2 id="sources" tabIndex={-1}>
        {helpMessages.sources}
      </h2>
      <ol>
        {sources.map(({ title, url, publisher, date, confidence, read }, index) => (
          <li key={url} id={`source-${index + 1}`} tabIndex={-1}>
            <ExternalLink href={url}>{title}</ExternalLink>
            <p>
              {publisher}
              {' · '}
              {date === undefined ? (
                helpMessages.sourceNotDated
              ) : (
                <time dateTime={date}>{helpMessages.sourceDate(date)}</time>
              )}
              {' · '}
              {sourceMessages.confidence[confidence]}
              {read === false && ` · ${helpMessages.sourceNotOpened}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function GoOn({ article: { title, planQuery } }: { article: Article }) {
  const panel = useExpertPanel();
  return (
    <div className="flex flex-wrap gap-2">
      {planQuery && (
        <Link to={`${paths.plan}?${planQuery}`} className={buttonClass('primary')}>
          {helpMessages.plan}
        </Link>
      )}
      <Button onClick={() => panel.open({ question: helpMessages.question(title) })}>
        <MessageSquareText aria-hidden="true" size={16} strokeWidth={1.5} />
        {helpMessages.ask}
      </Button>
    </div>
  );
}

function Related({ to: { related } }: { to: Article }) {
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related">
      <h2 id="related" className="mt-8 text-base font-semibold">
        {helpMessages.related}
      </h2>
      <ArticleLinks of={related} />
    </nav>
  );
}
