import type { PeopleView, RuleView } from '#contract/party-view.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { countryName } from '#web/platform/country-name.ts';
import { namesIn } from './names-in.ts';

const tones = { met: 'good', open: 'neutral', broken: 'warn' } as const;

/** What the place asks for, whether it is met, and the way on where it is not. */
export function RuleList({ people }: { people: PeopleView }) {
  const nameOf = namesIn(people);
  return (
    <ul className="flex flex-col">
      {people.rules.map((rule) => (
        <li key={rule.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-2.5">
          <span className="w-20">
            <Badge tone={tones[rule.state]}>{texts.states[rule.state]}</Badge>
          </span>
          <span className="min-w-0 flex-1 basis-60 text-pretty">
            {ruleText(rule)} <SourceMark sources={rule.sources} subject={texts.ruleSource} />
            {rule.state !== 'met' && (
              <span className="block text-muted">
                {rule.about.length > 0 && `${rule.about.map(nameOf).join(', ')}: `}
                {texts.wayOn[rule.rule]}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ruleText({ rule, office, count, max, country }: RuleView): string {
  const of = office ?? 'director';
  const many = count ?? 1;
  switch (rule) {
    case 'holders':
      return texts.ruleOf.holders(many, max);
    case 'at-least':
      return texts.ruleOf['at-least'](of, many, max);
    case 'at-least-people':
      return texts.ruleOf['at-least-people'](of, many);
    case 'people-only':
      return texts.ruleOf['people-only'](of);
    case 'at-least-resident':
      return texts.ruleOf['at-least-resident'](of, many, countryName(country ?? 'AE'), country === 'AE');
    case 'min-age':
      return texts.ruleOf['min-age'](of, many);
    case 'not-sole-director':
      return texts.ruleOf['not-sole-director'];
  }
}
