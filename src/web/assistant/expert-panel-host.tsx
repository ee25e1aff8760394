import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';

const ExpertPanel = lazy(() => import('./expert-panel.tsx'));

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
 * loads when it is first opened.
 */
export function ExpertPanelHost({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const control = useMemo(
    () => ({
      isOpen,
      open() {
        setWasOpened(true);
        setIsOpen(true);
      },
      close: () => setIsOpen(false),
    }),
    [isOpen],
  );
  return (
    <ExpertPanelContext value={control}>
      {children}
      {wasOpened && (
        <Suspense>
          <ExpertPanel isOpen={isOpen} onClose={control.close} />
        </Suspense>
      )}
    </ExpertPanelContext>
  );
}
