import { type CompanyField, companyFields } from '#domain/companies/company-fields.ts';
import { companyMessages } from '#messages/companies.ts';
import { fieldLabels } from './company-field-labels.ts';
import type { CompanyFormProblems } from './company-form-values.ts';

interface ProblemSummaryProps {
  problems: CompanyFormProblems;
  onChoose(field: CompanyField): void;
}

/** All that is wrong at one glance, where more than one field is; each line leads to its field. */
export function ProblemSummary({ problems, onChoose }: ProblemSummaryProps) {
  const wrong = companyFields.filter((field) => problems[field] !== undefined);
  if (wrong.length < 2) return null;
  return (
    <div className="rounded-control border border-bad/50 bg-bad/6 px-4 py-3 text-sm">
      <p className="font-medium">{companyMessages.problems(wrong.length)}</p>
      <ul className="mt-1 grid gap-1">
        {wrong.map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onChoose(field)}
              className="rounded-sm text-start text-bad underline underline-offset-2"
            >
              {fieldLabels[field]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
