import type { QuoteView } from '#contract/quote-view.ts';
import { quoteMessages as texts } from '#messages/quotes.ts';

/** What was sent and decided, the latest first. */
export function QuoteHistory({ quote: { versions, decisions, hash } }: { quote: QuoteView }) {
  const entries = [
    ...versions.map(({ version, sentAt }) => ({
      at: sentAt,
      text: texts.sent(version, texts.moment(sentAt)),
      reason: '',
    })),
    ...decisions.map(({ kind, version, typedName, by, at, reason }) => ({
      at,
      text: texts.decision[kind](version, typedName || by, texts.moment(at)),
      reason,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {entries.map(({ at, text, reason }) => (
          <li key={`${at} ${text}`} className="border-t border-line pt-2">
            {text}
            {reason && <p className="whitespace-pre-line text-muted">{reason}</p>}
          </li>
        ))}
      </ul>
      <p className="text-xs wrap-anywhere text-muted">{texts.fingerprint(hash)}</p>
    </div>
  );
}
