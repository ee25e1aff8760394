import type { TaskReviewView } from '#contract/desk-tasks.ts';
import type { TypedVerdict } from '#domain/desk/typed-fields.ts';
import { deskMessages } from '#messages/desk.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';

const tones: Record<TypedVerdict, BadgeTone> = { first: 'neutral', same: 'neutral', changed: 'accent' };

/** What the founder typed for a task, beside the round before and what was said about it. */
export function TypedValues({ review: { fields, missing, rounds } }: { review: TaskReviewView }) {
  const hasBefore = rounds.some(({ returned }) => returned);
  return (
    <section aria-label={deskMessages.typedTitle} className="flex min-w-0 flex-col gap-5">
      {fields.length === 0 ? (
        <p className="border-y border-line py-6 text-muted">{deskMessages.nothingTyped}</p>
      ) : (
        <table className="w-full border-collapse border-y border-line">
          <caption className="sr-only">{deskMessages.typedTitle}</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="w-1/4 py-2 pe-4 text-start font-medium">
                {deskMessages.field}
              </th>
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                {deskMessages.typedNow}
              </th>
              {hasBefore && (
                <th scope="col" className="py-2 text-start font-medium">
                  {deskMessages.typedBefore}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, label, typed, before, verdict, returnedFor }) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="py-3 pe-4 text-start font-medium">
                  {label}
                  {hasBefore && (
                    <span className="mt-1 block">
                      <Badge tone={returnedFor.length > 0 && verdict === 'same' ? 'bad' : tones[verdict]}>
                        {deskMessages.typedVerdicts[verdict]}
                      </Badge>
                    </span>
                  )}
                </th>
                <td className="tabular py-3 pe-4 wrap-anywhere whitespace-pre-line">{typed ?? '–'}</td>
                {hasBefore && (
                  <td className="tabular py-3 wrap-anywhere whitespace-pre-line text-muted">
                    {before ?? '–'}
                    {returnedFor.map((text) => (
                      <p key={text} className="mt-1 border-s-2 border-warn ps-2 text-sm">
                        {text}
                      </p>
                    ))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {missing.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold text-muted">{deskMessages.missing}</h3>
          <ul className="mt-1 list-disc ps-4.5 marker:text-faint">
            {missing.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
