import { clientFormMessages } from '#messages/client-forms.ts';
import { movingMessages } from '#messages/moving.ts';
import { BringCompany } from '#web/kits/bring-company.tsx';
import { BackTo } from '#web/operator/file-page.tsx';
import { PageHead } from '#web/operator/list-page.tsx';
import { operatorPaths } from '#web/operator/operator-paths.ts';
import { usePage } from '#web/platform/use-page.ts';

/** Makes a client of what another installation handed over. */
export default function BringClientPage() {
  const heading = usePage(movingMessages.bring.staffTitle);
  return (
    <div className="@container flex flex-col gap-6">
      <BackTo path={operatorPaths.import}>{clientFormMessages.importTitle}</BackTo>
      <PageHead heading={heading} title={movingMessages.bring.staffTitle} about={movingMessages.bring.text} />
      <BringCompany asStaff pathTo={operatorPaths.company} />
    </div>
  );
}
