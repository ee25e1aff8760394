import type { OutputOf } from '#contract/operation.ts';
import type { FigureVersionView, PriceLineView, PriceView, readPrice } from '#contract/prices.ts';
import { currencyOf } from '#domain/prices/confirmed-figure.ts';
import { priceStatesOf } from '#domain/prices/price-state.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { tagOf } from '../price-list/index.ts';
import { type FigureVersion, figureOf } from './figure-repository.ts';
import { holdingFigure, type ListedLine } from './price-line.ts';

/** A fee of a place as staff see it. */
export function viewLine(listed: ListedLine, today: PlainDate): PriceLineView {
  const { jurisdiction, fee, versions, current, draft, coming } = listed;
  const figure = holdingFigure(listed);
  const published =
    'value' in fee.amount ? { ...fee.amount, price: priceOf(fee.amount.value, fee.isMinimum) } : undefined;
  return {
    place: { id: jurisdiction.id, name: jurisdiction.name, country: jurisdiction.place.country },
    line: fee.id,
    label: fee.label,
    payee: fee.payee,
    due: fee.due,
    currency: currencyOf(fee, jurisdiction),
    isOptional: fee.isOptional ?? false,
    isRefundable: fee.isRefundable,
    states: priceStatesOf(fee, figure, today, draft !== undefined),
    amount: figure ? priceOf(figure.amount, figure.isMinimum) : (published?.price ?? null),
    published: {
      amount: published?.price ?? null,
      sources: [...(published?.sources ?? [])],
      unconfirmed: 'unconfirmed' in fee.amount ? fee.amount.unconfirmed : null,
    },
    figure: current && figure ? viewVersion(current) : null,
    draft: draft ? viewVersion(draft) : null,
    coming: coming.map(viewVersion),
    version: tagOf(versions),
  };
}

/** A line with its history. */
export function viewPrice(price: ListedLine, today: PlainDate): Omit<OutputOf<typeof readPrice>, 'status'> {
  const approved = price.versions.filter(({ isApproved }) => isApproved);
  return { line: viewLine(price, today), history: approved.toReversed().map(viewVersion) };
}

function priceOf({ currency, low, high }: MoneyRange, isMinimum = false): PriceView {
  return { currency, low, high: isMinimum ? null : high };
}

function viewVersion(version: FigureVersion): FigureVersionView {
  const figure = figureOf(version);
  return {
    version: version.version,
    amount: figure ? priceOf(figure.amount, figure.isMinimum) : null,
    sourceTitle: version.sourceTitle ?? '',
    sourceUrl: version.sourceUrl ?? '',
    seenOn: version.seenOn,
    from: version.fromDay,
    note: version.note,
    enteredBy: version.enteredByName,
    enteredAt: version.enteredAt.toISOString(),
    approvedBy: version.approvedByName,
  };
}
