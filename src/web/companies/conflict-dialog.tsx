import { useId, useState } from 'react';
import type { CompanyField } from '#domain/companies/company-fields.ts';
import { companyMessages } from '#messages/companies.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import type { Conflict, Dispute } from './company-conflict.ts';
import { fieldLabels } from './company-field-labels.ts';
import { type CompanyFormValues, formValuesOf } from './company-form-values.ts';
import { fieldValueText } from './field-value-text.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  /** What stands in the form. */
  values: CompanyFormValues;
  /** Returns to the form, which keeps the input. */
  onPostpone(): void;
  /** @param own the fields in which what is typed here is to be saved */
  onResolve(own: ReadonlySet<CompanyField>): void;
}

/** Both versions of each field that two people have changed, side by side, to choose one. */
export default function ConflictDialog({ conflict, values, onPostpone, onResolve }: ConflictDialogProps) {
  const { disputes } = conflict;
  const [own, setOwn] = useState<ReadonlySet<CompanyField>>(new Set(disputes.map(({ field }) => field)));
  const theirs = formValuesOf(conflict.company);

  function choose(field: CompanyField, isOwn: boolean): void {
    const others = [...own].filter((known) => known !== field);
    setOwn(new Set(isOwn ? [...others, field] : others));
  }

  return (
    <Dialog
      isOpen
      onClose={onPostpone}
      title={companyMessages.conflictTitle}
      description={companyMessages.conflictText}
      size="wide"
      actions={
        <>
          <Button onClick={onPostpone}>{companyMessages.stay}</Button>
          <Button kind="primary" onClick={() => onResolve(own)}>
            {companyMessages.saveChoice}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {disputes.map((dispute) => (
          <DisputeChoice
            key={dispute.field}
            dispute={dispute}
            own={fieldValueText(dispute.field, values[dispute.field])}
            theirs={fieldValueText(dispute.field, theirs[dispute.field])}
            isOwn={own.has(dispute.field)}
            onChoose={(isOwn) => choose(dispute.field, isOwn)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface DisputeChoiceProps {
  dispute: Dispute;
  own: string;
  theirs: string;
  isOwn: boolean;
  onChoose(isOwn: boolean): void;
}

function DisputeChoice({ dispute: { field, change }, own, theirs, isOwn, onChoose }: DisputeChoiceProps) {
  const group = useId();
  const who = change
    ? companyMessages.savedBy(change.changedBy?.name, change.changedAt)
    : companyMessages.savedMeanwhile;
  const version = (label: string, text: string, isChosen: boolean, choose: () => void) => (
    <label className="flex min-w-0 items-start gap-3 rounded-control border border-line-strong/50 bg-raised px-4 py-3 transition-colors duration-150 hover:border-muted has-checked:border-accent has-checked:bg-accent/6 has-checked:inset-ring has-checked:inset-ring-accent">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={choose}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-xs font-medium text-muted">{label}</span>
        <span className="mt-1 block whitespace-pre-line wrap-anywhere">{text}</span>
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{fieldLabels[field]}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {version(companyMessages.yours, own, isOwn, () => onChoose(true))}
        {version(who, theirs, !isOwn, () => onChoose(false))}
      </div>
    </fieldset>
  );
}
