import { useState } from 'react';
import type { FormationView } from '#contract/case-views.ts';
import { answerQuestion, recordTaskAction } from '#contract/cases.ts';
import type { CompanyView } from '#contract/companies.ts';
import { vatForecastOf, vatLines } from '#domain/tax/vat-forecast.ts';
import { may } from '#domain/team/permissions.ts';
import { vatForecastMessages } from '#messages/vat-forecast.ts';
import { Button } from '#web/design-system/button.tsx';
import { PageSection } from '#web/design-system/page-section.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { localToday, todayWithin } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';

const sources = [
  ...vatLines.compulsory.sources,
  ...vatLines.voluntary.sources,
  ...vatLines.daysToRegister.sources,
];

const step = 'vat-registration';
const toRegister = ({ steps }: FormationView) => steps.find(({ id }) => id === step);

/** When a company in the Emirates passes the lines of VAT, from what its founder expects to sell. */
export function VatForecast({ company }: { company: Pick<CompanyView, 'id' | 'role'> }) {
  const [past, setPast] = useState('');
  const [monthly, setMonthly] = useState('');
  const [isSending, setIsSending] = useState(false);
  const isTyped = past !== '' || monthly !== '';
  const forecast = vatForecastOf({ past: Number(past), monthly: Number(monthly) }, localToday());
  const { passedOn, registerBy, voluntaryFrom } = forecast;

  async function putIntoCalendar(on: string): Promise<void> {
    setIsSending(true);
    try {
      const params = { id: company.id, question: 'expects-vat' } as const;
      const input = { answer: true, keepsStarted: true };
      const found = toRegister((await call(answerQuestion, { params, input })).formation);
      if (found?.actions.includes('note')) {
        await call(recordTaskAction, {
          params: { id: company.id, case: 'formation', task: step },
          input: {
            action: 'note',
            on: todayWithin(found.possibleDays),
            values: { 'vat-line-passed-on': on },
          },
        });
        notify.success(vatForecastMessages.added);
      } else notify.success(vatForecastMessages.addedAsStep);
    } catch (failure) {
      notify.error(describeFailure(failure));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <PageSection id="vat-forecast" title={vatForecastMessages.title} about={vatForecastMessages.about}>
      <div className="grid max-w-2xl gap-4 @2xl:grid-cols-2">
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          label={vatForecastMessages.past}
          value={past}
          onChange={({ target }) => setPast(target.value)}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          label={vatForecastMessages.monthly}
          value={monthly}
          onChange={({ target }) => setMonthly(target.value)}
        />
      </div>
      <div role="status" className="mt-4 grid max-w-prose gap-2">
        {isTyped && passedOn && registerBy && (
          <p className="tabular border-s-2 border-warn ps-3 font-medium text-pretty">
            {vatForecastMessages.above(passedOn, registerBy, vatLines.daysToRegister.value)}
          </p>
        )}
        {isTyped && !passedOn && (
          <p className="font-medium text-pretty">
            {voluntaryFrom ? vatForecastMessages.between : vatForecastMessages.below}
          </p>
        )}
        {isTyped && voluntaryFrom && (
          <p className="tabular text-pretty">{vatForecastMessages.voluntary(voluntaryFrom)}</p>
        )}
        <p className="text-pretty text-muted">
          {vatForecastMessages.honest} <SourceMark sources={sources} subject={vatForecastMessages.rule} />
        </p>
      </div>
      {isTyped &&
        passedOn &&
        (may(company.role, 'change-formation') ? (
          <Button className="mt-4" isBusy={isSending} onClick={() => void putIntoCalendar(passedOn)}>
            {vatForecastMessages.putIntoCalendar}
          </Button>
        ) : (
          <p className="mt-4 text-muted">{vatForecastMessages.readOnly}</p>
        ))}
    </PageSection>
  );
}
