import { CalendarPlus, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { feedMessages } from '#messages/calendar.ts';
import { Button } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { copyText } from '#web/platform/copy-text.ts';

/** An address that was just made, with the ways to take it along. */
export function FeedAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  // The button that created it has been removed, so the focus moves to the result.
  useEffect(() => {
    if (address) field.current?.focus();
  }, [address]);

  async function copy() {
    if (!(await copyText(address, feedMessages.copied, feedMessages.notCopied))) field.current?.select();
  }

  return (
    <div className="flex w-full flex-col gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          ref={field}
          readOnly
          label={feedMessages.address}
          value={address}
          onFocus={(event) => event.target.select()}
          fieldClassName="flex-1 basis-60"
          className="tabular"
          autoComplete="off"
          spellCheck={false}
        />
        <Button kind="primary" onClick={copy}>
          <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
          {feedMessages.copy}
        </Button>
        <Button asChild>
          <a href={address.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus aria-hidden="true" size={16} strokeWidth={1.5} />
            {feedMessages.open}
          </a>
        </Button>
      </div>
      <p className="font-medium">{feedMessages.once}</p>
      <div>
        <h3 className="font-medium">{feedMessages.how}</h3>
        <ul className="mt-1 flex flex-col gap-1 text-muted">
          {feedMessages.programs.map(({ name, steps }) => (
            <li key={name}>
              <span className="font-medium text-text">{name}:</span> {steps}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
