import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { commonMessages } from '#messages/common.ts';
import { useTheme } from '#web/platform/theme.ts';
import { toaster } from '#web/platform/toaster.ts';

/** Draws the toasts. Width, gap, durations, swipe and hotkey (Alt+T) are sonner's own. */
export default function Toasts({ visible }: { visible: number }) {
  const { theme } = useTheme();
  useEffect(() => toaster.mounted(toast), []);
  return (
    <Toaster
      theme={theme}
      visibleToasts={visible}
      position="bottom-right"
      offset={{ bottom: 'var(--toast-floor)', right: 'var(--toast-end)' }}
      mobileOffset={{ bottom: 'var(--toast-bottom)' }}
      closeButton
      className="print:hidden"
      containerAriaLabel={commonMessages.notifications}
      toastOptions={{
        closeButtonAriaLabel: commonMessages.closeNotification,
        classNames: {
          // The button is 20 pixels wide; a finger needs 44.
          closeButton: 'after:absolute after:-inset-3.25',
          success: '[&_[data-icon]]:text-good',
          error: '[&_[data-icon]]:text-bad',
        },
      }}
      style={
        {
          '--normal-bg': 'var(--raised)',
          '--normal-border': 'var(--line)',
          '--normal-text': 'var(--text)',
          '--border-radius': '0.5rem',
          fontFamily: 'inherit',
        } as React.CSSProperties
      }
    />
  );
}
