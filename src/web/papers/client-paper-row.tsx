import { addClientUploadPiece, beginClientUpload, readClientUpload } from '#contract/client-papers.ts';
import type { PaperListView, PaperRequirementView, PaperView } from '#contract/papers.ts';
import { clientPaperMessages } from '#messages/client-papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { RequirementBadge } from './paper-state-badge.tsx';
import { isAskedIn, requirementStateOf } from './requirement-state.ts';
import { UploadControls } from './upload-controls.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { usePicked } from './use-picked.ts';
import { useSending } from './use-sending.ts';
import { VersionRemarks } from './version-remarks.tsx';

const staffUploads = { begin: beginClientUpload, read: readClientUpload, add: addClientUploadPiece };

interface ClientPaperRowProps {
  companyId: string;
  requirement: PaperRequirementView;
  list: PaperListView;
  whose: string;
  mayUpload: boolean;
  onOpen(paper: PaperView): void;
  onChanged(): void;
}

/** What is asked of a client's party, how it stands, and what staff do about it. */
export function ClientPaperRow({
  companyId,
  requirement,
  list,
  whose,
  mayUpload,
  onOpen,
  onChanged,
}: ClientPaperRowProps) {
  const { kind, party, maxPages, papers: ids } = requirement;
  const sending = useSending(companyId, onChanged, staffUploads);
  const target = { kind, party, paper: null };
  const picked = usePicked(target, maxPages, sending);
  const papers = list.papers.filter(({ id }) => ids.includes(id));
  const latest = papers.at(-1)?.versions[0];
  const state = requirementStateOf(requirement, list.papers);
  const isSending = sending.sending !== undefined && sending.sending.state !== 'failed';
  const isAsked = isAskedIn(state);
  return (
    <li className="grid gap-2 py-3 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-start @2xl:gap-x-6">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium">{paperMessages.kind(kind)}</h3>
          <RequirementBadge requirement={requirement} state={state} />
        </div>
        {latest && (
          <p className="text-sm text-muted wrap-anywhere">
            {latest.name && (
              <>
                <bdi>{latest.name}</bdi>.{' '}
              </>
            )}
            {clientPaperMessages.uploaded(latest.uploadedAt, latest.isByAgency)}
            {latest.expiresOn && `. ${paperMessages.expires(latest.expiresOn)}`}
          </p>
        )}
        {latest && <VersionRemarks version={latest} />}
        <UploadProgress {...sending} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {papers.map((paper) => (
          <Button
            key={paper.id}
            size="small"
            onClick={() => onOpen(paper)}
            aria-label={paperMessages.openOf(paperMessages.kind(kind), whose)}
          >
            {paperMessages.open}
          </Button>
        ))}
        {papers
          .filter(({ versions }) => versions[0]?.state === 'received')
          .map(({ id }) => (
            <Link
              key={id}
              to={`${paths.operator}/desk#paper/${companyId}/${id}`}
              className={buttonClass('secondary', 'small')}
            >
              {clientPaperMessages.review}
              <span className="sr-only"> {paperMessages.kind(kind)}</span>
            </Link>
          ))}
        {mayUpload && !isSending && isAsked && (
          <UploadControls
            picked={picked}
            target={target}
            whose={whose}
            maxPages={maxPages}
            isPrimary={false}
            label={clientPaperMessages.upload}
            sending={sending}
          />
        )}
      </div>
    </li>
  );
}
