import type { ReviewedCall } from '#contract/voice-review.ts';
import { voiceReviewMessages as texts } from '#messages/voice-review.ts';
import { RecordTable } from './record-table.tsx';

const columns = [
  { label: texts.startedAt, width: '11rem' },
  { label: texts.caller },
  { label: texts.lasted, width: '7rem', isNumber: true },
  { label: texts.turns, width: '5rem', isNumber: true },
  { label: texts.waited, width: '8rem', isNumber: true },
  { label: texts.end, width: '13rem' },
] as const;

/** Calls with their times and how they ended. */
export function VoiceCallList({ calls }: { calls: readonly ReviewedCall[] }) {
  return (
    <RecordTable
      label={texts.calls}
      columns={columns}
      rows={calls.map((call) => ({ id: call.id, cells: cellsOf(call) }))}
    />
  );
}

function cellsOf({ caller, startedAt, endedAt, turns, medianMs, endReason }: ReviewedCall) {
  const { visitor, goesOn, none, endings, unknownEnd } = texts;
  return [
    texts.moment(startedAt),
    caller ?? visitor,
    endedAt === undefined ? goesOn : texts.length(startedAt, endedAt),
    String(turns),
    medianMs === null ? none : texts.milliseconds(medianMs),
    endedAt === undefined ? none : endReason ? endings[endReason] : unknownEnd,
  ];
}
