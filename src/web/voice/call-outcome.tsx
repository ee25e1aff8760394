import { voiceMessages } from '#messages/voice.ts';
import { Button } from '#web/design-system/button.tsx';
import { CallCaptions } from './call-captions.tsx';
import type { CallViewProps } from './call-view.tsx';
import { useCallSession } from './use-call-session.ts';

/** The end of a call: why it failed, or that it is over, with the transcript. */
export function CallOutcome({ session, onContinueInChat }: CallViewProps) {
  const problem = useCallSession(session, (state) => state.problem);
  const phase = useCallSession(session, (state) => state.phase);
  const lasted = useCallSession(session, (state) => state.lasted);
  const reason = useCallSession(session, (state) => state.endedReason);
  const hasWords = useCallSession(session, ({ captions }) => captions.length > 0);
  const why =
    reason === undefined || reason === 'customer-ended-call' ? undefined : voiceMessages.endings[reason];
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {problem && (
        <p role="alert" className="rounded-control border border-bad/50 px-3 py-2 text-sm text-bad">
          {problem.message}
        </p>
      )}
      {phase === 'ended' && (
        <p className="text-muted">
          {why} {lasted !== undefined && voiceMessages.endedAfter(voiceMessages.elapsed(lasted))}
        </p>
      )}
      {hasWords && <CallCaptions session={session} />}
      {(hasWords || problem) && (
        <Button size="small" onClick={onContinueInChat} className="self-start">
          {hasWords ? voiceMessages.continueInChat : voiceMessages.chatInstead}
        </Button>
      )}
    </div>
  );
}
