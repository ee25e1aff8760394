import { ArrowRight } from 'lucide-react';
import { type CompanyChangeView, type CompanyView, readCompanyHistory } from '#contract/companies.ts';
import { companyMessages } from '#messages/companies.ts';
import { Dialog } from '#web/design-system/dialog.tsx';
import { ShowMore } from '#web/design-system/show-more.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { usePagedQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { historyLabels } from './company-field-labels.ts';
import { fieldValueText } from './field-value-text.ts';

interface HistoryDialogProps {
  company: CompanyView;
  isOpen: boolean;
  onClose(): void;
}

/** Who changed what in the company, when, from what to what. */
export default function HistoryDialog({ company, isOpen, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={companyMessages.history}
      description={companyMessages.historyAbout(company.name)}
      size="wide"
    >
      <ChangeList key={company.version} company={company} />
    </Dialog>
  );
}

function ChangeList({ company }: { company: CompanyView }) {
  const { id, createdAt, incorporator } = company;
  const query = usePagedQuery(readCompanyHistory, { params: { id } }, 'changes');
  const { data, failure, isFetching, refetch, readMore, isLoadingMore, moreFailure } = query;
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const isSlow = useSlowLoading(isFetching);
  if (!data && failure) {
    return (
      <ErrorState title={companyMessages.historyUnread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (!data) return isSlow ? <ChangeListSkeleton /> : <div className="min-h-40" />;

  return (
    <>
      <ol className="divide-y divide-line">
        {data.changes.map((change) => (
          <Change key={change.version} change={change} />
        ))}
        {!data.nextCursor && (
          <li className="py-4 first:pt-0">
            <p className="text-muted">{companyMessages.createdBy(incorporator.name, createdAt)}</p>
          </li>
        )}
      </ol>
      {data.nextCursor && (
        <ShowMore
          label={companyMessages.showEarlier}
          isBusy={isLoadingMore}
          problem={moreFailure && describeFailure(moreFailure)}
          onPress={readMore}
        />
      )}
    </>
  );
}

function Change({ change: { changedBy, changedAt, fields } }: { change: CompanyChangeView }) {
  return (
    <li className="py-4 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{companyMessages.changer(changedBy?.name)}</span>
        <time dateTime={changedAt} className="text-xs text-muted">
          <bdi>{companyMessages.moment(changedAt)}</bdi>
        </time>
      </p>
      <dl className="mt-2 grid gap-2">
        {fields.map(({ field, from, to }) => (
          <div key={field} className="grid gap-x-4 sm:grid-cols-3">
            <dt className="text-muted">{historyLabels[field]}</dt>
            <dd className="flex min-w-0 flex-wrap items-start gap-x-2 wrap-anywhere whitespace-pre-line sm:col-span-2">
              {field === 'logo' ? (
                companyMessages.logoChange(from !== null, to !== null)
              ) : (
                <>
                  <span className="text-muted">{fieldValueText(field, from)}</span>
                  <span className="sr-only">{companyMessages.became}</span>
                  {/* With its arrow, so that both go to the next line together. */}
                  <span className="flex min-w-0 items-start gap-2">
                    <ArrowRight
                      aria-hidden="true"
                      size={16}
                      strokeWidth={1.5}
                      className="mt-0.5 shrink-0 text-faint rtl:-scale-x-100"
                    />
                    <span className="min-w-0">{fieldValueText(field, to)}</span>
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function ChangeListSkeleton() {
  return (
    <div role="status" aria-label={companyMessages.historyLoading} className="grid gap-4">
      {['w-40', 'w-32', 'w-44'].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4" />
        </div>
      ))}
    </div>
  );
}
