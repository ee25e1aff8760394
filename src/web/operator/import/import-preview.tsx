import { useState } from 'react';
import type { ListedClientRow, previewImport } from '#contract/clients.ts';
import type { OutputOf } from '#contract/operation.ts';
import { type ClientColumn, clientColumns, neededColumns } from '#domain/clients/client-columns.ts';
import { choiceLabels } from '#messages/choices.ts';
import { clientFormMessages as texts } from '#messages/client-forms.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { FileSection } from '../file-page.tsx';
import { RecordTable } from '../record-table.tsx';

type Plan = OutputOf<typeof previewImport>;

interface ImportPreviewProps {
  plan: Plan;
  isBusy: boolean;
  onColumns(columns: Plan['columns']): void;
  onImport(options: { leaveOutFaulty: boolean; invite: boolean }): void;
  onOtherFile(): void;
}

/** More rows than anybody reads; the counts speak of all. */
const maxShown = 200;

/** What each row of a table becomes, before anything is stored. */
export function ImportPreview({ plan, isBusy, onColumns, onImport, onOtherFile }: ImportPreviewProps) {
  const [onlyProblems, setOnlyProblems] = useState(plan.faulty > 0);
  const [leaveOutFaulty, setLeaveOutFaulty] = useState(false);
  const [invite, setInvite] = useState(false);
  const sound = plan.rows.length - plan.faulty;
  const isMapped = neededColumns.every((column) => plan.columns.includes(column));
  const shown = plan.rows.filter(({ problems }) => !onlyProblems || problems.length > 0).slice(0, maxShown);

  function setColumn(index: number, value: string): void {
    const column = clientColumns.find((known) => known === value) ?? null;
    onColumns(plan.columns.map((each, at) => (at === index ? column : each === column ? null : each)));
  }

  return (
    <>
      <FileSection title={texts.columns}>
        <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-4">
          {plan.header.map((header, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are, and names repeat
              key={index}
              label={header || '–'}
              placeholder={texts.ignored}
              choices={clientColumns.map((value) => ({ value, label: texts.columnNames[value] }))}
              value={plan.columns[index] ?? ''}
              onChange={({ target }) => setColumn(index, target.value)}
            />
          ))}
        </div>
      </FileSection>
      {isMapped ? (
        <FileSection title={texts.rows(sound, plan.faulty)}>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <p className="text-muted">{texts.dryRun}</p>
            {plan.faulty > 0 && (
              <Checkbox checked={onlyProblems} onChange={({ target }) => setOnlyProblems(target.checked)}>
                {texts.onlyProblems}
              </Checkbox>
            )}
          </div>
          <RecordTable
            label={texts.importTitle}
            columns={[
              { label: texts.row, width: '3.5rem' },
              { label: texts.columnNames.company },
              { label: texts.columnNames.place, width: '9rem' },
              { label: texts.columnNames.email, width: '11rem' },
              { label: texts.columnNames['licence-number'], width: '8rem' },
              { label: texts.columnNames['licence-expiry'], width: '7rem' },
              { label: texts.problems },
            ]}
            rows={shown.map((row) => ({ id: String(row.row), cells: cellsOf(row) }))}
          />
          <div className="flex flex-col gap-3 border-t border-line pt-4">
            {plan.faulty > 0 && (
              <Checkbox checked={leaveOutFaulty} onChange={({ target }) => setLeaveOutFaulty(target.checked)}>
                {texts.leaveOut}
              </Checkbox>
            )}
            <Checkbox checked={invite} onChange={({ target }) => setInvite(target.checked)}>
              {texts.inviteAll}
            </Checkbox>
            <div className="flex flex-wrap gap-2 pt-2">
              <Button
                kind="primary"
                isBusy={isBusy}
                disabled={sound === 0 || (plan.faulty > 0 && !leaveOutFaulty)}
                onClick={() => onImport({ leaveOutFaulty, invite })}
              >
                {texts.import(sound)}
              </Button>
              <Button onClick={onOtherFile}>{texts.otherFile}</Button>
            </div>
          </div>
        </FileSection>
      ) : (
        <p role="alert" className="text-warn">
          {texts.needed}
        </p>
      )}
    </>
  );
}

function cellsOf({ row, company, problems, ...client }: ListedClientRow) {
  const isWrong = (column: ClientColumn) => problems.some((each) => each.column === column);
  const place = client.subType
    ? choiceLabels.subType[client.subType]
    : `${choiceLabels.country[client.country]}, ${choiceLabels.companyType[client.companyType]}`;
  return [
    <span key="row" className="tabular text-muted">
      <span className="lg:hidden">{texts.row} </span>
      {row}
    </span>,
    <bdi key="company">{company}</bdi>,
    isWrong('place') ? '' : place,
    client.email,
    client.licenceNumber,
    <span key="expiry" className="tabular">
      {client.licenceExpiresOn ?? ''}
    </span>,
    <ul key="problems" className="text-bad">
      {problems.map(({ column, problem }) => (
        <li key={column + problem}>{texts.problem(column, problem)}</li>
      ))}
    </ul>,
  ];
}
