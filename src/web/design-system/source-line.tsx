import type { Source } from '#domain/values/sourced.ts';
import { sourceMessages } from '#web/messages/sources.ts';
import { ExternalLink } from './external-link.tsx';

/** Where statements were read, when, and how far that can be relied on. */
export function SourceLine({ sources }: { sources: readonly Source[] }) {
  return (
    <p className="text-xs text-faint">
      {sources.length === 1 ? sourceMessages.source : sourceMessages.sources}:{' '}
      {sources.map((source, index) => (
        <span key={source.url}>
          {index > 0 && '; '}
          <ExternalLink href={source.url}>{source.title}</ExternalLink>,{' '}
          {sourceMessages.readOn(source.readOn)}, {sourceMessages.confidence[source.confidence]}
        </span>
      ))}
    </p>
  );
}
