import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadClientPaper, readClientPaperPage } from '#contract/client-papers.ts';
import { pathOf } from '#contract/operation.ts';
import type { PaperView } from '#contract/papers.ts';
import { clientPaperMessages } from '#messages/client-papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { PagePreview } from './page-preview.tsx';
import { PaperStateBadge } from './paper-state-badge.tsx';
import { VersionRemarks } from './version-remarks.tsx';

interface ClientPaperDialogProps {
  companyId: string;
  paper: PaperView;
  whose: string;
  onClose(): void;
}

/** One paper of a client: its pages, each of its versions, and the file to take along. */
export function ClientPaperDialog({ companyId, paper, whose, onClose }: ClientPaperDialogProps) {
  const [number, setNumber] = useState(paper.versions[0]?.number);
  const version = paper.versions.find((each) => each.number === number) ?? paper.versions[0];
  if (!version) return null;
  const address = pathOf(downloadClientPaper)
    .replace('{id}', companyId)
    .replace('{paper}', paper.id)
    .replace('{version}', String(version.number));
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={paperMessages.kind(paper.kind)} description={whose}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          {paper.versions.length > 1 && (
            <SelectField
              label={clientPaperMessages.versions}
              value={String(version.number)}
              onChange={({ target }) => setNumber(Number(target.value))}
              choices={paper.versions.map((each) => ({
                value: String(each.number),
                label: clientPaperMessages.version(each.number),
              }))}
            />
          )}
          <PaperStateBadge state={version.state} />
        </div>
        <PagePreview
          key={version.number}
          companyId={companyId}
          paper={paper}
          version={version}
          operation={readClientPaperPage}
        />
        <p className="text-sm text-muted">
          {clientPaperMessages.uploaded(version.uploadedAt, version.isByAgency)}
        </p>
        <VersionRemarks version={version} />
        {version.state !== 'checking' && (
          <a href={address} download className={`${buttonClass('secondary', 'small')} justify-self-start`}>
            <Download aria-hidden="true" size={16} strokeWidth={1.5} />
            {paperMessages.download}
          </a>
        )}
      </div>
    </Dialog>
  );
}
