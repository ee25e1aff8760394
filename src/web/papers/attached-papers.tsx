import { FileText, FileX, Lock } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AttachedPaperView } from '#contract/attached-paper.ts';
import { attachedPaperMessages as texts } from '#messages/attached-papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { PaperStateBadge } from './paper-state-badge.tsx';

const AttachedPaperDialog = lazy(() => import('./attached-paper-dialog.tsx'));

interface AttachedPapersProps {
  companyId: string;
  side: 'company' | 'agency';
  papers: readonly AttachedPaperView[];
}

/** The papers that go with a message. What the reader may not open says no more than that it is there. */
export default function AttachedPapers({ companyId, side, papers }: AttachedPapersProps) {
  const [opened, setOpened] = useState<AttachedPaperView['paper']>(null);
  return (
    <>
      <ul aria-label={texts.list(papers.length)} className="flex min-w-0 flex-col gap-1">
        {papers.map(({ access, paper }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the papers of a message never change their places
          <li key={index} className="min-w-0">
            {paper ? (
              <button
                type="button"
                onClick={() => setOpened(paper)}
                className="flex w-full min-w-0 items-start gap-2.5 rounded-control border border-line bg-page px-3 py-2 text-start hover:border-accent pointer-coarse:min-h-11"
              >
                <FileText
                  aria-hidden="true"
                  size={18}
                  strokeWidth={1.5}
                  className="mt-0.5 shrink-0 text-muted"
                />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="text-sm font-medium">{paperMessages.kind(paper.kind)}</span>
                    <PaperStateBadge state={paper.state} />
                  </span>
                  <span className="text-xs text-muted wrap-anywhere">
                    <bdi>{paper.name}</bdi>, {paperMessages.size(paper.bytes)}
                  </span>
                </span>
              </button>
            ) : (
              <Unopened isRemoved={access === 'removed'}>
                {access === 'removed' ? texts.removed : texts.closed}
              </Unopened>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <AttachedPaperDialog
            companyId={companyId}
            side={side}
            paper={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Unopened({ isRemoved, children }: { isRemoved: boolean; children: ReactNode }) {
  const Icon = isRemoved ? FileX : Lock;
  return (
    <p className="flex items-center gap-2.5 rounded-control border border-dashed border-line px-3 py-2 text-sm text-muted">
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
      {children}
    </p>
  );
}
