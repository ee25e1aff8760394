import { voiceMessages } from '#messages/voice.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import type { CallSession } from './call-session.ts';
import { hintOf, statusOf } from './call-status.ts';
import { LevelRing } from './level-ring.tsx';
import { useCallSession, useElapsed } from './use-call-session.ts';

/** What happens in the call, large enough to be read from a distance, and what it waits for. */
export function CallStateView({ session }: { session: CallSession }) {
  const status = useCallSession(session, statusOf);
  const isConnecting = useCallSession(session, ({ phase }) => phase === 'connecting');
  const hint = hintOf(status);
  return (
    <div className="flex w-full flex-col items-center text-center">
      <LevelRing session={session} status={status} size="large" />
      <p className="mt-2 text-xs text-muted">{webSettings.brand.assistantName}</p>
      <p className="text-xl font-semibold">{voiceMessages.states[status]}</p>
      <p role="status" className="min-h-5 text-muted">
        {hint}
      </p>
      {!isConnecting && <Elapsed session={session} />}
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
