import type { ReviewedCall } from '#contract/voice-review.ts';
import { voiceReviewMessages } from '#messages/voice-review.ts';

const columns = ['startedAt', 'caller', 'lasted', 'turns', 'waited', 'end'] as const;
const cellClass = 'border-t border-line px-4 py-3 align-top';

/** Calls with their times and how they ended; each a card where a table has no room. */
export function VoiceCallList({ calls }: { calls: readonly ReviewedCall[] }) {
  return (
    <div className="@container rounded-card border border-line bg-raised">
      <table
        aria-label={voiceReviewMessages.calls}
        className="hidden w-full border-separate border-spacing-0 @2xl:table"
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="bg-surface px-4 py-3 text-start text-xs font-medium text-muted first:rounded-ss-card last:rounded-se-card"
              >
                {voiceReviewMessages[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id}>
              <th scope="row" className={`${cellClass} text-start font-normal tabular`}>
                <bdi>{voiceReviewMessages.moment(call.startedAt)}</bdi>
              </th>
              {valuesOf(call).map(([name, value]) => (
                <td key={name} className={`${cellClass} tabular wrap-anywhere`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={voiceReviewMessages.calls} className="@2xl:hidden">
        {calls.map((call) => (
          <li key={call.id} className="border-line p-4 not-first:border-t">
            <p className="font-medium">
              <bdi>{voiceReviewMessages.moment(call.startedAt)}</bdi>
            </p>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              {valuesOf(call).map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{voiceReviewMessages[name]}</dt>
                  <dd className="tabular wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is shown of a call beside when it began, by column. */
function valuesOf({ caller, startedAt, endedAt, turns, medianMs, endReason }: ReviewedCall) {
  const { visitor, goesOn, none, endings, unknownEnd } = voiceReviewMessages;
  return [
    ['caller', caller ?? visitor],
    ['lasted', endedAt === undefined ? goesOn : voiceReviewMessages.length(startedAt, endedAt)],
    ['turns', String(turns)],
    ['waited', medianMs === null ? none : voiceReviewMessages.milliseconds(medianMs)],
    ['end', endedAt === undefined ? none : endReason ? endings[endReason] : unknownEnd],
  ] as const;
}
