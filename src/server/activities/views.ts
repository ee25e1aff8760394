import type { ActivitiesView, ActivityView } from '#contract/activities.ts';
import type { Activity } from '#domain/activities/activity.ts';
import { licenceClassesOf } from '#domain/activities/licence-classes.ts';
import { type ActivityPlace, effectsIn, mixesIn } from '#domain/activities/selection.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { viewFee, viewStatement } from '../plans/index.ts';
import type { CompanyActivities } from './read-activities.ts';

/** View of the activities that a company chose, with what follows from them. */
export function viewActivities({ jurisdiction, chosen, mayChange }: CompanyActivities): ActivitiesView {
  const { id, name, place, fees } = jurisdiction;
  const { licences, limit } = licenceClassesOf(id);
  const where = { id, country: place.country };
  return {
    place: { id, name },
    licences: viewStatement(licences),
    limit: limit ? { activities: limit.activities, statement: viewStatement(limit.text) } : null,
    chosen: chosen.map(({ activity, description, licence }) => ({
      activity: activity ? viewActivity(activity, where) : null,
      description,
      licence,
    })),
    mixes: mixesIn(chosen, id).map(({ licence, classes, verdict, text, fee }) => ({
      licence,
      classes: [...classes],
      verdict,
      statement: viewStatement(text),
      cost: viewFee(feeOf(fees, fee)),
    })),
    mayChange,
  };
}

/** View of an activity in a place. */
export function viewActivity(activity: Activity, place: ActivityPlace): ActivityView {
  const { id, label, arabicLabel, isic, goods } = activity;
  return {
    id,
    label,
    arabicLabel,
    isic,
    class: activity.class,
    licence: licenceClassesOf(place.id).names[activity.class] ?? null,
    goods: goods ?? null,
    effects: effectsIn(activity, place).map(({ kind, text }) => ({ kind, statement: viewStatement(text) })),
  };
}

function feeOf(fees: Jurisdiction['fees'], id: string | undefined) {
  return id === undefined ? undefined : fees.find((fee) => fee.id === id);
}
