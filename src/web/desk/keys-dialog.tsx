import { deskMessages } from '#messages/desk.ts';
import { Dialog } from '#web/design-system/dialog.tsx';
import { type DeskAction, deskKeys } from './desk-keys.ts';

interface KeysDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** All keys of the desk. */
export default function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={deskMessages.keys} description={deskMessages.keysAbout}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {(Object.keys(deskKeys) as DeskAction[]).map((action) => (
          <div key={action} className="contents">
            <dt className="flex gap-1">
              {deskKeys[action].shown.map((key) => (
                <kbd key={key} className="rounded-sm border border-line-strong/60 bg-surface px-1.5 text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{deskMessages.keyTexts[action]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
