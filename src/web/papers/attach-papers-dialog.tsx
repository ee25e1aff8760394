import { useState } from 'react';
import {
  addClientUploadPiece,
  beginClientUpload,
  listClientPapers,
  readClientUpload,
} from '#contract/client-papers.ts';
import { listPapers, type PaperListView, type PaperView } from '#contract/papers.ts';
import { may } from '#domain/team/permissions.ts';
import { attachedPaperMessages as texts } from '#messages/attached-papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { type CallFailure, describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { useQuery } from '#web/platform/query.ts';
import { PaperStateBadge } from './paper-state-badge.tsx';
import { type Uploading, UploadToAttach } from './upload-to-attach.tsx';

/** A paper that is going to be attached. */
interface ChosenPaper {
  id: string;
  label: string;
}

interface AttachPapersDialogProps {
  companyId: string;
  side: 'company' | 'agency';
  chosen: readonly ChosenPaper[];
  max: number;
  mayUpload: boolean;
  onChosen(papers: readonly ChosenPaper[]): void;
  onClose(): void;
}

/** Chooses papers of the vault, or uploads one, to go with a message. */
export default function AttachPapersDialog({ side, ...props }: AttachPapersDialogProps) {
  return side === 'company' ? <ForMember {...props} /> : <ForStaff {...props} />;
}

type SideProps = Omit<AttachPapersDialogProps, 'side'>;

function ForMember(props: SideProps) {
  const { company } = useCurrentCompany();
  const { data, failure, refetch } = useQuery(listPapers, { params: { id: props.companyId } });
  const uploading = { mayForAll: company ? may(company.role, 'manage-papers') : false, calls: undefined };
  return (
    <Picker {...props} about={texts.about.company} {...{ list: data?.list, failure, refetch, uploading }} />
  );
}

const staffUploads: Uploading = {
  mayForAll: true,
  calls: { begin: beginClientUpload, read: readClientUpload, add: addClientUploadPiece },
};

function ForStaff(props: SideProps) {
  const { data, failure, refetch } = useQuery(listClientPapers, { params: { id: props.companyId } });
  return (
    <Picker
      {...props}
      about={texts.about.agency}
      {...{ list: data?.list, failure, refetch, uploading: staffUploads }}
    />
  );
}

interface PickerProps extends SideProps {
  about: string;
  list: PaperListView | undefined;
  failure: CallFailure | undefined;
  refetch(): unknown;
  uploading: Uploading;
}

function Picker({
  companyId,
  chosen: before,
  max,
  mayUpload: mayUploadAtAll,
  onChosen,
  onClose,
  about,
  list,
  failure,
  refetch,
  uploading,
}: PickerProps) {
  const [chosen, setChosen] = useState(before);
  const add = (paper: PaperView) =>
    setChosen((known) => [...known.filter(({ id }) => id !== paper.id), chosenOf(paper)].slice(0, max));
  const papers = list?.papers.filter(isAttachable) ?? [];
  const mayUpload =
    list && mayUploadAtAll && (uploading.mayForAll || list.parties.some(({ isYou }) => isYou));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={about}
      actions={
        <Button
          kind="primary"
          disabled={chosen.length === 0 && before.length === 0}
          onClick={() => {
            onChosen(chosen);
            onClose();
          }}
        >
          {texts.attach(chosen.length)}
        </Button>
      }
    >
      {!list && !failure && (
        <div role="status" aria-label={paperMessages.loading} className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {!list && failure && (
        <ErrorState title={paperMessages.unread} onRetry={() => void refetch()}>
          {describeFailure(failure)}
        </ErrorState>
      )}
      {list && (
        <div className="grid gap-6">
          {papers.length === 0 ? (
            <p className="text-sm text-muted">{mayUpload ? texts.nothing : texts.nothingToUpload}</p>
          ) : (
            <fieldset className="grid min-w-0 gap-1">
              <legend className="mb-1 text-sm font-medium">{texts.choose}</legend>
              {papers.map((paper) => {
                const isChosen = chosen.some(({ id }) => id === paper.id);
                return (
                  <PaperChoice
                    key={paper.id}
                    paper={paper}
                    whose={list.parties.find(({ id }) => id === paper.party)?.name}
                    isChosen={isChosen}
                    isFull={!isChosen && chosen.length >= max}
                    onChange={(isNow) =>
                      isNow ? add(paper) : setChosen(chosen.filter(({ id }) => id !== paper.id))
                    }
                  />
                );
              })}
              {chosen.length >= max && <p className="text-sm text-muted">{texts.full(max)}</p>}
            </fieldset>
          )}
          {mayUpload && (
            <UploadToAttach
              companyId={companyId}
              list={list}
              uploading={uploading}
              onUploaded={(paper) => {
                add(paper);
                void refetch();
              }}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

interface PaperChoiceProps {
  paper: PaperView;
  whose: string | undefined;
  isChosen: boolean;
  isFull: boolean;
  onChange(isChosen: boolean): void;
}

function PaperChoice({ paper, whose, isChosen, isFull, onChange }: PaperChoiceProps) {
  const [latest] = paper.versions;
  if (!latest) return null;
  return (
    <div className="flex items-start py-1.5 pointer-coarse:min-h-11">
      <Checkbox checked={isChosen} disabled={isFull} onChange={({ target }) => onChange(target.checked)}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-text">{paperMessages.kind(paper.kind)}</span>
          <PaperStateBadge state={latest.state} />
        </span>
        <span className="wrap-anywhere">
          {whose && (
            <>
              <bdi>{whose}</bdi>,{' '}
            </>
          )}
          <bdi>{latest.name}</bdi>, {paperMessages.size(latest.bytes)}
        </span>
      </Checkbox>
    </div>
  );
}

const chosenOf = ({ id, kind, versions: [latest] }: PaperView): ChosenPaper => ({
  id,
  label: latest?.name ? `${paperMessages.kind(kind)}, ${latest.name}` : paperMessages.kind(kind),
});

/** Nothing goes along whose file somebody else alone opens, or that is gone because it was infected. */
function isAttachable({ isClosed, versions: [latest] }: PaperView): boolean {
  return !isClosed && latest !== undefined && !latest.points.some(({ code }) => code === 'infected');
}
