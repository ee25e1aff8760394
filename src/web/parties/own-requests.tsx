import { useState } from 'react';
import type { OwnPartView } from '#contract/own-part.ts';
import { answerPartyRequest } from '#contract/party-requests.ts';
import { partyRequestMessages } from '#messages/party-requests.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { WaitingDay } from './waiting-day.tsx';

const texts = partyRequestMessages.own;

type Request = OwnPartView['requests'][number];

interface OwnRequestsProps {
  companyId: string;
  requests: readonly Request[];
  onAnswered(): Promise<unknown>;
}

/** What one alone was asked, and the answer; those without one come first. */
export default function OwnRequests({ companyId, requests, onAnswered }: OwnRequestsProps) {
  const sorted = requests.toSorted((one, other) => Number(!!one.answeredAt) - Number(!!other.answeredAt));
  return (
    <section aria-labelledby="own-requests" className="flex flex-col gap-4 border-b border-line pb-4">
      <div>
        <h2 id="own-requests" className="font-semibold">
          {texts.title}
        </h2>
        <p className="mt-1 text-muted">{texts.about}</p>
      </div>
      <ul className="flex flex-col gap-6">
        {sorted.map((request) => (
          <li key={request.id}>
            <OwnRequest companyId={companyId} request={request} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnRequestProps extends Pick<OwnRequestsProps, 'companyId' | 'onAnswered'> {
  request: Request;
}

function OwnRequest({ companyId, request, onAnswered }: OwnRequestProps) {
  const { id, from, question, askedAt, answeredAt, waiting } = request;
  const [answer, setAnswer] = useState(request.answer);
  const [isOpen, setIsOpen] = useState(!answeredAt);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      const params = { id: companyId, request: id };
      const { message } = await call(answerPartyRequest, { params, input: { answer } });
      await onAnswered();
      notify.success(message);
      setIsOpen(false);
    } catch (failure) {
      setProblem(fieldMessagesOf(failure).answer ?? describeFailure(failure));
    }
    setIsSending(false);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-s-2 border-accent ps-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="text-sm text-muted">{texts.askedOn(from, askedAt)}</p>
      <p className="font-medium wrap-anywhere whitespace-pre-line">{question}</p>
      {waiting && <WaitingDay waiting={waiting} />}
      {isOpen ? (
        <>
          <TextAreaField
            label={texts.answer}
            rows={4}
            required
            autoComplete="off"
            value={answer}
            error={problem}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <Button type="submit" className="self-start" isBusy={isSending}>
            {texts.send}
          </Button>
        </>
      ) : (
        <>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            {answeredAt && texts.sent(answeredAt)}
            <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
              {texts.change}
            </Button>
          </p>
        </>
      )}
    </form>
  );
}
