import { Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { pathOf } from '#contract/operation.ts';
import {
  decidePaper,
  deletePaper,
  downloadPaper,
  type PaperListView,
  type PaperVersionView,
  type PaperView,
} from '#contract/papers.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { isKeptKind } from '#domain/papers/retention.ts';
import { may } from '#domain/team/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { paperMessages } from '#messages/papers.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Dialog } from '#web/design-system/dialog.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { DetailsForm } from './details-form.tsx';
import { ExpiryForm } from './expiry-form.tsx';
import { PagePreview } from './page-preview.tsx';
import { PaperReads } from './paper-reads.tsx';
import { PaperStateBadge } from './paper-state-badge.tsx';
import { VersionRemarks } from './version-remarks.tsx';

interface PaperDialogProps {
  company: Pick<CompanyView, 'id' | 'role'>;
  paper: PaperView;
  list: PaperListView;
  mayChange: boolean;
  onClose(): void;
  onPaper(paper: PaperView): void;
  onChanged(): void;
  focusFallback: RefObject<HTMLElement | null>;
}

/** One paper: its pages, its versions side by side, its day of expiry and who opened it. */
export function PaperDialog({
  company,
  paper,
  list,
  mayChange,
  onClose,
  onPaper,
  onChanged,
  focusFallback,
}: PaperDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const kind = paperMessages.kind(paper.kind);
  const [latest, before] = paper.versions;
  const { retention, isReviewed } = list;
  const mayDecide =
    !isReviewed && !paper.isClosed && may(company.role, 'manage-papers') && latest?.state === 'received';

  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      const { message } = await call(deletePaper, { params: { id: company.id, paper: paper.id } });
      notify.success(message);
      onChanged();
      onClose();
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  async function accept(version: PaperVersionView): Promise<void> {
    setIsBusy(true);
    try {
      const answer = await call(decidePaper, {
        params: { id: company.id, paper: paper.id, version: String(version.number) },
        input: { decision: 'accept', seenState: 'received', points: [] },
      });
      onPaper(answer.paper);
      notify.success(paperMessages.acceptedToast);
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  if (isDeleting) {
    const isKept =
      isReviewed &&
      retention !== null &&
      isKeptKind(paper.kind) &&
      paper.versions.some(({ state }) => state === 'accepted');
    return (
      <Dialog
        isOpen
        onClose={() => setIsDeleting(false)}
        title={paperMessages.deleteTitle(kind)}
        focusFallback={focusFallback}
        actions={
          <>
            <Button onClick={() => setIsDeleting(false)}>{commonMessages.cancel}</Button>
            <Button kind="danger" onClick={remove} isBusy={isBusy}>
              {paperMessages.delete}
            </Button>
          </>
        }
      >
        <p className="text-pretty">
          {isKept ? paperMessages.deleteKeptText(retention.rule, retention.years) : paperMessages.deleteText}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={kind}
      size="wide"
      focusFallback={focusFallback}
      actions={
        <>
          {mayChange && (
            <Button kind="quiet" onClick={() => setIsDeleting(true)}>
              {paperMessages.delete}
            </Button>
          )}
          {mayDecide && latest && (
            <Button kind="primary" isBusy={isBusy} onClick={() => accept(latest)}>
              {paperMessages.accept}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {paper.deletionAskedAt && retention && (
          <p className="text-sm text-pretty text-muted">
            {paperMessages.deletionAsked(paper.deletionAskedAt, retention.rule, retention.years)}
          </p>
        )}
        {paper.isClosed && <p className="text-pretty text-muted">{paperMessages.closedText}</p>}
        {mayDecide && <p className="text-sm text-pretty text-muted">{paperMessages.acceptText}</p>}
        <div className={classNames('grid gap-6', before && 'sm:grid-cols-2')}>
          {latest && (
            <Version
              companyId={company.id}
              paper={paper}
              version={latest}
              title={before ? paperMessages.newVersion : undefined}
            />
          )}
          {before && (
            <Version companyId={company.id} paper={paper} version={before} title={paperMessages.oldVersion} />
          )}
        </div>
        {latest && mayChange && latest.asksFor.length > 0 && latest.state !== 'checking' && (
          <DetailsForm
            key={latest.number}
            companyId={company.id}
            list={list}
            paper={paper}
            version={latest}
            onPaper={onPaper}
          />
        )}
        {latest && mayChange && paperRules[paper.kind].expires && !latest.asksFor.includes('expiresOn') && (
          <ExpiryForm companyId={company.id} list={list} paper={paper} version={latest} onPaper={onPaper} />
        )}
        {paperRules[paper.kind].isIdentity && <PaperReads companyId={company.id} paperId={paper.id} />}
      </div>
    </Dialog>
  );
}

interface VersionProps {
  companyId: string;
  paper: PaperView;
  version: PaperVersionView;
  title: string | undefined;
}

function Version({ companyId, paper, version, title }: VersionProps) {
  const address = pathOf(downloadPaper)
    .replace('{id}', companyId)
    .replace('{paper}', paper.id)
    .replace('{version}', String(version.number));
  return (
    <section className="flex min-w-0 flex-col gap-3" aria-label={paperMessages.version(version.number)}>
      <div className="flex flex-wrap items-center gap-2">
        {title && <h3 className="font-medium">{title}</h3>}
        <PaperStateBadge state={version.state} />
      </div>
      {!paper.isClosed && <PagePreview companyId={companyId} paper={paper} version={version} />}
      <p className="text-sm wrap-anywhere text-muted">
        {version.name !== null && (
          <>
            <bdi>{version.name}</bdi>, <bdi>{paperMessages.size(version.bytes)}</bdi>.{' '}
          </>
        )}
        {paperMessages.uploadedOn(version.uploadedAt)}
        {version.isByAgency && `, ${paperMessages.byAgency(webSettings.brand.operatorName)}`}.
      </p>
      <VersionRemarks version={version} />
      {!paper.isClosed && version.state === 'received' && version.findings.length === 0 && (
        <p className="text-sm text-muted">{paperMessages.noFindings}</p>
      )}
      {!paper.isClosed && version.state !== 'checking' && (
        <a href={address} download className={classNames(buttonClass('secondary', 'small'), 'self-start')}>
          <Download aria-hidden="true" size={16} strokeWidth={1.5} />
          {paperMessages.download}
        </a>
      )}
    </section>
  );
}
