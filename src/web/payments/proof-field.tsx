import { useId, useState } from 'react';
import { paperMaximumBytes } from '#contract/papers.ts';
import { paperTypes } from '#domain/papers/inspection.ts';
import { paymentMessages as texts } from '#messages/payments.ts';

interface ProofFieldProps {
  label: string;
  problem?: string | undefined;
  onFile(file: File | undefined): void;
}

/** A file to hand in: a receipt, a proof or the voucher itself. Phones offer the camera. */
export function ProofField({ label, problem: missing, onFile }: ProofFieldProps) {
  const id = useId();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const problem = isTooLarge ? texts.fileTooLarge : missing;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={paperTypes.join(',')}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          const tooLarge = file !== undefined && file.size > paperMaximumBytes;
          setIsTooLarge(tooLarge);
          onFile(tooLarge ? undefined : file);
        }}
        className="w-full text-sm file:me-3 file:min-h-9 file:rounded-control file:border file:border-line-strong file:bg-raised file:px-3 file:font-medium pointer-coarse:file:min-h-11"
      />
      <p id={`${id}-problem`} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
