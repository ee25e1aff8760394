import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PriceLineView, readPrice } from '#contract/prices.ts';
import { operatorMessages } from '#messages/operator.ts';
import { planMessages } from '#messages/plans.ts';
import { priceListMessages } from '#messages/price-list.ts';
import { priceMessages, priceText } from '#messages/prices.ts';
import { sourceMessages } from '#messages/sources.ts';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { useParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { BackTo, Facts, FileSection } from './file-page.tsx';
import { PageHead, ReadStates } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import type { ChangedPrice } from './prices/changed-price.ts';
import { FigureDraft } from './prices/figure-draft.tsx';
import { FigureForm } from './prices/figure-form.tsx';
import { FigureHistory } from './prices/figure-history.tsx';
import { PriceStateBadges } from './prices/price-state-badges.tsx';
import { WithdrawFigure } from './prices/withdraw-figure.tsx';

const texts = priceMessages;

/** One fee of a place: what is used, what the catalogue says, the form for a figure, and its history. */
export default function PricePage() {
  const { place = '', line = '' } = useParams();
  const given = { params: { place, line } };
  const query = useQuery(readPrice, given, { keepsLast: false });
  const title = query.data?.line.label ?? texts.fallbackTitle;
  const heading = usePage(title);
  const update = (price: ChangedPrice) => setAnswer(readPrice, given, () => price);
  return (
    <div className="flex flex-col gap-6">
      <BackTo path={operatorPaths.prices}>{operatorMessages.titles.prices}</BackTo>
      <PageHead heading={heading} title={title} about={query.data?.line.place.name} />
      <ReadStates query={query} heading={heading} unread={texts.lineUnread}>
        {(price) => (
          <>
            <Advice line={price.line} />
            <FileSection title={texts.now}>
              <Facts empty={texts.noFigure} facts={factsOf(price.line)} />
              {price.line.figure && !price.line.draft && (
                <WithdrawFigure line={price.line} onWithdrawn={update} />
              )}
            </FileSection>
            {price.line.draft && (
              <FileSection title={priceListMessages.draft}>
                <FigureDraft key={price.line.version} line={price.line} onChanged={update} />
              </FileSection>
            )}
            <FileSection title={price.line.amount ? texts.enterNewer : texts.enter}>
              <FigureForm line={price.line} onSaved={update} onConflict={query.refetch} />
            </FileSection>
            <FileSection title={texts.history}>
              <FigureHistory history={price.history} />
            </FileSection>
          </>
        )}
      </ReadStates>
    </div>
  );
}

/** What to do about a figure that is needless or old. */
function Advice({ line: { states, published } }: { line: PriceLineView }) {
  const sentence = states.includes('same-as-catalogue')
    ? texts.same
    : states.includes('catalogue-newer') && published.amount
      ? texts.newer(priceText(published.amount))
      : states.includes('old')
        ? texts.old
        : undefined;
  if (!sentence) return null;
  return (
    <p className="flex gap-2 rounded-card border border-warn/50 bg-warn/6 px-4 py-3">
      <CircleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-warn" />
      <span className="min-w-0 text-pretty">{sentence}</span>
    </p>
  );
}

function factsOf(line: PriceLineView): readonly (readonly [string, ReactNode])[] {
  const { amount, published, figure, states } = line;
  return [
    [
      texts.amount,
      amount && (
        <span key="amount" className="tabular font-medium">
          {priceText(amount)}
        </span>
      ),
    ],
    [texts.state, <PriceStateBadges key="states" states={states} />],
    [texts.due, texts.dues[line.due]],
    [texts.paidTo, planMessages.payees[line.payee]],
    [texts.counted, countedText(line)],
    [texts.figureOf, figure ? <FigureSource key="figure" line={line} /> : texts.noConfirmed],
    ...line.coming.map(
      ({ amount: coming, from }) =>
        [
          coming ? texts.holdsFrom(from) : texts.withdrawnFrom(from),
          coming ? priceText(coming) : texts.noConfirmed,
        ] as const,
    ),
    [texts.catalogueSays, published.amount ? priceText(published.amount) : unconfirmedText(line)],
    ...(published.sources.length > 0
      ? [[texts.catalogueSources, <PublishedSources key="sources" line={line} />] as const]
      : []),
  ];
}

function countedText({ isOptional, isRefundable }: PriceLineView): string {
  if (isRefundable) return texts.isRefundable;
  return isOptional ? texts.isOptional : texts.isCounted;
}

function unconfirmedText({ published }: PriceLineView): string {
  return texts.unconfirmed(published.unconfirmed ?? '');
}

function FigureSource({ line: { figure } }: { line: PriceLineView }) {
  if (!figure) return null;
  return (
    <>
      <ExternalLink href={figure.sourceUrl}>{figure.sourceTitle}</ExternalLink>
      <span className="block text-xs text-muted">
        {texts.seen(figure.seenOn ?? '')}.{' '}
        {texts.entered(figure.enteredBy, operatorMessages.day(figure.enteredAt))}.
      </span>
    </>
  );
}

function PublishedSources({ line: { published } }: { line: PriceLineView }) {
  return (
    <ul className="grid gap-1">
      {published.sources.map((source) => (
        <li key={source.url}>
          <ExternalLink href={source.url}>{source.title}</ExternalLink>
          <span className="block text-xs text-muted">
            {sourceMessages.trust(source, webSettings.brand.operatorName)}
          </span>
        </li>
      ))}
    </ul>
  );
}
