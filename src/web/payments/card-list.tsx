import type { ReactNode } from 'react';
import type { CardPaymentView } from '#contract/card-payment-view.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { exactText } from './amounts.ts';

interface CardListProps {
  cards: readonly CardPaymentView[];
  action?: (card: CardPaymentView) => ReactNode;
}

/** What was paid by card, what went back of it and what is disputed. */
export function CardList({ cards, action }: CardListProps) {
  if (cards.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{texts.cards}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {cards.map((card) => (
          <li key={card.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">
              {texts.cardOf(card.quoteNumber, card.paidAt.slice(0, 10))}
            </span>
            <span className="text-end font-medium tabular">{exactText(card.currency, card.amount)}</span>
            <ul className="min-w-0 text-sm text-muted wrap-anywhere">
              {card.dispute && (
                <li className={card.dispute.state === 'open' ? 'font-medium text-warn' : undefined}>
                  {texts.disputes[card.dispute.state](exactText(card.currency, card.dispute.amount))}{' '}
                  {action &&
                    card.dispute.state === 'open' &&
                    card.dispute.answerBy &&
                    texts.disputeUntil(card.dispute.answerBy.slice(0, 10))}
                </li>
              )}
              {card.returns.map(({ id, state, amount, reason }) => (
                <li key={id} className={state === 'unbooked' ? 'font-medium text-warn' : undefined}>
                  {texts.cardReturns[state](exactText(card.currency, amount))} {reason}
                </li>
              ))}
            </ul>
            <span className="text-end">{action?.(card)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What of a payment by card can still go back to the card. */
export function returnableOf({ amount, returns }: CardPaymentView): number {
  return returns.reduce((left, each) => (each.state === 'failed' ? left : left - each.amount), amount);
}
