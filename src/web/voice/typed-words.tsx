import { ArrowUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { maxTypedTextLength } from '#contract/voice-start.ts';
import { voiceMessages } from '#messages/voice.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { controlClass } from '#web/design-system/field.tsx';

/** Where what was misheard is written instead. */
export function TypedWords({ onSay }: { onSay(text: string): void }) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  function send(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    onSay(text.trim());
    setText('');
  }

  return (
    <form onSubmit={send} className="flex gap-2">
      <input
        type="text"
        dir="auto"
        value={text}
        maxLength={maxTypedTextLength}
        enterKeyHint="send"
        autoComplete="off"
        aria-label={voiceMessages.typed}
        placeholder={voiceMessages.typedPlaceholder}
        onChange={(event) => setText(event.target.value)}
        className={classNames(controlClass, 'min-h-10')}
      />
      <button
        type="submit"
        aria-label={voiceMessages.send}
        title={voiceMessages.send}
        aria-disabled={isEmpty}
        className="grid size-10 shrink-0 place-items-center rounded-control bg-accent text-on-accent aria-disabled:opacity-50"
      >
        <ArrowUp aria-hidden="true" size={20} strokeWidth={1.5} />
      </button>
    </form>
  );
}
