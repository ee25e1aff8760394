import { Popover } from 'radix-ui';
import type { Source } from '#domain/values/sourced.ts';
import { sourceMessages } from '#web/messages/sources.ts';
import { ExternalLink } from './external-link.tsx';

interface SourceMarkProps {
  sources: readonly Source[];
  /** What the statements are about, for those who meet the mark out of its place. */
  subject: string;
}

/** A small mark beside statements that opens where they were read, when, and how far that can be relied on. */
export function SourceMark({ sources, subject }: SourceMarkProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className="justify-self-start rounded-sm py-1 text-xs text-faint underline decoration-dotted underline-offset-4 hover:text-text">
        {sourceMessages.sources(sources.length)}
        <span className="sr-only"> {sourceMessages.about(subject)}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={16}
          aria-label={`${sourceMessages.sources(sources.length)} ${sourceMessages.about(subject)}`}
          className="z-60 max-h-(--radix-popover-content-available-height) max-w-[min(22rem,calc(100vw-2rem))] overflow-y-auto animate-appear rounded-control border border-line bg-raised px-4 py-3 text-sm shadow-float"
        >
          <ul className="grid gap-3">
            {sources.map((source) => (
              <li key={source.url}>
                <ExternalLink href={source.url}>{source.title}</ExternalLink>
                <p className="mt-0.5 text-xs text-muted">
                  {sourceMessages.readOn(source.readOn)}, {sourceMessages.confidence[source.confidence]}
                </p>
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
