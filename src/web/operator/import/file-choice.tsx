import { type DragEvent, useRef, useState } from 'react';
import { clientFormMessages as texts } from '#messages/client-forms.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';

/** Takes a file by choosing or dropping it. */
export function FileChoice({ isBusy, onChoose }: { isBusy: boolean; onChoose(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <section
      aria-label={texts.chooseFile}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'grid min-h-40 place-content-center justify-items-center gap-2 rounded-card border border-dashed',
        isOver ? 'border-accent bg-accent/8' : 'border-line-strong',
      )}
    >
      <Button kind="primary" isBusy={isBusy} onClick={() => input.current?.click()}>
        {texts.chooseFile}
      </Button>
      <p className="text-muted">{texts.dropHere}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={texts.chooseFile}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </section>
  );
}
