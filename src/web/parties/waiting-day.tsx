import type { WaitingDayView } from '#contract/party-requests.ts';
import { partyRequestMessages as texts } from '#messages/party-requests.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';

/** What waits for an answer until which day, and what silence costs. */
export function WaitingDay({ waiting: { label, on, penalty } }: { waiting: WaitingDayView }) {
  return (
    <div className="max-w-prose border-s-2 border-warn ps-3 text-sm">
      <p className="tabular font-medium text-pretty">{texts.waitingDay(label, on)}</p>
      <p className="text-pretty">
        {texts.ifMissed}{' '}
        {'text' in penalty ? (
          <>
            {penalty.text} <SourceMark sources={penalty.sources} subject={label} />
          </>
        ) : (
          texts.unconfirmed(penalty.unconfirmed)
        )}
      </p>
    </div>
  );
}
