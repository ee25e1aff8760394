import { Download, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { pathOf } from '#contract/operation.ts';
import { exportRegister, readRegister } from '#contract/parties.ts';
import { type Register, registers } from '#domain/parties/registers.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { WideTable } from '#web/design-system/wide-table.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { useSearchParams } from '#web/platform/router.tsx';
import { cellClass, headClass, Section } from './section.tsx';

/** The registers as of any day, to read, print and download. */
export function RegisterSection({ company }: { company: { id: string; name: string } }) {
  // Other pages lead to a register as of a day.
  const [asked] = useSearchParams();
  const named = registers.find((one) => one === asked.get('register'));
  const [register, setRegister] = useState<Register>(named ?? 'members');
  const [on, setOn] = useState(asked.get('on') ?? '');
  const query = on === '' ? {} : { on };
  const params = { id: company.id, register };
  const { data, failure, refetch } = useQuery(readRegister, { params, query });
  const found = data?.register;
  const title = found && texts.registerTitle(register, found.companyName, found.day);
  const titleId = useId();
  const path = pathOf(exportRegister).replace('{id}', company.id).replace('{register}', register);
  const file = on === '' ? path : `${path}?on=${on}`;
  return (
    <Section
      title={texts.registers}
      about={texts.registersAbout}
      action={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" size={16} strokeWidth={1.5} />
            {texts.print}
          </Button>
          <a href={file} download className={buttonClass()}>
            <Download aria-hidden="true" size={16} strokeWidth={1.5} />
            {texts.download}
          </a>
        </div>
      }
    >
      <div className="flex flex-wrap gap-4 print:hidden">
        <SelectField
          label={texts.register}
          value={register}
          choices={registers.map((value) => ({ value, label: texts.registerNames[value] }))}
          onChange={(event) => setRegister(event.target.value as Register)}
        />
        <TextField
          label={texts.asOf}
          type="date"
          fieldClassName="w-44"
          value={on || (found?.day ?? '')}
          onChange={(event) => setOn(event.target.value)}
        />
      </div>
      {failure ? (
        <ErrorState title={texts.unread} onRetry={refetch}>
          {describeFailure(failure)}
        </ErrorState>
      ) : (
        found &&
        title && (
          <div className="grid gap-2">
            {/* Outside of what scrolls, so that it wraps on a phone. */}
            <h3 id={titleId} className="font-medium wrap-anywhere">
              {title}
            </h3>
            <WideTable label={title}>
              <table aria-labelledby={titleId} className="w-full border-separate border-spacing-0">
                <thead>
                  <tr>
                    {[
                      texts.name,
                      texts.fields.address,
                      ...(register === 'members' ? [texts.classColumn, texts.amountShares] : []),
                      register === 'members' || register === 'owners' ? texts.share : texts.office,
                      texts.sinceColumn,
                      texts.nomineeColumn,
                    ].map((column) => (
                      <th key={column} scope="col" className={`${headClass} text-start`}>
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {found.lines.map((line) => (
                    <tr key={`${line.party} ${line.shareClass} ${line.office} ${line.nomineeFor}`}>
                      <th scope="row" className={`${cellClass} text-start font-medium`}>
                        {line.name}
                      </th>
                      <td className={`${cellClass} whitespace-pre-line`}>{line.address}</td>
                      {register === 'members' && (
                        <>
                          <td className={cellClass}>{line.shareClass || texts.ordinary}</td>
                          <td className={`${cellClass} tabular-nums`}>{line.amount}</td>
                        </>
                      )}
                      <td className={`${cellClass} tabular-nums`}>
                        {line.office ? texts.officeNames[line.office] : line.share}
                      </td>
                      <td className={`${cellClass} tabular-nums`}>
                        {line.since && shortDayText(line.since)}
                      </td>
                      <td className={cellClass}>{line.nomineeFor}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {found.lines.length === 0 && <p className="py-3 text-muted">{texts.registerEmpty}</p>}
            </WideTable>
          </div>
        )
      )}
    </Section>
  );
}
