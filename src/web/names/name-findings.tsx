import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import type { CheckedNameView, NameFindingView } from '#contract/names.ts';
import { nameMessages } from '#messages/names.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';

const icons = {
  refused: <CircleX aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-bad" />,
  permission: (
    <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-warn" />
  ),
  look: <Info aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-muted" />,
  note: <Info aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-muted" />,
} satisfies Record<NameFindingView['level'], React.ReactNode>;

/** What the rules say about a name: the verdict, each reason with the way on, and the spelling for forms. */
export function NameFindings({ checked, name }: { checked: CheckedNameView; name: string }) {
  const { passes, findings, transliteration } = checked;
  const needsPermission = findings.some(({ level }) => level === 'permission');
  return (
    <div className="grid gap-2 text-sm">
      <p className={`flex gap-2 font-medium ${passes ? 'text-good' : 'text-bad'}`}>
        {passes ? (
          <CircleCheck aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
        ) : (
          <CircleX aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
        )}
        {!passes
          ? nameMessages.breaks
          : needsPermission
            ? nameMessages.passesWithPermission
            : nameMessages.passes}
      </p>
      {findings.length > 0 && (
        <ul className="grid gap-2">
          {findings.map((finding) => (
            <Reason key={`${finding.reason} ${finding.group}`} finding={finding} name={name} />
          ))}
        </ul>
      )}
      {transliteration !== null && (
        <p>
          <span className="text-muted">{nameMessages.onForms}: </span>
          <span lang="und-Latn" className="font-medium">
            {transliteration}
          </span>
        </p>
      )}
    </div>
  );
}

function Reason({ finding, name }: { finding: NameFindingView; name: string }) {
  const { says, way } = nameMessages.reasons[finding.reason](finding);
  return (
    <li className="flex gap-2">
      {icons[finding.level]}
      <span className="min-w-0 text-pretty">
        {says} <span className="text-muted">{way}</span>{' '}
        {finding.sources.length > 0 && <SourceMark sources={finding.sources} subject={name} says={says} />}
      </span>
    </li>
  );
}
