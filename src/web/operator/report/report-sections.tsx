import type { Report } from '#contract/report.ts';
import { turns } from '#domain/cases/task-template.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { reportMessages as texts } from '#messages/report.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { FileSection, Nothing } from '../file-page.tsx';
import { operatorPaths } from '../operator-paths.ts';
import { RecordTable } from '../record-table.tsx';
import { Income } from './income.tsx';

/** The numbers of a report, each with the list that it is the length of. */
export function ReportSections({ report }: { report: Report }) {
  const { opened, done, waiting, returned, windows, income, renewals } = report;
  const answered = windows.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <FileSection title={texts.waitingNow}>
        <dl className="flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-4">
          {turns.map((turn) => (
            <div key={turn} className="flex flex-col">
              <dt className="text-muted">{texts.waiting[turn]}</dt>
              <dd className="tabular text-xl font-medium">{waiting[turn]}</dd>
            </div>
          ))}
        </dl>
      </FileSection>
      <Cases title={texts.opened(opened.length)} none={texts.noneOpened} cases={opened} />
      <Cases title={texts.done(done.length)} none={texts.noneDone} cases={done} />
      <Dated
        title={texts.returned(returned.length)}
        about={texts.share(returned.length, returned.length + answered)}
        none={texts.noneReturned}
        rows={returned}
      />
      <Windows windows={windows} answered={answered} />
      <Income income={income} />
      <Dated
        title={texts.renewals(renewals.length)}
        none={texts.noRenewals}
        rows={renewals.map(({ kind, label, ...row }) => ({
          ...row,
          label: kind === 'licence' ? texts.licence : paperKindLabels[label as PaperKind],
        }))}
      />
    </>
  );
}

function Windows({ windows, answered }: { windows: Report['windows']; answered: number }) {
  return (
    <FileSection title={texts.windows(answered)}>
      {windows.length === 0 ? (
        <Nothing>{texts.noWindows}</Nothing>
      ) : (
        <>
          <RecordTable
            label={texts.windows(answered)}
            columns={[
              { label: texts.step },
              { label: texts.place },
              { label: texts.answers, width: '6rem' },
              { label: texts.median, width: '8rem' },
              { label: texts.eightieth, width: '9rem' },
              { label: texts.usual, width: '7rem' },
            ]}
            rows={windows.map(({ place, kind, task, label, answers, medianDays, eightiethDays, usual }) => ({
              id: `${place} ${kind} ${task}`,
              cells: [
                label,
                place,
                answers.length,
                medianDays,
                eightiethDays,
                usual && texts.usualDays(usual.shortest, usual.longest),
              ],
            }))}
          />
          <Fold summary={texts.showAnswers(answered)}>
            <RecordTable
              label={texts.showAnswers(answered)}
              columns={[
                { label: texts.company },
                { label: texts.step },
                { label: texts.filed, width: '8rem' },
                { label: texts.approved, width: '8rem' },
                { label: texts.days, width: '8rem' },
              ]}
              rows={windows.flatMap(({ task, label, answers }) =>
                answers.map(({ company, filedOn, approvedOn, workingDays }) => ({
                  id: `${company.id} ${task}`,
                  to: operatorPaths.company(company.id),
                  cells: [company.name, label, texts.day(filedOn), texts.day(approvedOn), workingDays],
                })),
              )}
            />
          </Fold>
        </>
      )}
    </FileSection>
  );
}

function Cases({ title, none, cases }: { title: string; none: string; cases: Report['opened'] }) {
  return (
    <FileSection title={title}>
      {cases.length === 0 ? (
        <Nothing>{none}</Nothing>
      ) : (
        <RecordTable
          label={title}
          columns={[
            { label: texts.company },
            { label: texts.kind, width: '14rem' },
            { label: texts.on, width: '10rem' },
          ]}
          rows={cases.map(({ company, kind, on }) => ({
            id: `${company.id} ${kind} ${on}`,
            to: operatorPaths.company(company.id),
            cells: [company.name, texts.kinds[kind], texts.day(on)],
          }))}
        />
      )}
    </FileSection>
  );
}

interface DatedProps {
  title: string;
  about?: string;
  none: string;
  rows: readonly { company: { id: string; name: string }; label: string; on: string }[];
}

function Dated({ title, about, none, rows }: DatedProps) {
  return (
    <FileSection title={title}>
      {about && <p className="tabular text-muted">{about}</p>}
      {rows.length === 0 ? (
        <Nothing>{none}</Nothing>
      ) : (
        <RecordTable
          label={title}
          columns={[{ label: texts.company }, { label: texts.step }, { label: texts.on, width: '10rem' }]}
          rows={rows.map(({ company, label, on }, index) => ({
            id: `${company.id} ${label} ${on} ${index}`,
            to: operatorPaths.company(company.id),
            cells: [company.name, label, texts.day(on)],
          }))}
        />
      )}
    </FileSection>
  );
}
