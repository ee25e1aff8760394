import { type RefObject, useId } from 'react';
import { type CompanyField, companyFields } from '#domain/companies/company-fields.ts';
import { companyMessages } from '#messages/companies.ts';
import { fieldLabels } from './company-field-labels.ts';
import type { CompanyFormProblems } from './company-form-values.ts';

interface ProblemSummaryProps {
  /** Takes the focus when a save was refused. */
  summary: RefObject<HTMLDivElement | null>;
  problems: CompanyFormProblems;
  onChoose(field: CompanyField): void;
}

/** What a refused save found wrong, each line leading to its field. */
export function ProblemSummary({ summary, problems, onChoose }: ProblemSummaryProps) {
  const titleId = useId();
  const wrong = companyFields.filter((field) => problems[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group controls of the form
    <div
      ref={summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="scroll-mt-2 rounded-control border-s-4 border-bad bg-bad/6 px-4 py-3 text-sm"
    >
      <p id={titleId} className="font-semibold">
        {companyMessages.problems(wrong.length)}
      </p>
      <ul className="mt-1 grid gap-x-6 gap-y-1">
        {wrong.map((field) => (
          <li key={field} className="flex flex-wrap items-baseline gap-x-2">
            <button
              type="button"
              onClick={() => onChoose(field)}
              className="rounded-sm py-0.5 text-start font-medium text-bad underline underline-offset-2 pointer-coarse:py-3"
            >
              {fieldLabels[field]}
            </button>
            <span className="text-muted">{problems[field]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
