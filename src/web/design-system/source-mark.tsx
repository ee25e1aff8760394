import { type SVGAttributes, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Confidence, confidences, type Source } from '#domain/values/sourced.ts';
import { sourceMessages } from '#messages/sources.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { ExternalLink } from './external-link.tsx';

interface SourceMarkProps {
  sources: readonly Source[];
  /** What the statements are about, for those who meet the mark out of its place. */
  subject: string;
  /** The source's number where the page lists its sources; otherwise marks count in their order on the page. */
  number?: number;
  /** What is said there, in a sentence. */
  says?: string;
}

/** Distances to the mark and to the window's edges, in pixels. */
const gap = 4;
const margin = 16;

/**
 * A small numbered mark beside statements, as on a sea chart: its ring shows how far they can be relied on, and it
 * opens where they were read and when.
 *
 * Our own and not Radix's: that one weighs 20 KB, and pages full of figures need nothing else of it. It lies in
 * the browser's top layer, so that nothing cuts it off, and stays beside its mark in the document, so that the
 * keyboard comes to it next, also in a dialog.
 */
export function SourceMark({ sources, subject, number, says }: SourceMarkProps) {
  const id = useId();
  const whole = useRef<HTMLSpanElement>(null);
  const mark = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    numberMarks();
    return numberMarks;
  });

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      setIsOpen(false);
      mark.current?.focus();
    };
    const isOutside = (target: EventTarget | null) => !whole.current?.contains(target as Node);
    const closeOutside = ({ target }: Event) => isOutside(target) && setIsOpen(false);
    // Where nothing has the focus next, only the window lost it.
    const closeOnLeaving = ({ relatedTarget }: FocusEvent) =>
      relatedTarget && isOutside(relatedTarget) && setIsOpen(false);
    const element = whole.current;
    // At the window, because a dialog's own listeners are at the document.
    window.addEventListener('keydown', closeOnEscape, { capture: true });
    window.addEventListener('pointerdown', closeOutside, { capture: true });
    element?.addEventListener('focusout', closeOnLeaving);
    return () => {
      window.removeEventListener('keydown', closeOnEscape, { capture: true });
      window.removeEventListener('pointerdown', closeOutside, { capture: true });
      element?.removeEventListener('focusout', closeOnLeaving);
    };
  }, [isOpen]);

  return (
    <span ref={whole} className="justify-self-start print:hidden">
      <button
        ref={mark}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="group relative inline-grid size-6 place-items-center rounded-full align-middle pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
      >
        <SurveyRing confidence={weakestOf(sources)} />
        <span
          aria-hidden="true"
          // Once it is interactive: hydration expects what the server rendered.
          ref={(label) => {
            label?.toggleAttribute('data-survey-number', number === undefined);
          }}
          className="absolute text-[0.625rem]/4 font-medium text-muted tabular group-hover:text-text"
        >
          {number}
        </span>
        <span className="sr-only">
          {sourceMessages.sources(sources.length)} {sourceMessages.about(subject)}
        </span>
      </button>
      {isOpen && (
        <SourceList id={id} sources={sources} subject={subject} mark={mark} {...(says && { says })} />
      )}
    </span>
  );
}

let isNumbering = false;

/**
 * Numbers the marks in their order on the page, once for all that come or go together. CSS cannot: its counters end at
 * every container.
 */
function numberMarks(): void {
  if (isNumbering) return;
  isNumbering = true;
  queueMicrotask(() => {
    isNumbering = false;
    document.querySelectorAll('[data-survey-number]').forEach((mark, index) => {
      mark.textContent = String(index + 1);
    });
  });
}

interface SourceListProps extends Omit<SourceMarkProps, 'number'> {
  id: string;
  mark: { current: HTMLElement | null };
}

/** Spans throughout, because marks stand in paragraphs. */
function SourceList({ id, sources, subject, says, mark }: SourceListProps) {
  const list = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const follow = () => mark.current && place(shown, mark.current);
    // Browsers from before 2024 have no top layer for it, so it needs a z-index.
    shown.showPopover?.();
    follow();
    shown.querySelector('a')?.focus({ preventScroll: true });
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [mark]);

  return (
    <span
      ref={list}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={`${sourceMessages.sources(sources.length)} ${sourceMessages.about(subject)}`}
      className="fixed inset-auto z-50 w-max max-w-[min(22rem,calc(100vw-2rem))] animate-appear overflow-y-auto rounded-card border border-line bg-raised px-4 py-3 text-start text-sm font-normal whitespace-normal text-text shadow-float print:hidden"
    >
      <span className="block text-xs font-medium text-muted">{subject}</span>
      {says && <span className="mt-2 block border-s-2 border-data ps-3">{says}</span>}
      {/* biome-ignore lint/a11y/useSemanticElements: a list may not stand in a paragraph */}
      <span role="list" className="mt-2 grid gap-3 divide-y divide-line">
        {sources.map((source) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <span
            key={`${source.url} ${source.confirmedOn}`}
            role="listitem"
            className="grid grid-cols-[1.125rem_1fr] gap-x-2.5 not-last:pb-3"
          >
            <span className="pt-px">
              <SurveyRing confidence={source.confidence} />
            </span>
            <span className="min-w-0">
              <ExternalLink href={source.url}>{source.title}</ExternalLink>
              <span className="mt-1 block text-xs text-muted">
                {sourceMessages.trust(source, webSettings.brand.operatorName)}
              </span>
              {!source.confirmedOn && (
                <span className="block text-xs text-muted">{sourceMessages.basis[source.confidence]}</span>
              )}
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}

/** How far a statement can be relied on: a full ring, half a ring or dots. */
function SurveyRing({ confidence }: { confidence: Confidence }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 18 18"
      className="size-4.5 fill-none stroke-accent"
      strokeWidth="1.5"
    >
      {confidence !== 'low' && <circle cx="9" cy="9" r="8" className="stroke-line-strong" strokeWidth="1" />}
      <circle cx="9" cy="9" r="8" pathLength="24" {...rings[confidence]} />
    </svg>
  );
}

const rings: Record<Confidence, SVGAttributes<SVGCircleElement>> = {
  high: {},
  medium: { strokeDasharray: '12 12' },
  low: { strokeDasharray: '0.1 1.9', strokeLinecap: 'round' },
};

/** Statements are as good as the weakest source they rest on. */
function weakestOf(sources: readonly Source[]): Confidence {
  const found = sources.map((source) => confidences.indexOf(source.confidence));
  return confidences[Math.max(...found)] ?? 'low';
}

/** Below the mark and in line with its beginning, above where there is more room, and always inside the window. */
function place(list: HTMLElement, mark: HTMLElement): void {
  const { top, bottom, left, right } = mark.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - gap - margin;
  const above = top - gap - margin;
  list.style.maxHeight = 'none';
  const isBelow = list.offsetHeight <= below || below >= above;
  list.style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`;
  const start = getComputedStyle(list).direction === 'rtl' ? right - list.offsetWidth : left;
  list.style.left = `${Math.max(margin, Math.min(start, clientWidth - margin - list.offsetWidth))}px`;
  list.style.top = `${isBelow ? bottom + gap : top - gap - list.offsetHeight}px`;
}
