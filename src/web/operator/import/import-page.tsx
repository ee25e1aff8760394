import { useState } from 'react';
import { exportClients, importClients, maxTableBytes, previewImport } from '#contract/clients.ts';
import { type OutputOf, pathOf } from '#contract/operation.ts';
import { clientFormMessages as texts } from '#messages/client-forms.ts';
import { todayMessages } from '#messages/today.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { Link, useNavigate } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useMayAsStaff } from '../back-office.ts';
import { BackTo } from '../file-page.tsx';
import { PageHead } from '../list-page.tsx';
import { operatorPaths } from '../operator-paths.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { readTableFile } from './read-file.ts';

type Plan = OutputOf<typeof previewImport>;
type Columns = Plan['columns'];

interface Table {
  name: string;
  text: string;
  plan: Plan;
}

/** Imports an agency's own table: choose, see what each row becomes, store all of it or nothing. */
export default function ImportPage() {
  const heading = usePage(texts.importTitle);
  const may = useMayAsStaff();
  const navigate = useNavigate();
  const [table, setTable] = useState<Table>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setProblem(describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  const choose = (file: File) =>
    run(async () => {
      if (file.size > maxTableBytes) return setProblem(texts.fileTooLarge);
      const text = await readTableFile(file);
      const plan = await call(previewImport, { input: { table: text } });
      setTable({ name: file.name, text, plan });
    });

  const setColumns = (columns: Columns) =>
    run(async () => {
      if (!table) return;
      const plan = await call(previewImport, { input: { table: table.text, columns } });
      setTable({ ...table, plan });
    });

  const store = (options: { leaveOutFaulty: boolean; invite: boolean }) =>
    run(async () => {
      if (!table) return;
      const { message } = await call(importClients, {
        input: { table: table.text, fileName: table.name, columns: table.plan.columns, ...options },
      });
      notify.success(message);
      navigate(operatorPaths.companies);
    });

  return (
    <div className="flex flex-col gap-6">
      <BackTo path={operatorPaths.today}>{todayMessages.title}</BackTo>
      <PageHead heading={heading} title={texts.importTitle} about={texts.importAbout}>
        {may('export-clients') && (
          <div className="flex gap-2">
            <a href={`${pathOf(exportClients)}?format=csv`} download className={buttonClass()}>
              {texts.exportCsv}
            </a>
            <a href={`${pathOf(exportClients)}?format=json`} download className={buttonClass()}>
              {texts.exportJson}
            </a>
          </div>
        )}
      </PageHead>
      {!table && (
        <p>
          <Link
            to={operatorPaths.bringClient}
            className="text-accent-text underline underline-offset-4 hover:no-underline"
          >
            {texts.fromInstallation}
          </Link>
        </p>
      )}
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {table ? (
        <ImportPreview
          plan={table.plan}
          isBusy={isBusy}
          onColumns={setColumns}
          onImport={store}
          onOtherFile={() => setTable(undefined)}
        />
      ) : (
        <>
          <FileChoice isBusy={isBusy} onChoose={choose} />
          <EarlierImports heading={heading} />
        </>
      )}
    </div>
  );
}
