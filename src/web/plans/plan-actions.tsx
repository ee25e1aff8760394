import { Columns3, Download, Printer } from 'lucide-react';
import type { PlanView } from '#contract/plans.ts';
import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { compareMessages } from '#messages/compare.ts';
import { planMessages } from '#messages/plans.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { paths } from '#web/paths.ts';
import { Link, useNavigate } from '#web/platform/router.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { storedLogin } from '#web/platform/stored-login.ts';
import { comparisonAddressOf } from './compare/comparison-address.ts';
import type { PlanChoice } from './plan-choice.ts';
import { planCsv } from './plan-csv.ts';
import { answerWith } from './start-with-plan.ts';

/** What can be done with a plan: begin with it, or take it along. */
export function PlanActions({ choice, plan }: { choice: PlanChoice; plan: PlanView }) {
  const navigate = useNavigate();

  /** Where the questionnaire would lead; where something stands against the choice, to the question about it. */
  function start() {
    const onboardingData = answerWith(choice);
    if (plan.officeProblem) void navigate(paths.onboarding);
    else if (storedLogin.read()) void navigate(paths.dashboard);
    else void navigate(paths.signUp, { state: { onboardingData } });
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button kind="primary" onClick={start} className="max-sm:w-full">
        {planMessages.start}
      </Button>
      <Link
        to={comparisonAddressOf({ ...choice, places: [jurisdictionIdOf(choice)] })}
        className={`${buttonClass()} max-sm:w-full`}
      >
        <Columns3 aria-hidden="true" size={16} strokeWidth={1.5} />
        {compareMessages.fromPlan}
      </Link>
      <Button onClick={() => window.print()} className="max-sm:flex-1">
        <Printer aria-hidden="true" size={16} strokeWidth={1.5} />
        {planMessages.print}
      </Button>
      <Button onClick={() => download(plan)} className="max-sm:flex-1">
        <Download aria-hidden="true" size={16} strokeWidth={1.5} />
        {planMessages.download}
      </Button>
    </div>
  );
}

/** Spreadsheets recognise UTF-8 by the byte order mark at the start of the file. */
function download(plan: PlanView): void {
  const file = new Blob([`\uFEFF${planCsv(plan)}`], { type: 'text/csv;charset=utf-8' });
  saveFile(planMessages.csv.file(plan.jurisdiction.id, plan.preparedOn), file);
}
