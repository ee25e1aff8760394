import { Download } from 'lucide-react';
import type { AttachedPaperView } from '#contract/attached-paper.ts';
import { downloadClientPaper, readClientPaperPage } from '#contract/client-papers.ts';
import { pathOf } from '#contract/operation.ts';
import { downloadPaper, readPaperPage } from '#contract/papers.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { attachedPaperMessages as texts } from '#messages/attached-papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { PagePreview } from './page-preview.tsx';
import { PaperStateBadge } from './paper-state-badge.tsx';

interface AttachedPaperDialogProps {
  companyId: string;
  side: 'company' | 'agency';
  paper: NonNullable<AttachedPaperView['paper']>;
  onClose(): void;
}

/** The version of a paper that went with a message. */
export default function AttachedPaperDialog({ companyId, side, paper, onClose }: AttachedPaperDialogProps) {
  const isStaff = side === 'agency';
  const address = pathOf(isStaff ? downloadClientPaper : downloadPaper)
    .replace('{id}', companyId)
    .replace('{paper}', paper.id)
    .replace('{version}', String(paper.version));
  // Staff take identity papers along from the client's documents, where that right is asked for.
  const mayDownload = paper.state !== 'checking' && !(isStaff && paperRules[paper.kind].isIdentity);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={paperMessages.kind(paper.kind)}
      description={
        <span className="wrap-anywhere">
          <bdi>{paper.name}</bdi>, {paperMessages.size(paper.bytes)}
        </span>
      }
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <PaperStateBadge state={paper.state} />
          {paper.state === 'replaced' && texts.replaced}
        </p>
        <PagePreview
          companyId={companyId}
          paper={paper}
          version={{ number: paper.version, pages: paper.pages, state: paper.state }}
          operation={isStaff ? readClientPaperPage : readPaperPage}
        />
        {mayDownload && (
          <a href={address} download className={`${buttonClass('secondary', 'small')} justify-self-start`}>
            <Download aria-hidden="true" size={16} strokeWidth={1.5} />
            {paperMessages.download}
          </a>
        )}
      </div>
    </Dialog>
  );
}
