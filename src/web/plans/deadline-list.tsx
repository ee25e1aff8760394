import type { DueDateView } from '#contract/plans.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import { Sources } from './source-numbers.tsx';
import { StatementText } from './statement-text.tsx';
import { useShowAll } from './use-show-all.ts';

/** What falls due and when: a duty that comes again stands once, with all of its days. */
export function DeadlineList({ deadlines }: { deadlines: readonly DueDateView[] }) {
  const duties = dutiesIn(deadlines);
  const { list, shown, showAll } = useShowAll<HTMLUListElement>(duties.length);
  const isPrinted = useIsPrinted();
  if (duties.length === 0) return <p className="text-muted">{planMessages.noDeadlines}</p>;
  return (
    <>
      <ul ref={list} className={isPrinted ? 'columns-2 gap-6' : 'border-b border-line'}>
        {duties.slice(0, shown).map((duty) => (
          <li key={duty.deadline.id} className="border-t border-line break-inside-avoid">
            <DutyLine duty={duty} isPrinted={isPrinted} />
          </li>
        ))}
      </ul>
      {shown < duties.length && (
        <Button className="mt-4 print:hidden" onClick={showAll}>
          {planMessages.allDeadlines(duties.length)}
        </Button>
      )}
    </>
  );
}

function DutyLine({ duty: { deadline, days, daysOff }, isPrinted }: { duty: Duty; isPrinted: boolean }) {
  const [first = '', ...more] = days;
  return (
    <Fold
      isHeading
      summary={
        <span className={classNames('grid gap-x-4', !isPrinted && 'sm:grid-cols-[10rem_minmax(0,1fr)]')}>
          <time dateTime={first} className="font-normal text-muted tabular">
            <bdi>{shortDayText(first)}</bdi>
          </time>
          <span className="text-pretty">
            <span className="font-medium">{deadline.label}</span>{' '}
            {deadline.onlyIf && (
              <span className="font-normal text-muted">{planMessages.onlyIf(deadline.onlyIf)}</span>
            )}
          </span>
        </span>
      }
      aside={
        <span className="py-2.5">
          <Sources of={deadline.sources} subject={deadline.label} />
        </span>
      }
    >
      <div className={classNames('grid max-w-prose gap-1.5 pb-4 text-pretty', !isPrinted && 'sm:ms-44')}>
        <p>{deadline.why}</p>
        {more.length > 0 && (
          <p className="text-muted tabular">{planMessages.dueAgain(more.map(shortDayText))}</p>
        )}
        {daysOff.map((dayOff) => (
          <p key={dayOff.on} className="text-muted">
            {planMessages.dayOff(dayOff)}
          </p>
        ))}
        <div>
          <p className="text-xs font-medium text-muted">{planMessages.penalty}</p>
          <StatementText
            statement={deadline.penalty}
            subject={`${planMessages.penalty}: ${deadline.label}`}
          />
        </div>
      </div>
    </Fold>
  );
}

interface Duty {
  deadline: DueDateView;
  days: readonly string[];
  daysOff: readonly NonNullable<DueDateView['dayOff']>[];
}

/** The duties in the order of their first day. */
function dutiesIn(deadlines: readonly DueDateView[]): readonly Duty[] {
  const duties = new Map<string, Duty>();
  for (const deadline of deadlines) {
    const known = duties.get(deadline.id) ?? { deadline, days: [], daysOff: [] };
    duties.set(deadline.id, {
      ...known,
      days: [...known.days, deadline.on],
      daysOff: [...known.daysOff, ...(deadline.dayOff ? [deadline.dayOff] : [])],
    });
  }
  return [...duties.values()];
}
