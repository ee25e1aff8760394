import type { CaseTaskView } from '#contract/case-views.ts';
import { answerField } from '#domain/cases/task-field.ts';
import { caseMessages } from '#messages/cases.ts';
import { Button } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';

/** A point as it is written. */
export interface DraftPoint {
  id: number;
  text: string;
  /** '' for the task as a whole. */
  about: string;
}

interface PointFieldsProps {
  task: CaseTaskView;
  points: readonly DraftPoint[];
  problem: string | undefined;
  onChange(points: readonly DraftPoint[]): void;
}

/** What has to be repaired, each point with the field it is about. */
export function PointFields({ task: { fields }, points, problem, onChange }: PointFieldsProps) {
  const change = (id: number, part: Partial<DraftPoint>) =>
    onChange(points.map((point) => (point.id === id ? { ...point, ...part } : point)));
  return (
    <div className="grid gap-3">
      {points.map((point, index) => (
        <div key={point.id} className="grid gap-3">
          <TextAreaField
            label={caseMessages.point(index + 1)}
            required
            value={point.text}
            error={index === 0 ? problem : undefined}
            onChange={({ target }) => change(point.id, { text: target.value })}
          />
          <SelectField
            label={caseMessages.pointAbout}
            placeholder={caseMessages.wholeStep}
            choices={[
              ...fields
                .filter(({ id }) => id !== answerField.id)
                .map(({ id, label }) => ({ value: id, label })),
              { value: answerField.id, label: caseMessages.questionBeyond },
            ]}
            value={point.about}
            onChange={({ target }) => change(point.id, { about: target.value })}
          />
        </div>
      ))}
      <Button
        size="small"
        kind="quiet"
        className="justify-self-start"
        onClick={() => onChange([...points, { id: (points.at(-1)?.id ?? 0) + 1, text: '', about: '' }])}
      >
        {caseMessages.addPoint}
      </Button>
    </div>
  );
}
