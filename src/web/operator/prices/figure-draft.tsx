import type { OutputOf } from '#contract/operation.ts';
import { approvePrice, discardPriceDraft, type PriceLineView, type PriceView } from '#contract/prices.ts';
import { listTouchedByFigure, type TouchedQuoteView } from '#contract/staff-quotes.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { priceListMessages } from '#messages/price-list.ts';
import { priceText, priceMessages as texts } from '#messages/prices.ts';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { operatorPaths } from '../operator-paths.ts';
import { DraftBlock } from '../price-list/draft-block.tsx';
import { TouchedQuotes } from '../price-list/touched-quotes.tsx';
import type { ChangedPrice } from './changed-price.ts';

type TouchedByFigure = OutputOf<typeof listTouchedByFigure>;

interface FigureDraftProps {
  line: PriceLineView;
  onChanged(price: ChangedPrice): void;
}

/** The figure, or its withdrawal, that waits for approval. */
export function FigureDraft({ line, onChanged }: FigureDraftProps) {
  const { draft, amount, published } = line;
  if (!draft) return null;
  const params = { place: line.place.id, line: line.line };
  const after = draft.amount ?? published.amount;
  const textOf = (price: PriceView | null) => (price ? priceText(price) : texts.noFigure);
  const done = ({ message, ...price }: ChangedPrice & { message: string }) => {
    notify.success(message);
    onChanged(price);
  };
  return (
    <DraftBlock
      title={
        draft.amount
          ? priceListMessages.draftFrom(draft.from, draft.enteredBy)
          : priceListMessages.endDraft(draft.from, draft.enteredBy)
      }
      change={
        <>
          {texts.difference(textOf(amount), textOf(after))}
          {draft.amount && (
            <span className="block text-muted">
              <ExternalLink href={draft.sourceUrl}>{draft.sourceTitle}</ExternalLink>{' '}
              {texts.seen(draft.seenOn ?? '')}
            </span>
          )}
        </>
      }
      note={draft.note}
      touched={<Touched line={line} after={after} />}
      mayChange
      isMain
      onApprove={async () => done(await call(approvePrice, { params, ifMatch: line.version }))}
      onDiscard={async () => done(await call(discardPriceDraft, { params }))}
    />
  );
}

/** The quotes and cases that the draft touches, with what the line is in them and would be. */
function Touched({ line, after }: { line: PriceLineView; after: PriceView | null }) {
  const { data } = useQuery(listTouchedByFigure, { params: { place: line.place.id, line: line.line } });
  if (!data) return null;
  const accepted = data.quotes.filter(({ state }) => state === 'accepted');
  const open = data.quotes.filter(({ state }) => state !== 'accepted');
  const amountOf = ({ gross, count }: TouchedQuoteView) =>
    gross && texts.difference(priceText(gross), after ? priceText(timesOf(after, count)) : texts.noFigure);
  return (
    <div className="grid gap-2 text-muted">
      <div>
        <p>{texts.touchedQuotes(open.length)}</p>
        <TouchedQuotes quotes={open} amountOf={amountOf} />
      </div>
      {accepted.length > 0 && (
        <div>
          <p>{texts.acceptedQuotes(accepted.length)}</p>
          <TouchedQuotes quotes={accepted} amountOf={amountOf} />
        </div>
      )}
      <TouchedCases cases={data.cases} />
    </div>
  );
}

const maxCasesShown = 3;

/** The open cases that cost the line; many of them are folded. */
function TouchedCases({ cases }: { cases: TouchedByFigure['cases'] }) {
  const count = texts.touchedCases(cases.length);
  const list = (
    <ul className="grid gap-1">
      {cases.map(({ id, kind, company }) => (
        <li key={id} className="wrap-anywhere">
          <Link to={operatorPaths.company(company.id)} className="underline underline-offset-4">
            <bdi>{company.name}</bdi>
          </Link>
          : {caseKindMessages[kind]}
        </li>
      ))}
    </ul>
  );
  if (cases.length > maxCasesShown) return <Fold summary={count}>{list}</Fold>;
  return (
    <div>
      <p>{count}</p>
      {list}
    </div>
  );
}

/** What a line comes to that is paid several times. */
function timesOf({ currency, low, high }: PriceView, count: number): PriceView {
  return { currency, low: low * count, high: high === null ? null : high * count };
}
