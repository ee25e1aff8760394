import type { PaperReviewView } from '#contract/desk.ts';
import type { ComparedField, Verdict } from '#domain/desk/compare-fields.ts';
import { dayText } from '#domain/values/day-text.ts';
import { isPlainDate } from '#domain/values/plain-date.ts';
import { deskMessages } from '#messages/desk.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { countryName } from '#web/platform/country-name.ts';

const tones: Record<Verdict, BadgeTone> = {
  same: 'good',
  different: 'bad',
  'only-typed': 'neutral',
  'only-read': 'neutral',
};

/** From here on how sure the machine is need not be said. */
const fairlySure = 0.95;

/** What was typed beside what the machine read, with the differences marked. */
export function FieldTable({ fields }: { fields: PaperReviewView['fields'] }) {
  if (fields.length === 0) return <p className="text-muted">{deskMessages.nothing}</p>;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{deskMessages.fieldsTitle}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <td />
          <th scope="col" className="py-1 pe-3 text-start font-medium">
            {deskMessages.typed}
          </th>
          <th scope="col" className="py-1 text-start font-medium">
            {deskMessages.read}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, typed, read, confidence, verdict }) => (
          <tr
            key={field}
            className={verdict === 'different' ? 'border-t border-line bg-bad/8' : 'border-t border-line'}
          >
            <th scope="row" className="py-2 ps-1 pe-3 text-start align-top font-medium">
              {deskMessages.fields[field]}
              <span className="mt-1 block">
                <Badge tone={tones[verdict]}>{deskMessages.verdicts[verdict]}</Badge>
              </span>
            </th>
            <td className="tabular py-2 pe-3 align-top wrap-anywhere">
              <bdi>{textOf(field, typed)}</bdi>
            </td>
            <td className="tabular py-2 align-top wrap-anywhere">
              <bdi>{textOf(field, read)}</bdi>
              {confidence !== null && confidence < fairlySure && (
                <span className="block text-xs text-muted">{deskMessages.confidence(confidence)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value as people read it: days and countries in words, so that a reviewer need not know codes. */
function textOf(field: ComparedField, value: string | null): string {
  if (value === null) return '–';
  if (isPlainDate(value)) return dayText(value);
  const isCountry = (field === 'nationality' || field === 'issuer') && /^[A-Z]{2}$/.test(value);
  return isCountry ? countryName(value) : value;
}
