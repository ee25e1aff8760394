import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { proposalLimits } from '#domain/names/proposal-rules.ts';
import { nameMessages } from '#messages/names.ts';
import { IconButton } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import type { NameDraft } from './name-drafts.ts';
import { NameFindings } from './name-findings.tsx';
import { useNameCheck } from './use-name-check.ts';

interface NameEditorProps {
  companyId: string;
  draft: NameDraft;
  rank: number;
  isFirst: boolean;
  isLast: boolean;
  asksForArabic: boolean;
  checkedWith: string;
  error: string | undefined;
  onChange(draft: NameDraft): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

/** One proposed name: its spellings, its rank, and what the rules say while it is typed. */
export function NameEditor({
  companyId,
  draft,
  rank,
  isFirst,
  isLast,
  asksForArabic,
  checkedWith,
  error,
  onChange,
  onMove,
  onRemove,
}: NameEditorProps) {
  const { checked, isCurrent, hasFailed } = useNameCheck(companyId, draft, checkedWith);
  const asksForExplanation =
    draft.explanation !== '' || checked?.findings.some(({ reason }) => reason === 'abbreviation-unexplained');
  const set = (field: keyof NameDraft) => (event: { target: { value: string } }) =>
    onChange({ ...draft, [field]: event.target.value });
  return (
    <li className="grid gap-3 border-t border-line py-4">
      <div className="flex items-center gap-1">
        <h3 className="flex-1 font-medium">{nameMessages.rank(rank)}</h3>
        <IconButton
          label={nameMessages.moveUp(rank)}
          icon={<ArrowUp aria-hidden="true" size={16} strokeWidth={1.5} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={nameMessages.moveDown(rank)}
          icon={<ArrowDown aria-hidden="true" size={16} strokeWidth={1.5} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={nameMessages.removeName(rank)}
          icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />}
          disabled={isFirst && isLast && draft.name === ''}
          onClick={onRemove}
        />
      </div>
      <div className="grid gap-3 @2xl:grid-cols-2">
        <TextField
          label={nameMessages.name}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={proposalLimits.name}
          value={draft.name}
          error={error}
          onChange={set('name')}
        />
        {asksForArabic && (
          <TextField
            label={nameMessages.arabicName}
            isOptional
            dir="rtl"
            lang="ar"
            autoComplete="off"
            maxLength={proposalLimits.name}
            value={draft.arabicName}
            onChange={set('arabicName')}
          />
        )}
        {asksForExplanation && (
          <TextField
            label={nameMessages.explanation}
            autoComplete="off"
            maxLength={proposalLimits.explanation}
            value={draft.explanation}
            onChange={set('explanation')}
          />
        )}
      </div>
      <div role="status" className={isCurrent ? undefined : 'opacity-60'}>
        {hasFailed ? (
          <p className="text-sm text-muted">{nameMessages.notChecked}</p>
        ) : (
          checked && <NameFindings checked={checked} name={draft.name} />
        )}
      </div>
    </li>
  );
}
