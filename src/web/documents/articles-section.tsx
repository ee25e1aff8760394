import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { type ArticleView, changeArticle, readArticles, readClientArticles } from '#contract/own-articles.ts';
import { maxArticleLength } from '#domain/documents/articles.ts';
import { may } from '#domain/team/permissions.ts';
import { articleMessages as texts } from '#messages/articles.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { FormDialog } from '#web/design-system/form-dialog.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import type { DocumentSide } from './document-side.ts';

interface ArticlesSectionProps {
  companyId: string;
  side: DocumentSide;
  onChanged(): void;
}

/** The articles by sections: what is the standard text, and how the company's own differs from it. */
export default function ArticlesSection({ companyId, side, onChanged }: ArticlesSectionProps) {
  const { company } = useCurrentCompany();
  const mayChange = side === 'member' && company !== undefined && may(company.role, 'change-company');
  const given = { params: { id: companyId } };
  const operation = side === 'staff' ? readClientArticles : readArticles;
  const { data, failure, refetch, isFetching } = useQuery(operation, given);
  const [edited, setEdited] = useState<ArticleView>();
  if (!data) {
    return failure ? (
      <ErrorState title={texts.unread} onRetry={refetch} isRetrying={isFetching}>
        {describeFailure(failure)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const { articles, prevails, hasArabic } = data;
  const untranslated = articles.filter(({ own, arabic }) => hasArabic && own !== null && arabic === null);
  async function keep(
    section: ArticleView['section'],
    text: string | null,
    arabic: string | null = null,
  ): Promise<void> {
    const answer = await call(changeArticle, { params: { id: companyId, section }, input: { text, arabic } });
    setAnswer(operation, given, () => answer);
    onChanged();
  }
  const goBack = (section: ArticleView['section']) =>
    keep(section, null).then(
      () => notify.success(texts.saved),
      (problem: unknown) => notify.error(describeFailure(problem)),
    );
  const counting = prevails && texts.prevails[prevails];
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="text-lg font-semibold tracking-tight">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">{texts.about}</p>
      {counting && (
        <p className="mt-2 max-w-prose border-s-2 border-warn ps-4 text-pretty">
          <span className="font-medium">{texts.languages}.</span> {counting.text}{' '}
          {counting.sources.length > 0 && <SourceMark sources={counting.sources} subject={texts.languages} />}
        </p>
      )}
      <p className="mt-3 text-sm font-medium">
        {texts.counts(articles.filter(({ own }) => own !== null).length)}
      </p>
      {untranslated.length > 0 && (
        <p className="mt-1 max-w-prose text-sm text-pretty text-warn">
          {texts.arabicMissingIn(untranslated.map(({ section }) => section))}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {articles
          .filter(({ own, standard }) => mayChange || own !== null || standard !== '')
          .map((article) => (
            <li key={article.section} className="grid gap-2 py-4">
              <div className="flex items-start gap-3">
                <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                  <h3 className="font-medium">{texts.sections[article.section]}</h3>
                  {article.own !== null && <Badge tone="accent">{texts.own}</Badge>}
                </div>
                {mayChange && (
                  <span className="flex flex-wrap justify-end gap-2">
                    <Button
                      size="small"
                      className="pointer-coarse:min-h-11"
                      aria-label={(article.own === null ? texts.writeNamed : texts.changeNamed)(
                        article.section,
                      )}
                      onClick={() => setEdited(article)}
                    >
                      {article.own === null ? texts.write : texts.change}
                    </Button>
                    {article.own !== null && (
                      <Button
                        size="small"
                        kind="quiet"
                        className="pointer-coarse:min-h-11"
                        aria-label={texts.backNamed(article.section)}
                        onClick={() => void goBack(article.section)}
                      >
                        {texts.back}
                      </Button>
                    )}
                  </span>
                )}
              </div>
              <ArticleText article={article} />
              {article.arabic !== null && (
                <p
                  lang="ar"
                  dir="rtl"
                  className="max-w-prose border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere"
                >
                  {article.arabic}
                </p>
              )}
              {untranslated.includes(article) && (
                <p className="flex max-w-prose flex-wrap items-center gap-x-3 gap-y-1 text-sm text-pretty text-warn">
                  {texts.arabicMissing}
                  {mayChange && (
                    <Button
                      size="small"
                      className="pointer-coarse:min-h-11"
                      aria-label={texts.enterArabicNamed(article.section)}
                      onClick={() => setEdited(article)}
                    >
                      {texts.enterArabic}
                    </Button>
                  )}
                </p>
              )}
            </li>
          ))}
      </ul>
      {edited && (
        <ArticleDialog
          article={edited}
          hasArabic={hasArabic}
          onSave={(text, arabic) => keep(edited.section, text, arabic)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

/** The text of a section; an own one with what it leaves out of the standard text and adds to it. */
function ArticleText({ article: { standard, own } }: { article: ArticleView }) {
  if (own === null || standard === '') {
    return (
      <p dir="auto" className="max-w-prose whitespace-pre-line text-pretty wrap-anywhere">
        {own ?? (standard || <span className="text-muted">{texts.none}</span>)}
      </p>
    );
  }
  return (
    <p dir="auto" className="max-w-prose whitespace-pre-line text-pretty wrap-anywhere">
      <span className="sr-only">{texts.difference}: </span>
      {diffWordsWithSpace(standard, own).map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`;
        if (added) {
          return (
            <ins key={key} className="bg-good/12 text-good underline underline-offset-2">
              <span className="sr-only">[{texts.added}] </span>
              {value}
            </ins>
          );
        }
        if (removed) {
          return (
            <del key={key} className="bg-bad/12 text-bad">
              <span className="sr-only">[{texts.removed}] </span>
              {value}
            </del>
          );
        }
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}

interface ArticleDialogProps {
  article: ArticleView;
  hasArabic: boolean;
  onSave(text: string, arabic: string | null): Promise<void>;
  onClose(): void;
}

function ArticleDialog({ article, hasArabic, onSave, onClose }: ArticleDialogProps) {
  const [text, setText] = useState(article.own ?? article.standard);
  const [arabic, setArabic] = useState(article.arabic ?? '');
  return (
    <FormDialog
      title={texts.sections[article.section]}
      description={article.standard}
      action={texts.save}
      check={() => (text.trim() ? undefined : texts.textMissing)}
      send={async () => {
        await onSave(text, arabic.trim() || null);
        return { message: texts.saved };
      }}
      onClose={onClose}
      onDone={onClose}
    >
      <TextAreaField
        label={texts.text}
        rows={8}
        maxLength={maxArticleLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {hasArabic && (
        <TextAreaField
          label={texts.arabic}
          hint={texts.arabicHint}
          lang="ar"
          dir="rtl"
          rows={8}
          maxLength={maxArticleLength}
          value={arabic}
          onChange={({ target }) => setArabic(target.value)}
        />
      )}
    </FormDialog>
  );
}
