import type { ActivityView } from '#contract/activities.ts';
import { nameMessages } from '#messages/names.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { StatementLine } from './statement-line.tsx';

/** What is known of an activity: code and licence, then approvals and what it means for office and bank. */
export function ActivityFacts({ activity }: { activity: ActivityView }) {
  const { isic, licence, goods, effects, label } = activity;
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap gap-1.5">
        <Badge>{nameMessages.code(isic)}</Badge>
        <Badge>{licence ?? nameMessages.classes[activity.class]}</Badge>
        {goods && <Badge tone="warn">{nameMessages.goods[goods]}</Badge>}
      </p>
      {effects.length === 0 ? (
        <p className="text-muted">{nameMessages.noEffects}</p>
      ) : (
        <dl className="grid gap-1.5">
          {effects.map(({ kind, statement }) => (
            <div
              key={`${kind} ${JSON.stringify(statement)}`}
              className="grid grid-cols-[5rem_minmax(0,1fr)] gap-2"
            >
              <dt className="text-muted">{nameMessages.effectKinds[kind]}</dt>
              <dd className="text-pretty">
                <StatementLine statement={statement} subject={label} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
