import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { commonMessages } from '#messages/common.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { useMediaQuery } from '#web/platform/media-query.ts';
import { notify } from '#web/platform/notify.ts';
import { onPersonLeft } from '#web/platform/stored-login.ts';
import type { SaidElsewhere } from './conversation.ts';
import type { ExpertPanelProps, SuggestedQuestion } from './expert-panel.tsx';

export type { SaidElsewhere } from './conversation.ts';

interface ExpertPanelControl {
  isOpen: boolean;
  /**
   * Opens the panel. A question given is written into its box and not sent; what was said elsewhere, as in
   * a call, becomes part of the conversation.
   */
  open(given?: SuggestedQuestion | SaidElsewhere): void;
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
  const [given, setGiven] = useState<SuggestedQuestion | SaidElsewhere>();
  const [visitor, setVisitor] = useState(0);
  // From Tailwind's `xl` on a page is still comfortable with the panel's 400 px beside it.
  const isBeside = useMediaQuery('(min-width: 80rem)');
  const control = useMemo(
    () => ({
      isOpen,
      open(wanted?: SuggestedQuestion | SaidElsewhere) {
        import('./expert-panel.tsx').then(
          (loaded) => {
            setPanel(() => loaded.default);
            setGiven(wanted);
            setIsOpen(true);
          },
          () => notify.error(commonMessages.noAnswer),
        );
      },
      close: () => setIsOpen(false),
    }),
    [isOpen],
  );
  useEffect(
    () =>
      onPersonLeft(() => {
        setVisitor((before) => before + 1);
        setIsOpen(false);
      }),
    [],
  );
  return (
    <ExpertPanelContext value={control}>
      <div
        inert={isOpen && !isBeside}
        className={classNames('transition-[padding] duration-300 ease-out', isOpen && 'xl:pe-100 print:pe-0')}
      >
        {children}
      </div>
      {Panel && (
        // The next user of the browser must not see the previous conversation.
        <Panel key={visitor} isOpen={isOpen} isModal={!isBeside} given={given} onClose={control.close} />
      )}
    </ExpertPanelContext>
  );
}
