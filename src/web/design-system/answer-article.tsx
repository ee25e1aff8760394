import type { ShownAnswer } from '#contract/questions.ts';
import { questionMessages } from '#messages/questions.ts';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import './article-text.css';
import { ExternalLink } from './external-link.tsx';

interface AnswerArticleProps {
  answer: ShownAnswer;
  /** What comes before the text: the title, as a heading of its page. */
  children: React.ReactNode;
}

/** An operator's answer: whose it is, what it holds for, its text and its source. */
export function AnswerArticle({ answer, children }: AnswerArticleProps) {
  const { html, places, source, answeredBy, answeredAt, checkedOn } = answer;
  return (
    <article className="flex max-w-prose flex-col gap-4">
      {children}
      <p className="text-sm text-muted">
        {questionMessages.answeredAt(answeredBy, answeredAt, checkedOn)}
        {places.length > 0 && (
          <>
            <br />
            {questionMessages.holdsFor(places)}
          </>
        )}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server from Markdown without raw HTML */}
      <div className="article-text text-base" dangerouslySetInnerHTML={trustedHtml(html)} />
      <section id="source-1" tabIndex={-1} className="border-t border-line pt-4 text-sm">
        <h2 className="font-semibold">{questionMessages.source}</h2>
        <p className="mt-2">
          [1] <ExternalLink href={source.url}>{source.title}</ExternalLink>
          <span className="text-muted"> {source.publisher}</span>
        </p>
      </section>
    </article>
  );
}
