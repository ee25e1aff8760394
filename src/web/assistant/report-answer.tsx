import { type RefObject, useEffect, useRef, useState } from 'react';
import { maxQuestionLength } from '#contract/assistant.ts';
import {
  addConversation,
  maxReportedTurns,
  maxTurnLength,
  reportAnswer,
  withdrawReport,
} from '#contract/questions.ts';
import { questionMessages } from '#messages/questions.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useStoredLogin } from '#web/platform/stored-login.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import type { ChatMessage, Conversation } from './conversation.ts';

const texts = questionMessages.report;

/** A report that was sent. */
interface Sent {
  id: string;
  hasConversation: boolean;
}

export interface AnswerReport {
  sent: Sent | undefined;
  isBusy: boolean;
  note: string;
  /** What was pressed goes away; the focus moves to what took its place. */
  button: RefObject<HTMLButtonElement | null>;
  box: RefObject<HTMLDivElement | null>;
  send(): void;
  addConversation(): void;
  undo(): void;
}

/** Tells the operator that an answer is not what was asked; the conversation goes along only if its asker says so. */
export function useAnswerReport(message: ChatMessage, conversation: Conversation): AnswerReport {
  const [sent, setSent] = useState<Sent>();
  const [isBusy, setIsBusy] = useState(false);
  const [note, setNote] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note !== '') (box.current ?? button.current)?.focus();
  }, [note]);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(describeFailure(error));
    } finally {
      setIsBusy(false);
    }
  }

  const { operatorName } = webSettings.brand;
  return {
    sent,
    isBusy,
    note,
    button,
    box,
    send: () =>
      void run(async () => {
        const said = conversation.upTo(message);
        const question = said.findLast(({ isUser }) => isUser)?.content ?? '';
        const { id } = await call(reportAnswer, {
          input: {
            question: question.slice(0, maxQuestionLength),
            answer: message.content.slice(0, maxTurnLength),
          },
        });
        setSent({ id, hasConversation: false });
        setNote(texts.sent(operatorName));
      }),
    addConversation: () =>
      void run(async () => {
        if (!sent) return;
        const turns = conversation
          .upTo(message)
          .filter(({ content }) => content.trim() !== '')
          .slice(-maxReportedTurns)
          .map(({ isUser, content }) => ({
            role: isUser ? ('user' as const) : ('assistant' as const),
            content: content.slice(0, maxTurnLength),
          }));
        await call(addConversation, { params: { id: sent.id }, input: { turns } });
        setSent({ ...sent, hasConversation: true });
        setNote(texts.added(operatorName));
      }),
    undo: () =>
      void run(async () => {
        if (!sent) return;
        await call(withdrawReport, { params: { id: sent.id } });
        setSent(undefined);
        setNote(texts.undone);
      }),
  };
}

/** The one press below an answer. */
export function ReportButton({ report }: { report: AnswerReport }) {
  return (
    <Button
      ref={report.button}
      kind="quiet"
      size="small"
      className="font-normal"
      isBusy={report.isBusy}
      onClick={report.send}
    >
      {texts.press}
    </Button>
  );
}

/** What became of the press: asks for the conversation, and takes it all back. */
export function ReportStatus({
  report: { sent, isBusy, note, box, addConversation: add, undo },
}: {
  report: AnswerReport;
}) {
  const login = useStoredLogin();
  const isSignedIn = login !== undefined && login !== 'loading';
  return (
    <>
      <p role="status" className={sent ? 'sr-only' : 'mt-2 text-xs text-muted empty:hidden'}>
        {note}
      </p>
      {sent && (
        <div
          ref={box}
          tabIndex={-1}
          className="mt-1 rounded-control border border-line bg-surface px-3 py-2.5"
        >
          <p className="font-medium">{note}</p>
          {!sent.hasConversation && (
            <p className="text-muted">{isSignedIn ? texts.consentSignedIn : texts.consent}</p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            {!sent.hasConversation && (
              <Button size="small" isBusy={isBusy} onClick={add}>
                {texts.add}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={undo}>
              {texts.undo}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
