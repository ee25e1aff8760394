import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { classNames } from '#web/design-system/class-names.ts';
import { commonMessages } from '#web/messages/common.ts';
import { notify } from '#web/platform/notify.ts';
import type { ExpertPanelProps } from './expert-panel.tsx';
import { useHasRoomBeside } from './use-has-room-beside.ts';

interface ExpertPanelControl {
  isOpen: boolean;
  open(): void;
  close(): void;
}

const ExpertPanelContext = createContext<ExpertPanelControl>({ isOpen: false, open() {}, close() {} });

/** Opens and closes the expert's panel from anywhere. */
export function useExpertPanel(): ExpertPanelControl {
  return useContext(ExpertPanelContext);
}

/**
 * Holds the one panel above all pages, so that a conversation goes on from page to page. Its code
 * loads when it is first opened. On wide screens the page makes room and stays usable; on others it
 * is out of reach while the panel lies over it.
 */
export function ExpertPanelHost({ children }: { children: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType<ExpertPanelProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const isBeside = useHasRoomBeside();
  const control = useMemo(
    () => ({
      isOpen,
      open() {
        import('./expert-panel.tsx').then(
          (loaded) => {
            setPanel(() => loaded.default);
            setIsOpen(true);
          },
          () => notify.error(commonMessages.noAnswer),
        );
      },
      close: () => setIsOpen(false),
    }),
    [isOpen],
  );
  return (
    <ExpertPanelContext value={control}>
      <div
        inert={isOpen && !isBeside}
        className={classNames('transition-[padding] duration-300 ease-out', isOpen && 'xl:pe-100')}
      >
        {children}
      </div>
      {Panel && <Panel isOpen={isOpen} isModal={!isBeside} onClose={control.close} />}
    </ExpertPanelContext>
  );
}
