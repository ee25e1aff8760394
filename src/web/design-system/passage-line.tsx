import type { ReactNode } from 'react';
import { passageMessages } from '#messages/passage.ts';
import { classNames } from './class-names.ts';

export interface PassageMark {
  id: string;
  title: ReactNode;
  /** `uncertain`: still to come, and nobody publishes how long it takes. */
  state: 'done' | 'current' | 'ahead' | 'uncertain';
  date?: ReactNode;
  note?: ReactNode;
  /** Leads to the step; its mark and title can then be pressed. */
  onOpen?(): void;
}

interface PassageLineProps {
  marks: readonly PassageMark[];
  /** `large` and `medium` run across, `rail` runs down. */
  size: 'large' | 'medium' | 'rail';
  /** What the passage is, for screen readers. */
  label: string;
}

/**
 * Steps as the marks of a passage: the course is drawn solid as far as the company has come, dashed ahead and hatched
 * where the time is uncertain. Where there is no room for all titles, the line keeps its marks, and the title of the
 * step that counts stands below.
 */
export function PassageLine({ marks, size, label }: PassageLineProps) {
  return size === 'rail' ? (
    <ol aria-label={label} className="flex flex-col">
      {marks.map((mark, index) => (
        <li
          key={mark.id}
          {...(mark.state === 'current' && { 'aria-current': 'step' })}
          className="relative flex gap-3 pb-6 last:pb-0"
        >
          {index < marks.length - 1 && (
            <Course
              to={marks[index + 1]}
              className="absolute start-[0.6875rem] top-6 bottom-0 w-0.5"
              direction="down"
            />
          )}
          <Pressable mark={mark} className="flex gap-3">
            <Buoy state={mark.state} />
            <span className="min-w-0 pt-0.5">
              <MarkText mark={mark} />
            </span>
          </Pressable>
        </li>
      ))}
    </ol>
  ) : (
    <Chart marks={marks} label={label} isLarge={size === 'large'} />
  );
}

function Chart({
  marks,
  label,
  isLarge,
}: {
  marks: readonly PassageMark[];
  label: string;
  isLarge: boolean;
}) {
  // Many titles need a wider sheet to stand side by side; more than eight have room on none.
  const isCrowded = marks.length > 4;
  const hasRoom = marks.length <= 8;
  const told =
    marks.find(({ state }) => state === 'current') ?? marks.findLast(({ state }) => state === 'done');
  return (
    <div className="@container">
      <div
        className={classNames(
          isLarge && 'neatline relative overflow-hidden rounded-card bg-surface px-4 py-8 @lg:px-6',
        )}
      >
        {isLarge && <Land />}
        <ol aria-label={label} className={classNames('relative flex', isLarge && 'pe-10 @4xl:pe-16')}>
          {marks.map((mark, index) => (
            <li
              key={mark.id}
              {...(mark.state === 'current' && { 'aria-current': 'step' })}
              className={classNames(
                'relative min-w-0 flex-1 last:flex-none',
                hasRoom && (isCrowded ? '@4xl:last:flex-1' : '@lg:last:flex-1'),
              )}
            >
              {index < marks.length - 1 && (
                <Course
                  to={marks[index + 1]}
                  className="absolute start-6 end-0 top-[0.6875rem] h-0.5"
                  direction="across"
                />
              )}
              <Pressable mark={mark} className="block">
                <Buoy state={mark.state} />
                <span
                  className={classNames(
                    'sr-only',
                    hasRoom &&
                      (isCrowded
                        ? '@4xl:not-sr-only @4xl:mt-2 @4xl:block @4xl:pe-3'
                        : '@lg:not-sr-only @lg:mt-2 @lg:block @lg:pe-3'),
                  )}
                >
                  <MarkText mark={mark} isShort={!isLarge} />
                </span>
              </Pressable>
            </li>
          ))}
        </ol>
        {told && (
          <p
            aria-hidden="true"
            className={classNames(
              'relative mt-3',
              isLarge && 'pe-10',
              hasRoom && (isCrowded ? '@4xl:hidden' : '@lg:hidden'),
            )}
          >
            <MarkText mark={told} isShort={!isLarge} />
          </p>
        )}
      </div>
    </div>
  );
}

/** A mark with its title, as a button where it leads somewhere. */
function Pressable({
  mark: { onOpen },
  className,
  children,
}: {
  mark: PassageMark;
  className: string;
  children: ReactNode;
}) {
  if (!onOpen) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'relative rounded-control text-start underline-offset-4 hover:underline pointer-coarse:after:absolute pointer-coarse:after:-start-2.5 pointer-coarse:after:-top-2.5 pointer-coarse:after:size-11',
        className,
      )}
    >
      {children}
    </button>
  );
}

function MarkText({
  mark: { title, state, date, note },
  isShort = false,
}: {
  mark: PassageMark;
  isShort?: boolean;
}) {
  return (
    <>
      <span
        className={classNames(
          'text-sm wrap-anywhere hyphens-auto',
          state === 'current' ? 'font-semibold' : 'font-medium',
          (state === 'ahead' || state === 'uncertain') && 'text-muted',
          isShort ? 'line-clamp-2' : 'block',
        )}
      >
        {title}
      </span>
      <span className="sr-only">{passageMessages.states[state]}</span>
      {date !== undefined && <span className="mt-0.5 block text-xs text-muted tabular">{date}</span>}
      {note !== undefined && <span className="mt-0.5 block text-xs text-muted">{note}</span>}
    </>
  );
}

/** The stretch to the next mark. What has been sailed is drawn over the planned course, from its beginning. */
function Course({
  to,
  className,
  direction,
}: {
  to: PassageMark | undefined;
  className: string;
  direction: 'across' | 'down';
}) {
  const isSailed = to?.state === 'done' || to?.state === 'current';
  const isAcross = direction === 'across';
  return (
    <span aria-hidden="true" className={classNames(className, '[print-color-adjust:exact]')}>
      <span
        className={classNames(
          'absolute inset-0',
          to?.state === 'uncertain'
            ? classNames('hatched [--hatch:var(--line-strong)]', isAcross ? '-inset-y-0.5' : '-inset-x-0.5')
            : isAcross
              ? 'border-t-2 border-dashed border-line-strong'
              : 'border-s-2 border-dashed border-line-strong',
          isSailed && 'opacity-0',
        )}
      />
      <span
        className={classNames(
          'absolute inset-0 bg-accent transition-transform duration-300 ease-out',
          isAcross ? 'origin-left rtl:origin-right' : 'origin-top',
          !isSailed && (isAcross ? 'scale-x-0' : 'scale-y-0'),
        )}
      />
    </span>
  );
}

/** Depth lines of the coast where the passage ends. */
function Land() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      preserveAspectRatio="none"
      className="absolute inset-y-0 end-0 h-full w-30 fill-none stroke-line rtl:-scale-x-100"
    >
      <path d="M120 6C96 14 102 34 86 44s-8 30 6 42 4 26 28 30" className="fill-page" />
      <path d="M96 0C82 16 88 28 70 40s-14 34 4 50 4 22 16 30" />
      <path d="M74 0C64 14 68 24 50 38s-18 36 2 56 6 20 10 26" strokeDasharray="4 3" />
    </svg>
  );
}

/** A step's mark, told apart by shape: a filled disc, a ring with a position in it, a ring, a hatched ring. */
function Buoy({ state }: { state: PassageMark['state'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="relative block size-6 shrink-0" fill="none">
      {state === 'done' && (
        <>
          <circle cx="12" cy="12" r="8" className="fill-accent" />
          <path
            d="m8.5 12.2 2.4 2.4 4.6-5"
            className="stroke-on-accent"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      )}
      {state === 'current' && (
        <>
          <circle cx="12" cy="12" r="10" className="fill-page stroke-accent" strokeWidth="2" />
          <circle cx="12" cy="12" r="4.5" className="fill-accent" />
        </>
      )}
      {state === 'ahead' && (
        <circle cx="12" cy="12" r="7" className="fill-page stroke-line-strong" strokeWidth="2" />
      )}
      {state === 'uncertain' && (
        <>
          <circle
            cx="12"
            cy="12"
            r="7"
            className="fill-page stroke-line-strong"
            strokeWidth="2"
            strokeDasharray="3 2.5"
          />
          <path d="m8 14.5 6.5-6.5M10 16.5l6.5-6.5" className="stroke-line-strong" strokeWidth="1.5" />
        </>
      )}
    </svg>
  );
}
