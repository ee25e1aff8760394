import type { PaperListView, PaperView } from '#contract/papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { EmptyState } from '#web/design-system/state-message.tsx';
import { PaperStateBadge } from './paper-state-badge.tsx';

interface FolderViewProps {
  list: PaperListView;
  whoseOf(party: string | null): string;
  onOpen(paper: PaperView): void;
}

/** Every file there is, in a folder for the company and one for each party. */
export function FolderView({ list, whoseOf, onOpen }: FolderViewProps) {
  const folders = Map.groupBy(list.papers, ({ party }) => party);
  if (folders.size === 0) {
    return <EmptyState title={paperMessages.noFiles}>{paperMessages.noFilesText}</EmptyState>;
  }
  return (
    <div className="flex flex-col gap-8">
      {[...folders].map(([party, papers]) => (
        <section key={party} aria-labelledby={`folder-${party}`}>
          <h2 id={`folder-${party}`} className="text-lg font-semibold tracking-tight wrap-anywhere">
            <bdi>{whoseOf(party)}</bdi>
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {papers.map((paper) => (
              <li key={paper.id}>
                <button
                  type="button"
                  onClick={() => onOpen(paper)}
                  className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 py-3 text-start hover:text-accent-text"
                >
                  <FileLine paper={paper} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FileLine({ paper: { kind, versions } }: { paper: PaperView }) {
  const [latest] = versions;
  return (
    <>
      <span className="min-w-0 flex-1 basis-40">
        {paperMessages.kind(kind)}
        {latest && (
          <span className="block text-sm wrap-anywhere text-muted">
            {latest.name === null ? (
              paperMessages.closed
            ) : (
              <>
                <bdi>{latest.name}</bdi>, {paperMessages.size(latest.bytes)}
              </>
            )}
            {versions.length > 1 && `, ${paperMessages.version(latest.number).toLowerCase()}`}
            {latest.expiresOn && `. ${paperMessages.expires(latest.expiresOn)}`}
          </span>
        )}
      </span>
      {latest && <PaperStateBadge state={latest.state} />}
    </>
  );
}
