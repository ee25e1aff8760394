import { useId, useState } from 'react';
import { paperMaximumBytes } from '#contract/papers.ts';
import { paperTypes } from '#domain/papers/inspection.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { recordMessages } from '#messages/calendar.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { localToday } from '#web/platform/local-today.ts';
import { useQuery } from '#web/platform/query.ts';
import { sendFile } from '#web/platform/send-file.ts';
import type { RecordingSide } from './recording-side.ts';

interface DoneFieldsProps {
  side: RecordingSide;
  field: { name: string; error: string | undefined };
  /** A file to hand in as the paper that shows it. */
  onFile(file: File | undefined): void;
}

/** The day on which it was done, and the paper that shows it: one that is there, or a new file. */
export function DoneFields({ side, field, onFile }: DoneFieldsProps) {
  const fileId = useId();
  const [today] = useState(localToday);
  const [problem, setProblem] = useState<string>();
  const [hasFile, setHasFile] = useState(false);
  const { data } = useQuery(side.papers, { params: { id: side.companyId } });
  const papers = (data?.list.papers ?? []).flatMap(({ id, kind, versions }) => {
    const [latest] = versions;
    // What is private to somebody shows nothing to the others.
    if (!latest || latest.name === null || paperRules[kind].isPrivate) return [];
    return [{ value: id, label: `${paperKindLabels[kind]}: ${latest.name}` }];
  });

  function choose(file: File | undefined): void {
    const isTooLarge = file !== undefined && file.size > paperMaximumBytes;
    setProblem(isTooLarge ? recordMessages.fileTooLarge : undefined);
    setHasFile(file !== undefined && !isTooLarge);
    onFile(isTooLarge ? undefined : file);
  }

  return (
    <>
      <TextField
        type="date"
        label={recordMessages.doneOn}
        required
        max={today}
        defaultValue={today}
        fieldClassName="w-44"
        {...field}
      />
      <SelectField
        name="paper"
        label={recordMessages.proof}
        isOptional
        disabled={hasFile}
        placeholder={recordMessages.noProof}
        choices={papers}
      />
      <div className="grid gap-1">
        <label htmlFor={fileId} className="text-sm font-medium">
          {recordMessages.newProof}
        </label>
        <input
          id={fileId}
          type="file"
          accept={paperTypes.join(',')}
          aria-describedby={problem && `${fileId}-problem`}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => choose(target.files?.[0])}
          className="w-full text-sm file:me-3 file:min-h-9 file:rounded-control file:border file:border-line-strong file:bg-raised file:px-3 file:font-medium pointer-coarse:file:min-h-11"
        />
        {problem && (
          <p id={`${fileId}-problem`} role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
      </div>
    </>
  );
}

/** Hands a file in as a paper of the company, and says under which id. */
export async function addProof(side: RecordingSide, file: File): Promise<string> {
  const target = { kind: 'evidence', party: null, paper: null } as const;
  const { id } = await sendFile(
    side.companyId,
    target,
    { content: file, name: file.name },
    { signal: new AbortController().signal, tell: () => {}, calls: side.uploads },
  );
  return id;
}
