import { Mic } from 'lucide-react';
import { useId, useRef } from 'react';
import { voiceMessages } from '#messages/voice.ts';
import { Select } from '#web/design-system/select-field.tsx';
import type { CallLevels } from './call-session.ts';
import type { MicrophoneDevice } from './microphone.ts';
import { useLevels } from './use-call-session.ts';

interface MicrophoneRowProps {
  devices: readonly MicrophoneDevice[];
  deviceId: string | undefined;
  onChoose(deviceId: string): void;
  onLevels(listener: (levels: CallLevels) => void): () => void;
}

/** Which microphone is used, and what it hears. */
export function MicrophoneRow({ devices, deviceId, onChoose, onLevels }: MicrophoneRowProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {voiceMessages.microphone}
      </label>
      {devices.length > 0 && (
        <Select
          id={id}
          value={deviceId ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          choices={devices.map((device) => ({ value: device.id, label: device.label }))}
          className="truncate"
        />
      )}
      <Meter onLevels={onLevels} />
    </div>
  );
}

/** So many parts of a whole the meter knows for those who do not see it, or they would hear of nothing else. */
const steps = 5;

function Meter({ onLevels }: Pick<MicrophoneRowProps, 'onLevels'>) {
  const bar = useRef<HTMLSpanElement>(null);
  const meter = useLevels<HTMLMeterElement>(onLevels, (element, { microphone }) => {
    if (bar.current) bar.current.style.inlineSize = `${Math.round(microphone * 100)}%`;
    element.value = Math.round(microphone * steps) / steps;
  });
  return (
    <div className="relative flex items-center gap-2">
      <Mic aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
      <meter
        ref={meter}
        min={0}
        max={1}
        value={0}
        aria-label={voiceMessages.microphoneLevel}
        className="sr-only"
      />
      <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-text/10">
        <span ref={bar} className="block h-full w-0 rounded-full bg-accent" />
      </span>
    </div>
  );
}
