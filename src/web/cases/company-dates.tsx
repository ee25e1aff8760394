import { useRef, useState } from 'react';
import type { CompanyDateView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { Button } from '#web/design-system/button.tsx';
import type { CaseChanges } from './case-changes.ts';
import { DayForm } from './day-form.tsx';

interface CompanyDatesProps {
  dates: readonly CompanyDateView[];
  /** `undefined` for people with read access only. */
  changes: CaseChanges | undefined;
}

/** The days that deadlines count from, where each comes from, and a form to enter or confirm it. */
export function CompanyDates({ dates, changes }: CompanyDatesProps) {
  return (
    <ul className="@container divide-y divide-line border-y border-line">
      {dates.map((date) => (
        <DateRow key={date.date} date={date} changes={changes} />
      ))}
    </ul>
  );
}

function DateRow({ date, changes }: { date: CompanyDateView; changes: CaseChanges | undefined }) {
  const { on, origin, recorded, possibleDays } = date;
  const { label, about } = caseMessages.date[date.date];
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const subject = <span className="sr-only"> {caseMessages.aboutDate(label)}</span>;

  function close(): void {
    setIsOpen(false);
    heading.current?.focus();
  }

  /** Performs a button's action; the button may disappear, so the focus moves to its row. */
  async function send(change: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    await change();
    setIsBusy(false);
    heading.current?.focus();
  }

  return (
    <li className="grid items-start gap-x-8 gap-y-3 py-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem]">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-medium">
          {label}
        </h3>
        <p className="text-muted">{about}</p>
      </div>
      <div>
        <p className="tabular font-medium">
          {on ? (
            caseMessages.dayText(on)
          ) : (
            <span className="font-normal text-muted">{caseMessages.unknownDate}</span>
          )}
        </p>
        {origin && (
          <p className="text-muted">
            {recorded ? caseMessages.entered(recorded.by, recorded.at) : caseMessages.origins[origin]}
          </p>
        )}
        {changes && isOpen && (
          <div className="mt-3">
            <DayForm
              label={caseMessages.changedDay}
              action={caseMessages.saveDate}
              subject={caseMessages.aboutDate(label)}
              initial={on ?? ''}
              possibleDays={possibleDays}
              onCancel={close}
              onSave={async (chosen) => {
                const problem = await changes.enterDate(date.date, chosen);
                if (!problem) close();
                return problem;
              }}
            />
          </div>
        )}
      </div>
      {changes && !isOpen && (
        <div className="flex flex-wrap gap-2 @2xl:justify-end">
          {on && origin !== 'entered' && (
            <Button size="small" isBusy={isBusy} onClick={() => send(() => changes.enterDate(date.date, on))}>
              {caseMessages.confirmDate}
              {subject}
            </Button>
          )}
          <Button size="small" kind={on ? 'quiet' : 'secondary'} onClick={() => setIsOpen(true)}>
            {on ? caseMessages.changeDate : caseMessages.enterDate}
            {subject}
          </Button>
          {origin === 'entered' && (
            <Button
              size="small"
              kind="quiet"
              isBusy={isBusy}
              onClick={() => send(() => changes.clearDate(date.date))}
            >
              {caseMessages.clearDate}
              {subject}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
