import { Columns3, Download, Printer } from 'lucide-react';
import type { PlanView } from '#contract/plans.ts';
import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { compareMessages } from '#messages/compare.ts';
import { planMessages } from '#messages/plans.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { Link } from '#web/platform/router.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { comparisonAddressOf } from './compare/comparison-address.ts';
import type { PlanChoice } from './plan-choice.ts';
import { planCsv } from './plan-csv.ts';

/** What can be done with a plan beside beginning with it: set it beside others, or take it along. */
export function PlanActions({ choice, plan }: { choice: PlanChoice; plan: PlanView }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Link
        to={comparisonAddressOf({ ...choice, places: [jurisdictionIdOf(choice)] })}
        className={`${buttonClass('secondary', 'small')} pointer-coarse:min-h-11`}
      >
        <Columns3 aria-hidden="true" size={16} strokeWidth={1.5} />
        {compareMessages.fromPlan}
      </Link>
      <Button size="small" onClick={() => window.print()} className="px-3.5">
        <Printer aria-hidden="true" size={16} strokeWidth={1.5} />
        <span className="max-sm:sr-only">{planMessages.print}</span>
      </Button>
      <Button size="small" onClick={() => download(plan)} className="px-3.5">
        <Download aria-hidden="true" size={16} strokeWidth={1.5} />
        <span className="max-sm:sr-only">{planMessages.download}</span>
      </Button>
    </div>
  );
}

/** Spreadsheets recognise UTF-8 by the byte order mark at the start of the file. */
function download(plan: PlanView): void {
  const file = new Blob([`\uFEFF${planCsv(plan)}`], { type: 'text/csv;charset=utf-8' });
  saveFile(planMessages.csv.file(plan.jurisdiction.id, plan.preparedOn), file);
}
