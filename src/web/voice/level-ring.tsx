import { Mic, MicOff, Volume2 } from 'lucide-react';
import { classNames } from '#web/design-system/class-names.ts';
import { Spinner } from '#web/design-system/spinner.tsx';
import { useMediaQuery } from '#web/platform/media-query.ts';
import type { CallSession } from './call-session.ts';
import { type CallStatus, isWaiting } from './call-status.ts';
import { useLevels } from './use-call-session.ts';

interface LevelRingProps {
  session: CallSession;
  status: CallStatus;
  size: 'large' | 'small';
}

/** A ring that grows with the voice of whoever speaks; the state beside it says the same in words. */
export function LevelRing({ session, status, size }: LevelRingProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isExpert = status === 'expert-speaks';
  const ring = useLevels<HTMLSpanElement>(session.onLevels, (element, { microphone, expert }) => {
    const level = isExpert ? expert : status === 'muted' ? 0 : microphone;
    element.style.scale = isStill ? '1' : String(1 + level * 0.4);
  });
  const isLarge = size === 'large';
  const iconSize = isLarge ? 32 : 20;
  return (
    <span
      aria-hidden="true"
      className={classNames('relative grid shrink-0 place-items-center', isLarge ? 'size-32' : 'size-10')}
    >
      {!isWaiting(status) && (
        <span
          ref={ring}
          data-level-ring=""
          className={classNames(
            'absolute rounded-full transition-[scale] duration-100',
            isLarge ? 'inset-4 border-4' : 'inset-1 border-2',
            isExpert ? 'border-accent' : 'border-line-strong',
          )}
        />
      )}
      <span
        className={classNames(
          'grid place-items-center rounded-full',
          isLarge ? 'size-20' : 'size-8',
          isExpert ? 'bg-accent text-on-accent' : 'bg-text/6 text-muted',
        )}
      >
        {isWaiting(status) ? (
          <Spinner size={iconSize} />
        ) : status === 'muted' ? (
          <MicOff size={iconSize} strokeWidth={1.5} />
        ) : isExpert ? (
          <Volume2 size={iconSize} strokeWidth={1.5} />
        ) : (
          <Mic size={iconSize} strokeWidth={1.5} />
        )}
      </span>
    </span>
  );
}
