import { Copy, Download, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { copyText } from '#web/platform/copy-text.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { webSettings } from '#web/platform/web-settings.ts';

interface RecoveryCodesDialogProps {
  isOpen: boolean;
  codes: readonly string[];
  focusFallback?: RefObject<HTMLElement | null>;
  onClose(): void;
}

const iconProps = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Shows recovery codes the one time they can be seen, with ways to keep them. */
export function RecoveryCodesDialog({ isOpen, codes, focusFallback, onClose }: RecoveryCodesDialogProps) {
  const { email } = usePerson();
  const text = [signInMethodMessages.fileHeading(webSettings.brand.name, email), '', ...codes, ''].join('\n');

  function download() {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: 'recovery-codes.txt',
    });
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={signInMethodMessages.recoveryTitle}
      description={signInMethodMessages.recoveryAbout}
      {...(focusFallback && { focusFallback })}
      actions={
        <Button kind="primary" onClick={onClose}>
          {signInMethodMessages.done}
        </Button>
      }
    >
      <ul className="tabular grid gap-x-4 gap-y-1 rounded-control border border-line bg-surface p-4 font-medium select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          autoFocus
          onClick={() => copyText(text, signInMethodMessages.copied, signInMethodMessages.notCopied)}
        >
          <Copy {...iconProps} />
          {signInMethodMessages.copy}
        </Button>
        <Button size="small" onClick={download}>
          <Download {...iconProps} />
          {signInMethodMessages.download}
        </Button>
        <Button size="small" onClick={() => printText(text)}>
          <Printer {...iconProps} />
          {signInMethodMessages.print}
        </Button>
      </div>
    </Dialog>
  );
}

/** Prints only the codes, without the page behind them. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: view } = frame;
  if (!paper || !view) return;
  const lines = paper.createElement('pre');
  lines.textContent = text;
  paper.body.append(lines);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
