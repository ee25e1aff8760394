import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/design-system/button.tsx';

interface SettingsRowProps {
  /** What is set now. */
  value: ReactNode;
  /** What the button says that opens it. */
  action: string;
  /** The form; it calls `close` when it is done or not wanted any more. */
  children: (close: () => void) => ReactNode;
}

/** A setting as one line, which opens where it is to be changed. */
export function SettingsRow({ value, action, children }: SettingsRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  // The focus follows what the press showed or hid.
  useEffect(() => {
    if (isOpen) content.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <div ref={content}>{children(() => setIsOpen(false))}</div>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">{value}</div>
      <Button ref={opener} onClick={() => setIsOpen(true)}>
        {action}
      </Button>
    </div>
  );
}
