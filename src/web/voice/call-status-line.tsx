import { voiceMessages } from '#messages/voice.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import type { CallSession } from './call-session.ts';
import { statusOf, wordsOf } from './call-status.ts';
import { SpeakingIndicator } from './speaking-indicator.tsx';
import { useCallSession, useElapsed } from './use-call-session.ts';

/** Call status and elapsed time. */
export function CallStatusLine({ session }: { session: CallSession }) {
  const status = useCallSession(session, statusOf);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <SpeakingIndicator session={session} status={status} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs text-muted">{webSettings.brand.assistantName}</p>
        <p className="font-medium">{wordsOf(status)}</p>
      </div>
      {status !== 'connecting' && <Elapsed session={session} />}
    </div>
  );
}

export function Elapsed({ session }: { session: CallSession }) {
  const seconds = useElapsed(session);
  return (
    <p role="timer" aria-label={voiceMessages.elapsedLabel} className="tabular text-muted">
      {voiceMessages.elapsed(seconds)}
    </p>
  );
}
