import type { NamesView, NameView } from '#contract/names.ts';
import { nameMessages } from '#messages/names.ts';
import { Badge } from '#web/design-system/badge.tsx';

/** The names that the authority reserved, with the days left, or refused, with its reason. */
export function AnsweredNames({ names, state }: { names: NamesView; state: 'reserved' | 'refused' }) {
  const answered = names.names.filter((name) => name.state === state);
  if (answered.length === 0) return null;
  const title = nameMessages[state];
  return (
    <section aria-label={title} className="grid min-w-0 gap-3 wrap-anywhere">
      <h3 className="font-medium">{title}</h3>
      <ul className="grid gap-3">
        {answered.map((name) => (
          <li key={name.id} className="grid gap-1 border-s-2 border-line ps-4">
            {state === 'reserved' ? <Reserved name={name} /> : <Refused name={name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reserved({ name: { name, arabicName, answer } }: { name: NameView }) {
  if (!answer) return null;
  const { daysLeft, reservation, number, until, on } = answer;
  return (
    <>
      <p className="text-base font-semibold">
        <bdi>{name}</bdi>
      </p>
      {arabicName && (
        <p lang="ar" dir="rtl" className="w-fit">
          {arabicName}
        </p>
      )}
      <p className="tabular text-muted">
        {until ? nameMessages.reservation(number, until) : nameMessages.approvedOn(number, on)}
      </p>
      {daysLeft !== null && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={reservation === 'held' ? 'good' : reservation === 'ending' ? 'warn' : 'bad'}>
            {nameMessages.daysLeft(daysLeft)}
          </Badge>
          {reservation === 'ending' && <span className="text-muted">{nameMessages.endsSoon}</span>}
        </p>
      )}
    </>
  );
}

function Refused({ name: { name, answer } }: { name: NameView }) {
  if (!answer) return null;
  return (
    <>
      <p>
        <del dir="auto" className="text-muted">
          {name}
        </del>{' '}
        <span className="text-xs text-muted">{nameMessages.refusedOn(answer.on)}</span>
      </p>
      <p className="max-w-prose text-pretty">{answer.reason}</p>
      <p className="max-w-prose text-pretty">
        <span className="text-muted">{nameMessages.nextPath}: </span>
        {answer.nextPath}
      </p>
    </>
  );
}
