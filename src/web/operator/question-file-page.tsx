import { useState } from 'react';
import { pathOf } from '#contract/operation.ts';
import {
  type AnswerVersion,
  exportAnswer,
  type QuestionFile,
  readQuestion,
  setQuestionState,
  unpublishAnswer,
} from '#contract/questions.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { operatorMessages } from '#messages/operator.ts';
import { questionMessages } from '#messages/questions.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { paths } from '#web/paths.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { Link, useParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useBackOffice } from './back-office.ts';
import { BackTo, Facts, FileSection, Nothing } from './file-page.tsx';
import { PageHead, ReadStates } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { AnswerForm } from './questions/answer-form.tsx';
import { answeredFrom, QuestionStateBadge } from './questions-page.tsx';

const texts = questionMessages.office;

/** One question: how often it was asked, which answers were given, and the operator's own. */
export default function QuestionFilePage() {
  const { id = '' } = useParams();
  const given = { params: { id } };
  const query = useQuery(readQuestion, given);
  const title = query.data?.question.question ?? texts.title;
  const heading = usePage(title);
  const office = useBackOffice();
  const [isWriting, setIsWriting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  function update(question: QuestionFile): void {
    setAnswer(readQuestion, given, () => ({ question }));
    office.refetch();
  }

  async function run(change: () => Promise<{ message: string; question: QuestionFile }>): Promise<void> {
    setIsBusy(true);
    try {
      const { message, question } = await change();
      update(question);
      notify.success(message);
    } catch (error) {
      notify.error(describeFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  const question = query.data?.question;
  const next = question?.state === 'dismissed' ? 'open' : 'dismissed';
  return (
    <div className="flex flex-col gap-6">
      <BackTo path={operatorPaths.questions}>{operatorMessages.titles.questions}</BackTo>
      <PageHead heading={heading} title={title}>
        {question && question.state !== 'answered' && (
          <Button
            isBusy={isBusy}
            onClick={() => run(() => call(setQuestionState, { ...given, input: { state: next } }))}
          >
            {next === 'open' ? texts.reopen : texts.dismiss}
          </Button>
        )}
      </PageHead>
      <ReadStates query={query} heading={heading} unread={texts.unreadOne}>
        {({ question: file }) => (
          <>
            <Facts empty={texts.noSource} facts={factsOf(file)} />
            <FileSection title={texts.yours}>
              {isWriting ? (
                <AnswerForm
                  question={file}
                  onCancel={() => setIsWriting(false)}
                  onSaved={(saved) => {
                    setIsWriting(false);
                    update(saved);
                    heading.current?.focus();
                  }}
                />
              ) : (
                <OwnAnswer
                  question={file}
                  isBusy={isBusy}
                  onWrite={() => setIsWriting(true)}
                  onUnpublish={({ version }) =>
                    run(() => call(unpublishAnswer, { ...given, ifMatch: version }))
                  }
                />
              )}
            </FileSection>
            <GivenAnswers reports={file.reports} />
          </>
        )}
      </ReadStates>
    </div>
  );
}

function factsOf({ state, times, similar, language, firstAskedOn, lastAskedOn, cited }: QuestionFile) {
  return [
    [texts.state, <QuestionStateBadge key="state" state={state} />],
    [texts.times, String(times)],
    [texts.similar, String(similar)],
    [texts.language, texts.languageOf(language)],
    [texts.first, shortDayText(firstAskedOn)],
    [texts.last, shortDayText(lastAskedOn)],
    [texts.answeredFrom, answeredFrom(cited)],
  ] as const;
}

interface OwnAnswerProps {
  question: QuestionFile;
  isBusy: boolean;
  onWrite(): void;
  onUnpublish(version: AnswerVersion): void;
}

/** The operator's answer with its versions, and what can be done with it. */
function OwnAnswer({ question: { id, versions }, isBusy, onWrite, onUnpublish }: OwnAnswerProps) {
  const [newest] = versions;
  if (!newest) {
    return (
      <div className="flex flex-wrap items-center gap-3 border-y border-line py-3">
        <p className="min-w-0 flex-1 basis-60 text-muted">{texts.yoursAbout}</p>
        <Button kind="primary" onClick={onWrite}>
          {texts.write}
        </Button>
      </div>
    );
  }
  const isPublished = newest.state === 'published';
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4">
      <div>
        <p className="font-medium wrap-anywhere">{newest.title}</p>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{newest.body}</p>
        <p className="mt-2 text-muted">
          <ExternalLink href={newest.sourceUrl}>{newest.sourceTitle}</ExternalLink>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onWrite}>{isPublished ? texts.change : texts.write}</Button>
        {isPublished && (
          <>
            <Button isBusy={isBusy} onClick={() => onUnpublish(newest)}>
              {texts.unpublish}
            </Button>
            <Link to={`${paths.help}/answers/${id}`} className={buttonClass()}>
              {texts.open}
            </Link>
          </>
        )}
        <a href={pathOf(exportAnswer).replace('{id}', id)} download className={buttonClass()}>
          {texts.export}
        </a>
      </div>
      <section aria-label={texts.versions}>
        <h3 className="text-sm font-semibold">{texts.versions}</h3>
        <ol className="mt-2 flex flex-col gap-1 text-muted">
          {versions.map(({ version, state, answeredBy, at }) => (
            <li key={version}>
              {texts.version(version)}
              {' · '}
              {state === 'published'
                ? texts.publishedAt(answeredBy, at)
                : texts.unpublishedAt(answeredBy, at)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The answers that were not what was asked, with what their askers agreed to pass on. */
function GivenAnswers({ reports }: Pick<QuestionFile, 'reports'>) {
  return (
    <FileSection title={texts.given}>
      {reports.length === 0 ? (
        <Nothing>{texts.givenNone}</Nothing>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {reports.map(({ at, answer, cited, conversation, wantsEmail }) => (
            <li key={at} className="flex flex-col gap-2 py-3">
              <p className="text-muted">
                {texts.givenAt(at)}
                {wantsEmail && ` · ${texts.wantsEmail}`}
              </p>
              {conversation ? (
                <dl aria-label={texts.conversation} className="flex flex-col gap-2">
                  {conversation.map(({ role, content }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the turns of a conversation stay as they are
                    <div key={index}>
                      <dt className="text-muted">{texts.roles[role]}</dt>
                      <dd className="whitespace-pre-wrap wrap-anywhere">{content}</dd>
                    </div>
                  ))}
                </dl>
              ) : (
                <p className="whitespace-pre-wrap wrap-anywhere">
                  {answer === null ? texts.wordsWithheld : answer || texts.noWords}
                </p>
              )}
              {answer === null && cited.length > 0 && (
                <ul className="flex flex-col gap-1">
                  {cited.map(({ title, url }) => (
                    <li key={url}>
                      <ExternalLink href={url}>{title}</ExternalLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </FileSection>
  );
}
