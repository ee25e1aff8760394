import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ReplySource } from '#domain/assistant/reply-sources.ts';
import { assistantMessages } from '#messages/assistant.ts';
import { ExternalLink } from '#web/design-system/external-link.tsx';

/** Further sources are shown on request. */
const shownAtOnce = 3;

export interface SourceListControl {
  /** Leads to the source with that number, if there is one. */
  show(number: number): void;
}

interface SourceListProps {
  /** Unique in the document. */
  id: string;
  sources: readonly ReplySource[];
  control: RefObject<SourceListControl | null>;
}

/** Where an answer was read. */
export function SourceList({ id, sources, control }: SourceListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [wanted, setWanted] = useState<{ number: number }>();
  const list = useRef<HTMLOListElement>(null);
  const canFold = sources.length > shownAtOnce;

  useImperativeHandle(control, () => ({
    show(number) {
      if (sources.findIndex((source) => source.number === number) >= shownAtOnce) setIsWhole(true);
      setWanted({ number });
    },
  }));
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[value="${wanted.number}"]`)?.focus();
  }, [wanted]);

  return (
    // No region: each answer has one, and a list of landmarks with the same name leads nowhere.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className="mt-4 border-t border-line pt-3 text-xs leading-4.5">
      <h4 id={id} className="font-medium text-muted">
        {assistantMessages.sources}
      </h4>
      <ol ref={list} className="mt-1 list-decimal ps-5 marker:text-muted marker:tabular">
        {(isWhole ? sources : sources.slice(0, shownAtOnce)).map(({ number, title, url, detail }) => (
          <li
            key={number}
            value={number}
            tabIndex={-1}
            className="rounded-sm py-0.75 wrap-anywhere focus:outline-2 focus:outline-offset-1 focus:outline-accent"
          >
            <span dir="auto">
              {url === undefined ? title : <ExternalLink href={url}>{title}</ExternalLink>}
              {detail && <span className="text-muted">, {detail}</span>}
            </span>
          </li>
        ))}
      </ol>
      {canFold && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="min-h-8 rounded-sm text-muted underline decoration-dotted underline-offset-2 hover:text-text"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? assistantMessages.fewerSources : assistantMessages.allSources(sources.length)}
        </button>
      )}
    </div>
  );
}
