import { useEffect, useRef } from 'react';
import type { CallSource } from '#contract/voice.ts';
import { voiceMessages } from '#messages/voice.ts';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import type { CallSession } from './call-session.ts';
import type { Caption } from './captions.ts';
import { useCallSession } from './use-call-session.ts';

interface CallCaptionsProps {
  session: CallSession;
  /** Takes its room from the captions, so that nothing else of the call moves. */
  note?: string | undefined;
}

/** What was said, by both sides, as it was said, and below it what the caller should know. */
export function CallCaptions({ session, note }: CallCaptionsProps) {
  const captions = useCallSession(session, (state) => state.captions);
  const sources = useCallSession(session, (state) => state.sources);
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  // The newest words are in view, unless the reader has gone up to older ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what is shown, and of its room, moves the end
  useEffect(() => {
    const view = list.current;
    if (view && isAtEnd.current) view.scrollTop = view.scrollHeight;
  }, [captions, sources, note]);

  const last = captions.findLast(({ isFinal }) => isFinal);
  return (
    <div className="flex h-[min(12rem,26dvh)] w-full shrink-0 flex-col gap-2">
      <div
        ref={list}
        role="log"
        aria-label={voiceMessages.captions}
        // What is finished is said aloud below, once; its pieces are not.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) => {
          isAtEnd.current = scrollHeight - clientHeight - scrollTop < 24;
        }}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto rounded-card bg-surface p-3"
      >
        {captions.length === 0 && <p className="text-muted">{voiceMessages.noCaptions}</p>}
        {captions.map((caption) => (
          <CaptionEntry
            key={caption.id}
            caption={caption}
            sources={
              caption.role === 'assistant' && caption.turn !== undefined
                ? sources.get(caption.turn)
                : undefined
            }
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {last && voiceMessages.said(nameOf(last), last.text)}
      </p>
      <CallNote>{note}</CallNote>
    </div>
  );
}

/** What the caller should know and may do something about. */
export function CallNote({ children }: { children: string | undefined }) {
  return (
    <p role="status" className="text-center text-sm text-pretty text-warn empty:hidden">
      {children}
    </p>
  );
}

const nameOf = ({ role }: Caption) => (role === 'user' ? voiceMessages.you : webSettings.brand.assistantName);

interface CaptionEntryProps {
  caption: Caption;
  sources: readonly CallSource[] | undefined;
}

function CaptionEntry({ caption, sources = [] }: CaptionEntryProps) {
  const { text, isFinal, isInterrupted, role } = caption;
  return (
    <div>
      <p className="text-xs font-medium text-muted">{nameOf(caption)}</p>
      <p dir="auto" className={!isFinal && role === 'user' ? 'text-muted' : undefined}>
        {text}
        {isInterrupted && <span className="text-muted"> — {voiceMessages.interrupted}</span>}
      </p>
      {sources.length > 0 && <Sources sources={sources} />}
    </div>
  );
}

/** More than these are folded away: the caller listens. */
const shownAtOnce = 2;

function Sources({ sources }: { sources: readonly CallSource[] }) {
  const entries = sources.map(({ title, url, detail }) => (
    <li key={`${url} ${title}`} dir="auto">
      <ExternalLink href={url}>{title}</ExternalLink>
      {detail && <span className="text-muted">, {detail}</span>}
    </li>
  ));
  return (
    <div className="mt-1.5 border-s-2 border-line ps-2.5 text-xs leading-5">
      <p className="text-muted">{voiceMessages.sources}</p>
      <ul>{entries.slice(0, shownAtOnce)}</ul>
      {entries.length > shownAtOnce && (
        <details>
          <summary className="w-fit rounded-sm py-1 text-muted underline decoration-dotted underline-offset-2">
            {voiceMessages.moreSources(entries.length - shownAtOnce)}
          </summary>
          <ul>{entries.slice(shownAtOnce)}</ul>
        </details>
      )}
    </div>
  );
}
