import { type DragEvent, useState } from 'react';
import type { PaperListView, PaperRequirementView, PaperView, UploadView } from '#contract/papers.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { copyDemands, copySentences, detailMessages, wordingSentences } from '#messages/paper-details.ts';
import { paperMessages } from '#messages/papers.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { isUnsaid } from '#web/platform/paper-details.ts';
import { PaperPicture } from './paper-pictures.tsx';
import { RequirementBadge } from './paper-state-badge.tsx';
import { isAskedIn, requirementStateOf } from './requirement-state.ts';
import { UnfinishedUpload } from './unfinished-upload.tsx';
import { UploadControls } from './upload-controls.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { usePicked } from './use-picked.ts';
import { useSending } from './use-sending.ts';
import { VersionRemarks } from './version-remarks.tsx';

interface RequirementRowProps {
  companyId: string;
  requirement: PaperRequirementView;
  list: PaperListView;
  /** Whose paper it is. */
  whose: string;
  mayAdd: boolean;
  isNext: boolean;
  /** Sentences that stand once above several rows. */
  saidAbove: readonly string[];
  onPaper(paper: PaperView): void;
  onOpen(paper: PaperView): void;
  onChanged(): void;
}

/** One paper that is asked for: what is accepted, how it stands and what to do. */
export function RequirementRow(props: RequirementRowProps) {
  const { companyId, requirement, list, whose, mayAdd, isNext, saidAbove, onPaper, onOpen, onChanged } =
    props;
  const { kind, party, papers: ids } = requirement;
  const sending = useSending(companyId, onPaper);
  const [isOver, setIsOver] = useState(false);
  const papers = list.papers.filter(({ id }) => ids.includes(id));
  const paper = papers.at(-1);
  const latest = paper?.versions[0];
  const state = requirementStateOf(requirement, list.papers);
  const unfinished = list.uploads.find((upload) => upload.kind === kind && upload.party === party);
  const target = { kind, party, paper: null };
  const picked = usePicked(target, requirement.maxPages, sending);
  const isAsked = isAskedIn(state);
  const demands = isAsked && !requirement.isClosed ? copyDemands(requirement) : [];
  const isNoticed = state === 'received' && (latest?.findings.length ?? 0) > 0;
  const isSending = sending.sending !== undefined && sending.sending.state !== 'failed';

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (mayAdd && !isSending) picked.take([...event.dataTransfer.files]);
  }

  return (
    <li
      className={classNames('flex gap-4 py-4 break-inside-avoid', isOver && 'rounded-control bg-accent/8')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(mayAdd);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <PaperPicture kind={kind} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium">{paperMessages.kind(kind)}</h3>
          <RequirementBadge requirement={requirement} state={state} />
        </div>
        {state === 'missing' && requirement.isLater && (
          <p className="text-sm text-pretty text-muted">
            {paperMessages.opensIn([...new Set(requirement.asks.map(({ taskLabel }) => taskLabel))])}
          </p>
        )}
        <p className="text-sm text-pretty text-muted">
          {requirement.isClosed
            ? paperMessages.handedInBy(whose)
            : isOver
              ? paperMessages.dropHere
              : isAsked
                ? askedText(requirement)
                : stateText(state, isNoticed, list.isReviewed)}
        </p>
        {demands.length > 0 && (
          <p className="text-sm text-pretty text-muted">
            {demands
              .map(({ text, shared }) => (shared && saidAbove.includes(text) ? shared.brief : text))
              .join(' ')}
          </p>
        )}
        {latest && latest.state === 'received' && mayAdd && isUnsaid(latest) && (
          <p className="text-sm font-medium text-pretty">{detailMessages.toConfirm}</p>
        )}
        {latest && <VersionRemarks version={latest} />}
        <UploadProgress {...sending} />
        {unfinished && !isSending && mayAdd && (
          <UnfinishedUpload
            companyId={companyId}
            upload={unfinished}
            onFile={(file: File, upload: UploadView) => sending.send(file, target, upload)}
            onDiscarded={onChanged}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          {mayAdd && !isSending && (isAsked || isNoticed || picked.pages.length > 0) && (
            <UploadControls
              picked={picked}
              target={target}
              whose={whose}
              maxPages={requirement.maxPages}
              isPrimary={isNext}
              label={paper ? paperMessages.uploadAgain : paperMessages.upload}
              sending={sending}
            />
          )}
          {papers.map((each) => (
            <Button
              key={each.id}
              onClick={() => onOpen(each)}
              aria-label={paperMessages.openOf(paperMessages.kind(kind), whose)}
            >
              {paperMessages.open}
            </Button>
          ))}
        </div>
        <Details requirement={requirement} />
      </div>
    </li>
  );
}

const askedText = ({ kind, secondPage }: PaperRequirementView): string =>
  secondPage ? paperMessages.whichPage(secondPage) : paperMessages.accepted[kind];

function stateText(
  state: ReturnType<typeof requirementStateOf>,
  isNoticed: boolean,
  isReviewed: boolean,
): string {
  if (isNoticed) return paperMessages.noticed;
  if (state === 'received' && !isReviewed) return paperMessages.receivedUnreviewed;
  return state === 'missing' || state === 'replaced' ? '' : paperMessages.stateTexts[state];
}

/** How old it may be, where no source says so. */
const ageText = (kind: PaperRequirementView['kind']): string =>
  paperRules[kind].expires ? paperMessages.notExpired : paperMessages.anyAge;

/** What else is asked of the paper, why, and where. */
function Details({ requirement }: { requirement: PaperRequirementView }) {
  const { kind, copy, maxPages, validMonths, maxAgeMonths, asks, ruleSources } = requirement;
  const rules = [
    askedText(requirement),
    paperMessages.pages(maxPages),
    validMonths ? paperMessages.valid(validMonths) : maxAgeMonths === null && ageText(kind),
    ...(copy === 'plain' ? [paperMessages.plainCopy] : []),
    ...copySentences(requirement),
    ...wordingSentences(requirement),
  ].filter(Boolean);
  return (
    <Fold
      summary={<span className="text-sm text-muted">{paperMessages.details}</span>}
      buttonClassName="py-1"
    >
      <div className="flex flex-col gap-2 pb-2 text-sm text-pretty">
        <p>
          {rules.join(' ')}
          {ruleSources.length > 0 && <SourceMark sources={ruleSources} subject={paperMessages.kind(kind)} />}
        </p>
        <p>{paperMessages.why[kind]}</p>
        <p className="text-muted">{paperMessages.askedFor}</p>
        <ul className="flex flex-col gap-1">
          {asks.map(({ task, taskLabel, label, sources }) => (
            <li key={`${task} ${label}`} className="flex flex-wrap items-center gap-x-2">
              <span>{taskLabel}:</span>
              <span className="text-muted">{paperMessages.wording(label)}</span>
              <SourceMark sources={sources} subject={label} />
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}
