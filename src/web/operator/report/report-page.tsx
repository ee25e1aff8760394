import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pathOf } from '#contract/operation.ts';
import { exportReport, readReport } from '#contract/report.ts';
import { reportMessages as texts } from '#messages/report.ts';
import { Button, buttonClass, IconButton } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { useQuery } from '#web/platform/query.ts';
import { useSearchParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { PageHead, ReadStates } from '../list-page.tsx';
import { kindOf, neighbour, type Period, type PeriodKind, periodAround, todayIn } from './periods.ts';
import { ReportSections } from './report-sections.tsx';
import { TimeZoneSetting } from './time-zone-setting.tsx';

/** What was opened and done in a week or a month, what waits, and how long answers really took. */
export default function ReportPage() {
  const heading = usePage(texts.title);
  const [parameters, setParameters] = useSearchParams();
  const usual = neighbour(periodAround(todayIn('UTC', new Date()), 'week'), 'week', -1);
  const period = {
    from: parameters.get('from') || usual.from,
    until: parameters.get('until') || usual.until,
  };
  const kind = kindOf(period);
  const query = useQuery(readReport, { query: period });
  const choose = (chosen: Partial<Period>) => setParameters({ ...period, ...chosen }, { replace: true });
  // The last whole one, in the days of the installation.
  const show = (wanted: PeriodKind) => {
    const today = todayIn(query.data?.report.timeZone ?? 'UTC', new Date());
    choose(neighbour(periodAround(today, wanted), wanted, -1));
  };
  return (
    <div className="flex flex-col gap-8">
      <PageHead heading={heading} title={texts.title} about={texts.about}>
        <a href={`${pathOf(exportReport)}?${new URLSearchParams(period)}`} download className={buttonClass()}>
          {texts.exportCsv}
        </a>
      </PageHead>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <fieldset aria-label={texts.view} className="flex min-w-0 flex-wrap items-center gap-2">
          {(['week', 'month'] as const).map((each) => (
            <Button
              key={each}
              aria-pressed={kind === each}
              kind={kind === each ? 'secondary' : 'quiet'}
              onClick={() => show(each)}
            >
              {texts[each]}
            </Button>
          ))}
          <span className="flex flex-wrap items-center gap-1">
            <IconButton
              label={texts.previous}
              icon={<ChevronLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />}
              onClick={() => choose(neighbour(period, kind ?? 'week', -1))}
            />
            <span className="tabular text-center font-medium" aria-live="polite">
              {kind === 'month' ? texts.monthOf(period.from) : texts.period(period.from, period.until)}
            </span>
            <IconButton
              label={texts.following}
              icon={<ChevronRight aria-hidden="true" size={20} className="rtl:-scale-x-100" />}
              onClick={() => choose(neighbour(period, kind ?? 'week', 1))}
            />
          </span>
        </fieldset>
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <TextField
            label={texts.from}
            type="date"
            value={period.from}
            onChange={({ target }) => target.value && choose({ from: target.value })}
          />
          <TextField
            label={texts.until}
            type="date"
            value={period.until}
            onChange={({ target }) => target.value && choose({ until: target.value })}
          />
        </div>
      </div>
      <ReadStates query={query} heading={heading} unread={texts.unread}>
        {({ report }) => (
          <>
            <TimeZoneSetting timeZone={report.timeZone} onChanged={() => void query.refetch()} />
            <ReportSections report={report} />
          </>
        )}
      </ReadStates>
    </div>
  );
}
