import { useId, useRef, useState } from 'react';
import type { OwnReasonView } from '#contract/desk.ts';
import { comparedFields } from '#domain/desk/compare-fields.ts';
import { maxReasonLength, usualReasonsFor, usualReasonsForTyped } from '#domain/desk/return-reason.ts';
import { commonMessages } from '#messages/common.ts';
import { deskMessages } from '#messages/desk.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { type DraftPoint, labelOf, type ReviewView } from './desk-calls.ts';
import { DraftPoints } from './draft-points.tsx';
import { keepReason } from './keep-reason.ts';

interface ReturnDialogProps {
  review: ReviewView;
  /** The page that is looked at: the first point is about it. */
  page: number;
  reasons: readonly OwnReasonView[];
  isOpen: boolean;
  onClose(): void;
  onReturn(points: readonly DraftPoint[]): Promise<void>;
}

/** Puts together what the client has to repair: reasons from a list or in own words, each about a page or a field. */
export default function ReturnDialog({
  review,
  page,
  reasons,
  isOpen,
  onClose,
  onReturn,
}: ReturnDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const abouts = aboutsOf(review);
  const known = knownReasons(review, reasons);
  const [points, setPoints] = useState<DraftPoint[]>([]);
  const [text, setText] = useState('');
  const [about, setAbout] = useState(startsAbout(review, page));
  const [isKept, setIsKept] = useState(false);
  const [problem, setProblem] = useState<string>();
  const written = text.trim();
  const reason = known.find((each) => each.text === written)?.key ?? null;
  const typed: DraftPoint[] = written === '' ? [] : [{ about, text: written, reason }];

  function addPoint(): void {
    setPoints([...points, ...typed]);
    setText('');
    setProblem(undefined);
    field.current?.focus();
  }

  async function send(): Promise<void> {
    const all = [...points, ...typed];
    if (all.length === 0) {
      setProblem(deskMessages.pointMissing);
      return field.current?.focus();
    }
    onClose();
    if (isKept && typed.length > 0) await keepReason(written);
    await onReturn(all);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={deskMessages.returnTitle(labelOf(review))}
      description={deskMessages.returnAbout[review.of]}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {deskMessages.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {points.length > 0 && (
          <DraftPoints
            points={points}
            abouts={abouts}
            onRemove={(gone) => setPoints(points.filter((each) => each !== gone))}
          />
        )}
        <SelectField
          label={deskMessages.reason}
          placeholder={deskMessages.chooseReason}
          value=""
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
            field.current?.focus();
          }}
          choices={[deskMessages.ownReasons, deskMessages.usualReasons].flatMap((group) => {
            const choices = known.filter((each) => each.group === group);
            const listed = choices.map((each) => ({ value: each.text, label: each.text }));
            return choices.length > 0 ? [{ group, choices: listed }] : [];
          })}
        />
        <TextAreaField
          ref={field}
          label={deskMessages.point}
          rows={3}
          maxLength={maxReasonLength}
          value={text}
          error={problem}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
        <SelectField
          label={deskMessages.about}
          value={about}
          onChange={({ target }) => setAbout(target.value)}
          choices={abouts}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={addPoint} disabled={typed.length === 0}>
            {deskMessages.addPoint}
          </Button>
          <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
            {deskMessages.keepReason}
          </Checkbox>
        </div>
      </form>
    </Dialog>
  );
}

/** What a point can be about. */
function aboutsOf(review: ReviewView): readonly { value: string; label: string }[] {
  if (review.of === 'task') {
    const fields = review.fields.map(({ field, label }) => ({ value: field, label }));
    return [{ value: '', label: deskMessages.wholeTask }, ...fields];
  }
  return [
    { value: '', label: deskMessages.wholePaper },
    ...Array.from({ length: review.rounds[0]?.pages ?? 1 }, (_, index) => ({
      value: `page-${index + 1}`,
      label: deskMessages.aboutPage(index + 1),
    })),
    ...comparedFields.map((each) => ({ value: each, label: deskMessages.fields[each] })),
  ];
}

/** The page that is looked at, where there are several. */
function startsAbout(review: ReviewView, page: number): string {
  return review.of === 'paper' && (review.rounds[0]?.pages ?? 1) > 1 ? `page-${page}` : '';
}

/** Reasons of the installation's own and the usual ones, each with the key it is kept by. */
function knownReasons(review: ReviewView, own: readonly OwnReasonView[]) {
  const usual = review.of === 'paper' ? usualReasonsFor(review.kind) : usualReasonsForTyped;
  return [
    ...own.map(({ id, text }) => ({ key: id, text, group: deskMessages.ownReasons })),
    ...usual.map((key) => ({ key, text: deskMessages.reasons[key], group: deskMessages.usualReasons })),
  ];
}
