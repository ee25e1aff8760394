import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ActivitiesView, chooseActivities, readActivities } from '#contract/activities.ts';
import { nameMessages } from '#messages/names.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer } from '#web/platform/query.ts';
import { ActivityFacts } from './activity-facts.tsx';
import { ActivityMixes } from './activity-mixes.tsx';
import { ActivitySearch } from './activity-search.tsx';
import { StatementLine } from './statement-line.tsx';

type Chosen = ActivitiesView['chosen'];

interface ActivitySectionProps {
  companyId: string;
  activities: ActivitiesView;
  /** Called when another choice is stored, because names are checked against it. */
  onChanged(): void;
}

/** The activities of a company: found in plain words, with what follows from them and what may be combined. */
export function ActivitySection({ companyId, activities, onChanged }: ActivitySectionProps) {
  const { chosen, mayChange, licences, limit, place } = activities;
  const [isSaving, setIsSaving] = useState(false);

  async function choose(next: Chosen): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const saved = await call(chooseActivities, {
        params: { id: companyId },
        input: {
          activities: next.map(({ activity, description, licence }) => ({
            activity: activity?.id ?? null,
            description,
            licence,
          })),
        },
      });
      setAnswer(readActivities, { params: { id: companyId } }, () => saved);
      onChanged();
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsSaving(false);
    }
  }

  const hasTwoLicences =
    chosen.some(({ licence }) => licence === 2) ||
    activities.mixes.some(({ verdict }) => verdict === 'second-licence' || verdict === 'unconfirmed');
  const onFirst = chosen.filter(({ licence }) => licence === 1).length;
  return (
    <div className="grid gap-6">
      {mayChange ? (
        <ActivitySearch
          companyId={companyId}
          chosen={chosen.flatMap(({ activity }) => activity?.id ?? [])}
          isBusy={isSaving}
          onAdd={(activity) =>
            void choose([...chosen, { activity, description: activity.label, licence: 1 }])
          }
          onDescribe={(description) => void choose([...chosen, { activity: null, description, licence: 1 }])}
        />
      ) : (
        <p className="text-muted">{nameMessages.readOnly}</p>
      )}
      {chosen.length > 0 && (
        <ul>
          {chosen.map((each, index) => (
            <li
              key={`${each.activity?.id} ${each.description}`}
              className="grid gap-2 border-t border-line py-3"
            >
              <div className="flex items-start gap-2">
                <p className="min-w-0 flex-1 pt-2 font-medium">
                  <bdi>{each.activity?.label ?? each.description}</bdi>
                </p>
                {mayChange && (
                  <IconButton
                    label={nameMessages.remove(each.activity?.label ?? each.description)}
                    icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />}
                    disabled={isSaving}
                    onClick={() => void choose(chosen.filter((_, position) => position !== index))}
                  />
                )}
              </div>
              {each.activity ? (
                <ActivityFacts activity={each.activity} />
              ) : (
                <p className="text-sm text-muted">
                  {nameMessages.ownWords}. {nameMessages.classToConfirm}
                </p>
              )}
              {hasTwoLicences && (
                <div className="flex flex-wrap items-center gap-3 text-sm">
                  <span className="text-muted">{nameMessages.licence(each.licence)}</span>
                  {mayChange && (
                    <Button
                      size="small"
                      disabled={isSaving}
                      onClick={() =>
                        void choose(
                          chosen.map((other, position) =>
                            position === index ? { ...other, licence: other.licence === 1 ? 2 : 1 } : other,
                          ),
                        )
                      }
                    >
                      {each.licence === 1 ? nameMessages.onSecondLicence : nameMessages.onFirstLicence}
                      <span className="sr-only"> {each.activity?.label ?? each.description}</span>
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <ActivityMixes mixes={activities.mixes} place={place.name} />
      <div className="grid max-w-prose gap-1 text-sm">
        <p>
          <span className="text-muted">{nameMessages.licences}: </span>
          <StatementLine statement={licences} subject={place.name} />
        </p>
        {limit && (
          <p>
            {onFirst > limit.activities && (
              <strong className="font-medium text-warn">{nameMessages.aboveLimit(limit.activities)} </strong>
            )}
            <StatementLine statement={limit.statement} subject={place.name} />
          </p>
        )}
        <p className="text-muted">{nameMessages.codeNote}</p>
      </div>
    </div>
  );
}
