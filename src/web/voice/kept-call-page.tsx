import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { sendMessage } from '#contract/threads.ts';
import { type CallDetails, deleteVoiceCall, readVoiceCall } from '#contract/voice.ts';
import { may } from '#domain/team/permissions.ts';
import { keptCallMessages as texts } from '#messages/kept-calls.ts';
import { threadMessages } from '#messages/threads.ts';
import { Button } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link, useNavigate, useParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { webSettings } from '#web/platform/web-settings.ts';

/** What was said in one of the signed-in person's voice calls. */
export default function KeptCallPage() {
  const { id = '' } = useParams();
  const { data, failure, isFetching, refetch } = useQuery(readVoiceCall, { params: { id } });
  const title = data ? texts.callOf(data.call.startedAt) : texts.transcript;
  const heading = usePage(title);
  return (
    <div className="flex flex-col gap-6">
      <Link
        to={dashboardPaths.voiceCalls}
        className="flex w-fit items-center gap-2 rounded-control text-muted hover:text-text"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
        {texts.back}
      </Link>
      <PageTitle ref={heading}>{title}</PageTitle>
      {!data && failure && (
        <StateSheet>
          <ErrorState title={texts.callUnread} onRetry={() => void refetch()} isRetrying={isFetching}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      )}
      {data && (
        <>
          <Transcript exchanges={data.call.exchanges} />
          {data.call.hasTranscript && <ShareCall id={id} />}
          <DeleteCall id={id} />
        </>
      )}
    </div>
  );
}

function Transcript({ exchanges }: Pick<CallDetails, 'exchanges'>) {
  const said = exchanges.filter((exchange) => exchange.said !== undefined);
  if (said.length === 0)
    return (
      <StateSheet>
        <EmptyState title={texts.noTranscript}>{texts.noTranscriptText}</EmptyState>
      </StateSheet>
    );
  return (
    <ol aria-label={texts.transcript} className="flex max-w-prose flex-col gap-5">
      {said.map(({ turn, at, said, heard }) => (
        <li key={turn} className="flex flex-col gap-2">
          <time dateTime={at} className="tabular text-xs text-muted">
            {texts.time(at)}
          </time>
          <p dir="auto">
            <strong className="font-medium">{texts.you}:</strong> {said}
          </p>
          <p dir="auto">
            <strong className="font-medium">{texts.expert}:</strong>{' '}
            {heard || <span className="text-muted">{texts.notHeard}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Puts the transcript into the messages of the company: a copy, which its caller alone can put there. */
function ShareCall({ id }: { id: string }) {
  const { company } = useCurrentCompany();
  const [isSending, setIsSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  if (!company || !may(company.role, 'write-in-thread')) return null;
  const { operatorName } = webSettings.brand;

  async function share(companyId: string): Promise<void> {
    setIsSending(true);
    try {
      await call(sendMessage, {
        params: { id: companyId },
        input: { text: threadMessages.fromCall, callId: id },
      });
      setWasSent(true);
      notify.success(threadMessages.shared);
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Button
        kind="primary"
        isBusy={isSending}
        disabled={wasSent}
        onClick={() => share(company.id)}
        className="self-start"
      >
        {threadMessages.share(operatorName)}
      </Button>
      <p className="text-sm text-muted">{threadMessages.shareAbout}</p>
    </div>
  );
}

function DeleteCall({ id }: { id: string }) {
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove(): Promise<void> {
    setIsDeleting(true);
    try {
      await call(deleteVoiceCall, { params: { id } });
      notify.success(texts.removed);
      navigate(dashboardPaths.voiceCalls, { replace: true });
    } catch (failure) {
      notify.error(describeFailure(failure));
      setIsDeleting(false);
    }
  }

  return (
    <Button kind="danger" isBusy={isDeleting} onClick={remove} className="self-start">
      {texts.remove}
    </Button>
  );
}
