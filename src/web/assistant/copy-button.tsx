import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { assistantMessages } from '#messages/assistant.ts';
import { IconButton } from '#web/design-system/button.tsx';
import { notify } from '#web/platform/notify.ts';

/** How long the button shows that it has copied, in milliseconds. */
const saidFor = 2000;

/** Copies an answer as text. */
export function CopyButton({ textOf }: { textOf(): string }) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setIsCopied(true);
    const timer = setTimeout(() => setIsCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf());
      setCopies((before) => before + 1);
    } catch {
      // The clipboard API is missing without TLS.
      notify.error(assistantMessages.cannotCopy);
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <IconButton
        label={assistantMessages.copy}
        icon={<Icon aria-hidden="true" size={16} strokeWidth={1.5} />}
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {isCopied && assistantMessages.copied}
      </span>
    </>
  );
}
