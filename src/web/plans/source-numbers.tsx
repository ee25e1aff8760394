import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { SourceView } from '#contract/plans.ts';
import { planMessages } from '#messages/plans.ts';
import { sourceMessages } from '#messages/sources.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { webSettings } from '#web/platform/web-settings.ts';

/** The number of each source in the printed list, by its key. */
const SourceNumbers = createContext<ReadonlyMap<string, number>>(new Map());

interface SourcesProps {
  of: readonly SourceView[];
  /** What the statements are about. */
  subject: string;
}

/** Where something was read: a mark to open on the screen, numbers of the list at the end on paper. */
export function Sources({ of: sources, subject }: SourcesProps) {
  const numbers = useContext(SourceNumbers);
  const distinct = [
    ...new Map(sources.map((source) => [`${source.url} ${source.confirmedOn}`, source])).values(),
  ];
  if (distinct.length === 0) return null;
  return (
    <>
      <span className="-my-1 inline-grid">
        <SourceMark sources={distinct} subject={subject} {...numberOf(distinct, numbers)} />
      </span>
      <span className="hidden text-xs text-muted print:inline">
        {[...new Set(sources.map(keyOf))]
          .map((key) => planMessages.sourceNumber(numbers.get(key) ?? 0))
          .join(' ')}
      </span>
    </>
  );
}

/** The number of the first source, as the printed list has it. */
function numberOf(sources: readonly SourceView[], numbers: ReadonlyMap<string, number>): { number?: number } {
  const number = sources[0] && numbers.get(keyOf(sources[0]));
  return number === undefined ? {} : { number };
}

interface WithSourcesProps {
  /** What is shown, as plain data: its sources are numbered in the order in which it names them. */
  of: unknown;
  children: ReactNode;
}

/** Numbers the sources of what is shown, and writes them out at its end on paper. */
export function WithSources({ of: shown, children }: WithSourcesProps) {
  const sources = useMemo(() => sourcesIn(shown), [shown]);
  const usual = useMemo(() => mostFrequent(sources), [sources]);
  const numbers = useMemo(
    () => new Map(sources.map((source, index) => [keyOf(source), index + 1])),
    [sources],
  );
  return (
    <SourceNumbers value={numbers}>
      {children}
      <section className="mt-10 hidden print:block">
        <h2 className="mb-3 text-lg font-semibold break-after-avoid">{planMessages.sources}</h2>
        {usual && (
          <p className="mb-2 text-xs text-muted break-after-avoid">
            {sourceMessages.unlessNoted(trustIn(usual))}
          </p>
        )}
        <ol className="columns-2 gap-6 text-xs">
          {sources.map((source, index) => (
            <li key={keyOf(source)} className="mb-1 break-inside-avoid wrap-anywhere">
              {planMessages.sourceNumber(index + 1)} {source.title}. {noteOn(source, usual)}
              {source.url.replace(/^https:\/\//, '')}
            </li>
          ))}
        </ol>
      </section>
    </SourceNumbers>
  );
}

/** Every source in plain data once, in its order. */
function sourcesIn(data: unknown): readonly SourceView[] {
  const found = new Map<string, SourceView>();
  collect(data, found);
  return [...found.values()];
}

function collect(value: unknown, found: Map<string, SourceView>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (isSource(value)) {
    if (!found.has(keyOf(value))) found.set(keyOf(value), value);
  } else if (typeof value === 'object' && value !== null) collect(Object.values(value), found);
}

function isSource(value: unknown): value is SourceView {
  return typeof value === 'object' && value !== null && 'url' in value && 'confidence' in value;
}

const trustIn = (source: SourceView) => sourceMessages.trust(source, webSettings.brand.operatorName);

/** The source that was read when most were, and is relied on as most are; none where all differ. */
function mostFrequent(sources: readonly SourceView[]): SourceView | undefined {
  const alike = Map.groupBy(sources, trustIn);
  const [most = []] = [...alike.values()].sort((a, b) => b.length - a.length);
  return most.length > 1 ? most[0] : undefined;
}

/** In what a source differs from the usual one, as a sentence, or nothing. */
function noteOn(source: SourceView, usual: SourceView | undefined): string {
  if (usual && trustIn(source) === trustIn(usual)) return '';
  const isOfItsMonth = !source.confirmedOn && !usual?.confirmedOn && source.readOn === usual?.readOn;
  return `${isOfItsMonth ? sourceMessages.confidenceAlone[source.confidence] : trustIn(source)}. `;
}

function keyOf({ url, readOn, confidence, confirmedOn }: SourceView): string {
  return `${url} ${confirmedOn ?? readOn} ${confidence}`;
}
