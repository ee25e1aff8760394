import { Tooltip as RadixTooltip } from 'radix-ui';
import { type MouseEvent, type ReactNode, useState } from 'react';

interface TooltipProps {
  text: string;
  /** For a button that does nothing but explain: a press shows the sentence, so that touch reaches it. */
  opensOnPress?: boolean;
  children: ReactNode;
}

/** A sentence about a control, shown on hover and on focus. The child must be focusable. */
export function Tooltip({ text, opensOnPress = false, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const openOnPress = (event: MouseEvent) => {
    // Keeps Radix from taking the press as a reason to close.
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <RadixTooltip.Provider delayDuration={200}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixTooltip.Trigger asChild {...(opensOnPress && { onClick: openOnPress })}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-72 animate-appear rounded-control bg-text px-3 py-2 text-xs text-page shadow-float"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
