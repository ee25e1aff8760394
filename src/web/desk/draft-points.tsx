import { deskMessages } from '#messages/desk.ts';
import { Button } from '#web/design-system/button.tsx';
import type { DraftPoint } from './desk-calls.ts';

interface DraftPointsProps {
  points: readonly DraftPoint[];
  /** What points can be about, by their value. */
  abouts: readonly { value: string; label: string }[];
  onRemove(point: DraftPoint): void;
}

/** The points that go back to the client so far. */
export function DraftPoints({ points, abouts, onRemove }: DraftPointsProps) {
  const labelOf = (about: string) => (about ? abouts.find(({ value }) => value === about)?.label : undefined);
  return (
    <ul aria-label={deskMessages.points} className="divide-y divide-line border-y border-line">
      {points.map((point) => (
        <li key={`${point.about}-${point.text}`} className="flex items-start gap-3 py-2">
          <p className="min-w-0 flex-1 wrap-anywhere">
            {labelOf(point.about) && <b>{labelOf(point.about)}: </b>}
            {point.text}
          </p>
          <Button size="small" kind="quiet" onClick={() => onRemove(point)}>
            {deskMessages.removePoint}
          </Button>
        </li>
      ))}
    </ul>
  );
}
