import { useState } from 'react';
import { type NameView, readNamesForStaff } from '#contract/names.ts';
import type { CompanyFile } from '#contract/operator.ts';
import { nameMessages } from '#messages/names.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { ActivityFacts } from './activity-facts.tsx';
import { ActivityMixes } from './activity-mixes.tsx';
import { AnsweredNames } from './answered-names.tsx';
import { NameFindings } from './name-findings.tsx';
import { RecordAnswerDialog } from './record-answer-dialog.tsx';

/** Names and activities in a company's file: staff see what was proposed and record what the authority said. */
export default function CompanyNamesPanel({ company }: { company: CompanyFile }) {
  const { data, failure, refetch } = useQuery(readNamesForStaff, { params: { id: company.id } });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const [answered, setAnswered] = useState<NameView>();
  if (!data) {
    if (!failure) {
      return (
        <div role="status" aria-label={nameMessages.staffLoading} className="grid gap-3">
          <Skeleton className="h-6 w-60" />
          <Skeleton className="h-16" />
        </div>
      );
    }
    return (
      <ErrorState title={nameMessages.staffUnread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const { names, activities } = data;
  const open = names.names.filter(({ state }) => state === 'proposed');
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere @4xl:grid-cols-2">
      <section aria-labelledby="company-names" className="grid content-start gap-4">
        <h2 id="company-names" className="text-lg font-semibold tracking-tight">
          {nameMessages.names}
        </h2>
        <AnsweredNames names={names} state="reserved" />
        {names.names.length === 0 && <p className="text-muted">{nameMessages.staffEmpty}</p>}
        {open.length > 0 && (
          <ol>
            {open.map((name) => (
              <li key={name.id} className="grid gap-2 border-t border-line py-4">
                <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                  <div className="min-w-0 flex-1 basis-60">
                    <p className="text-xs text-muted">{nameMessages.rank(name.rank ?? 0)}</p>
                    <p className="font-medium">
                      <bdi>{name.name}</bdi>
                    </p>
                    {name.arabicName && (
                      <p lang="ar" dir="rtl" className="w-fit">
                        {name.arabicName}
                      </p>
                    )}
                    {name.explanation && <p className="text-muted">{name.explanation}</p>}
                  </div>
                  <Button size="small" onClick={() => setAnswered(name)}>
                    {nameMessages.record}
                    <span className="sr-only"> {nameMessages.recordSubject(name.name)}</span>
                  </Button>
                </div>
                <NameFindings checked={name} name={name.name} />
              </li>
            ))}
          </ol>
        )}
        <AnsweredNames names={names} state="refused" />
      </section>
      <section aria-labelledby="company-activities" className="grid content-start gap-4">
        <h2 id="company-activities" className="text-lg font-semibold tracking-tight">
          {nameMessages.activities}
        </h2>
        {activities.chosen.length === 0 && <p className="text-muted">{nameMessages.staffNoActivities}</p>}
        <ul>
          {activities.chosen.map(({ activity, description, licence }) => (
            <li key={`${activity?.id} ${description}`} className="grid gap-2 border-t border-line py-3">
              <p className="font-medium">
                <bdi>{activity?.label ?? description}</bdi>{' '}
                <span className="text-xs font-normal text-muted">{nameMessages.licence(licence)}</span>
              </p>
              {activity ? (
                <ActivityFacts activity={activity} />
              ) : (
                <p className="text-sm text-muted">
                  {nameMessages.ownWords}. {nameMessages.classToConfirm}
                </p>
              )}
            </li>
          ))}
        </ul>
        <ActivityMixes mixes={activities.mixes} place={activities.place.name} />
      </section>
      {answered && (
        <RecordAnswerDialog
          companyId={company.id}
          by="staff"
          name={answered}
          untilIfToday={names.reservation.untilIfToday}
          onClose={() => setAnswered(undefined)}
          onSaved={() => {
            setAnswered(undefined);
            void refetch();
          }}
        />
      )}
    </div>
  );
}
