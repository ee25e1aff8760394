import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';

interface ExternalLinkProps {
  href: string;
  /** Replaces the look of a link in a text, for example by a button's. */
  className?: string;
  children: ReactNode;
}

/** A link out of the product: in a new tab, which it says, and without telling where one came from. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={
        className ?? 'rounded-sm underline decoration-dotted underline-offset-2 hover:decoration-solid'
      }
    >
      {children}
      <span className="sr-only"> ({commonMessages.opensInNewTab})</span>
      <ExternalIcon
        aria-hidden="true"
        size={14}
        strokeWidth={1.5}
        className="ms-0.5 inline shrink-0 align-baseline"
      />
    </a>
  );
}
