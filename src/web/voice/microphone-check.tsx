import { useEffect, useState } from 'react';
import { voiceMessages } from '#messages/voice.ts';
import { Button } from '#web/design-system/button.tsx';
import type { CallLevels } from './call-session.ts';
import { type Microphone, type MicrophoneDevice, openMicrophone } from './microphone.ts';
import { MicrophoneMonitor } from './microphone-monitor.ts';
import { MicrophoneRow } from './microphone-row.tsx';
import { levelInterval } from './speech-level-meter.ts';
import { CannotStart } from './voice-call.ts';

/** Shows what the microphone hears, before any call; nothing of it leaves the page. */
export default function MicrophoneCheck({ onDone }: { onDone(): void }) {
  const { devices, deviceId, isUnheard, problem, choose, onLevels } = useMicrophoneCheck();
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line bg-surface p-3">
      {problem === undefined ? (
        <>
          <MicrophoneRow devices={devices} deviceId={deviceId} onChoose={choose} onLevels={onLevels} />
          <p role="status" className={isUnheard ? 'text-xs text-warn' : 'text-xs text-muted'}>
            {isUnheard
              ? voiceMessages.cannotHearCheck
              : `${voiceMessages.checkHint} ${voiceMessages.headset}`}
          </p>
        </>
      ) : (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      <Button size="small" kind="quiet" onClick={onDone} className="self-start">
        {voiceMessages.stopChecking}
      </Button>
    </div>
  );
}

function useMicrophoneCheck() {
  const [devices, setDevices] = useState<readonly MicrophoneDevice[]>([]);
  const [deviceId, setDeviceId] = useState<string>();
  const [isUnheard, setIsUnheard] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [microphone, setMicrophone] = useState<Microphone>();
  const [levels] = useState(() => new Set<(levels: CallLevels) => void>());
  const [onLevels] = useState(() => (listener: (levels: CallLevels) => void) => {
    levels.add(listener);
    return () => {
      levels.delete(listener);
    };
  });

  useEffect(() => {
    const context = new AudioContext();
    const microphoneMonitor = new MicrophoneMonitor();
    let opened: Microphone | undefined;
    let isOver = false;
    const look = () => {
      void opened?.devices().then((found) => {
        setDevices(found);
        setDeviceId(opened?.deviceId());
      });
    };
    const timer = setInterval(() => {
      if (!opened) return;
      const { loudness, peak } = opened.level();
      setIsUnheard(microphoneMonitor.isDead(peak, performance.now()));
      for (const listener of levels) listener({ microphone: Math.min(1, loudness / 0.15), expert: 0 });
    }, levelInterval);
    openMicrophone(context, {
      onChange() {
        microphoneMonitor.reset();
        look();
      },
      onGone: () => setProblem(voiceMessages.problems['no-microphone']),
      onDevices: look,
    }).then(
      (came) => {
        if (isOver) {
          came.close();
          return;
        }
        opened = came;
        setMicrophone(came);
        look();
      },
      (error: unknown) =>
        setProblem(error instanceof CannotStart ? error.message : voiceMessages.problems['microphone-busy']),
    );
    return () => {
      isOver = true;
      clearInterval(timer);
      opened?.close();
      void context.close();
    };
  }, [levels]);

  return {
    devices,
    deviceId,
    isUnheard,
    problem,
    onLevels,
    choose: (id: string) =>
      void microphone?.choose(id).catch(() => setProblem(voiceMessages.problems['microphone-busy'])),
  };
}
