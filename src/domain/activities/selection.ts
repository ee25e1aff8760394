import type { Country } from '#domain/catalogue/choices.ts';
import type { Statement } from '#domain/catalogue/definition.ts';
import type { Activity, ActivityClass, ActivityEffect } from './activity.ts';
import { licenceClassesOf, type MixRule } from './licence-classes.ts';

/** The place that a company's activities are licensed in. */
export interface ActivityPlace {
  id: string;
  country: Country;
}

/** One activity that a company chose, on its first or second licence. */
export interface ChosenActivity {
  /** `undefined` for one that was described in own words. */
  activity: Activity | undefined;
  licence: 1 | 2;
}

/** Two classes that meet on one licence, and what a source says about it. */
export interface Mix {
  licence: 1 | 2;
  classes: readonly [ActivityClass, ActivityClass];
  verdict: MixRule['verdict'] | 'unconfirmed';
  text: Statement;
  fee: string | undefined;
}

/** What follows from an activity in a place. */
export function effectsIn(activity: Activity, place: ActivityPlace): readonly ActivityEffect[] {
  return (activity.effects ?? []).filter(({ in: where }) => {
    if (!where) return true;
    if (where.jurisdictions?.includes(place.id)) return true;
    return where.countries?.includes(place.country) ?? false;
  });
}

/** The classes that meet on each licence of a choice, with what the place says about them. */
export function mixesIn(chosen: readonly ChosenActivity[], jurisdictionId: string): readonly Mix[] {
  const { mixes, otherMixes } = licenceClassesOf(jurisdictionId);
  return ([1, 2] as const).flatMap((licence) => {
    const found = [
      ...new Set(
        chosen.flatMap((each) => (each.activity && each.licence === licence ? [each.activity.class] : [])),
      ),
    ].sort();
    return pairsOf(found).map((classes): Mix => {
      const rule = mixes.find((each) => each.classes.every((one) => classes.includes(one)));
      return {
        licence,
        classes,
        verdict: rule?.verdict ?? 'unconfirmed',
        text: rule?.text ?? otherMixes,
        fee: rule?.fee,
      };
    });
  });
}

function pairsOf(classes: readonly ActivityClass[]): readonly (readonly [ActivityClass, ActivityClass])[] {
  return classes.flatMap((one, position) =>
    classes.slice(position + 1).map((other) => [one, other] as const),
  );
}

/** Words that say plainly what a company does: a name with one of another class misleads. */
const tellingWords: Record<ActivityClass, readonly string[]> = {
  professional: ['consultancy', 'consulting', 'consultants', 'استشارات'],
  commercial: ['trading', 'general trading', 'wholesale', 'تجارة'],
  industrial: ['factory', 'manufacturing', 'مصنع', 'تصنيع'],
  tourism: ['tourism', 'travel', 'tours', 'سياحة', 'سفر'],
  financial: ['lending', 'brokerage', 'تمويل'],
  holding: ['holding', 'holdings', 'قابضة'],
};

/** The words by which a name shows the chosen activities, and those that say that it does something else. */
export function activityWordsOf(chosen: readonly Activity[]): {
  activityWords: readonly string[];
  otherActivityWords: readonly string[];
} {
  const own = new Set(chosen.flatMap(({ nameWords }) => nameWords));
  const others = Object.values(tellingWords).flat();
  return { activityWords: [...own], otherActivityWords: others.filter((word) => !own.has(word)) };
}
