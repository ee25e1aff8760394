import type { FigureVersionView } from '#contract/prices.ts';
import { operatorMessages } from '#messages/operator.ts';
import { priceMessages, priceText } from '#messages/prices.ts';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { Nothing } from '../file-page.tsx';

const texts = priceMessages;

/** Who entered, approved or withdrew what, from when on and why, the latest first. */
export function FigureHistory({ history }: { history: readonly FigureVersionView[] }) {
  if (history.length === 0) return <Nothing>{texts.noHistory}</Nothing>;
  return (
    <ol aria-label={texts.history} className="divide-y divide-line border-y border-line">
      {history.map((version) => (
        <li key={version.version} className="py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="tabular font-medium">
              {version.amount ? priceText(version.amount) : texts.withdrawn}
            </span>
            <span className="tabular text-muted">
              {texts.saved(version.enteredBy, operatorMessages.moment(version.enteredAt))}
              {version.approvedBy && `, ${texts.approved(version.approvedBy)}`}
            </span>
          </p>
          <p className="text-muted">{texts.holdsFrom(version.from)}</p>
          {version.seenOn && (
            <p className="mt-1 wrap-anywhere">
              <ExternalLink href={version.sourceUrl}>{version.sourceTitle}</ExternalLink>{' '}
              <span className="text-muted">{texts.seen(version.seenOn)}</span>
            </p>
          )}
          {version.note && (
            <p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">{version.note}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
