import { X } from 'lucide-react';
import { bellMessages } from '#messages/bell.ts';
import { commonMessages } from '#messages/common.ts';
import { IconButton } from '#web/design-system/button.tsx';
import { Drawer } from '#web/design-system/drawer.tsx';
import { NotificationList } from './notification-list.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** The list beside the page. */
export default function NotificationDrawer({ isOpen, onClose }: Props) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={bellMessages.open(0)} side="end">
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-4">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-lg font-semibold">{bellMessages.open(0)}</h2>
          <IconButton
            label={commonMessages.close}
            icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
            className="-me-2"
            onClick={onClose}
          />
        </div>
        <NotificationList onLeave={onClose} />
      </div>
    </Drawer>
  );
}
