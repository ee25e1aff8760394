import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { PaperVersionView, PointView } from '#contract/papers.ts';
import type { FindingParameters } from '#domain/papers/inspection.ts';
import { comparedFieldLabels } from '#messages/paper-fields.ts';
import { findingText } from '#messages/paper-findings.ts';
import { paperMessages } from '#messages/papers.ts';

/** What has to be repaired, and what the machine noticed, each with what to do. */
export function VersionRemarks({ version }: { version: PaperVersionView }) {
  const { points, findings } = version;
  if (points.length === 0 && findings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {points.map((point) => (
        <li key={`${point.page} ${point.field} ${point.text}`} className="flex gap-2 font-medium text-bad">
          <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere whitespace-pre-line" dir="auto">
            {pointText(point)}
          </span>
        </li>
      ))}
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.page}`} className="flex gap-2 text-warn">
          <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {finding.page !== null && version.pages > 1 && `${paperMessages.onPage(finding.page)} `}
            {findingText({ code: finding.code, parameters: finding.parameters as FindingParameters })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function pointText({ code, page, field, text }: PointView): string {
  const said = code === 'infected' ? paperMessages.infected : text;
  if (field !== null) return `${comparedFieldLabels[field]}: ${said}`;
  return page === null ? said : `${paperMessages.onPage(page)} ${said}`;
}
