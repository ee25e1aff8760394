import { MicOff } from 'lucide-react';
import { Spinner } from '#web/design-system/spinner.tsx';
import { useMediaQuery } from '#web/platform/media-query.ts';
import type { CallSession } from './call-session.ts';
import type { CallStatus } from './call-status.ts';
import { useLevels } from './use-call-session.ts';
import './call.css';

interface SpeakingIndicatorProps {
  session: CallSession;
  status: CallStatus;
}

/** Shows who speaks and how loud, as the status text also does. */
export function SpeakingIndicator({ session, status }: SpeakingIndicatorProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isExpert = status === 'expert-speaks';
  const dot = useLevels<HTMLSpanElement>(session.onLevels, (element, { microphone, expert }) => {
    const level = isExpert ? expert : status === 'muted' ? 0 : microphone;
    element.style.scale = isStill ? '1' : String(1 + level * 1.4);
  });
  const isWaiting = status === 'connecting' || status === 'thinking' || status === 'reconnecting';
  return (
    <span aria-hidden="true" data-speaks={isExpert || undefined} className="call-mark">
      {isWaiting && <Spinner size={20} />}
      {status === 'muted' && <MicOff size={20} strokeWidth={1.5} />}
      {!isWaiting && status !== 'muted' && <span ref={dot} className="call-dot" />}
    </span>
  );
}
