import * as contract from '#contract/prices.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import type { Call } from '../platform/read-call.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { tagOf } from '../price-list/index.ts';
import { approveFigure, discardFigureDraft } from './approve-figure.ts';
import { draftFigure, draftWithdrawal } from './draft-figure.ts';
import { exportableFigures, exportPrices } from './export-prices.ts';
import { listPrices } from './list-prices.ts';
import type { PricePorts } from './ports.ts';
import { type ListedLine, readPrice, todayOf } from './price-line.ts';
import { viewLine, viewPrice } from './views.ts';

const { serve, serveDownload } = servingWith<PricePorts>();

/** What the prices feature answers. */
export const priceRoutes = [
  serve(contract.listPrices, async ({ services, query }) => {
    const today = todayOf(services.clock);
    const { lines, ...page } = await listPrices(services, query);
    return {
      ...page,
      lines: lines.map((line) => viewLine(line, today)),
      places: catalogue.flatMap(({ jurisdictions }) => jurisdictions.map(({ id, name }) => ({ id, name }))),
      exportable: (await exportableFigures(services)).length,
    };
  }),

  serve(contract.readPrice, async ({ services, params, replyHeaders }) => {
    const today = todayOf(services.clock);
    const price = await readPrice(services.database, params, today);
    replyHeaders.etag = versionOf(price);
    return viewPrice(price, today);
  }),

  serve(contract.draftPrice, async (call) => {
    const { services, session, input, texts } = call;
    const { occasion, answerOf } = draftingWith(call, texts.priceDrafted);
    return answerOf(await draftFigure(services, session.person, occasion, input));
  }),

  serve(contract.withdrawPrice, async (call) => {
    const { services, session, input, texts } = call;
    const { occasion, answerOf } = draftingWith(call, texts.priceDrafted);
    return answerOf(await draftWithdrawal(services, session.person, occasion, input));
  }),

  serve(contract.approvePrice, async (call) => {
    const { services, session, params, expectedVersion, texts } = call;
    const price = await approveFigure(services, session.person, params, expectedVersion);
    return answering(call, texts.priceApproved)(price);
  }),

  serve(contract.discardPriceDraft, async (call) => {
    const { services, session, params, texts } = call;
    const price = await discardFigureDraft(services, session.person, params);
    return answering(call, texts.priceDraftDiscarded)(price);
  }),

  serveDownload(contract.exportPrices, async ({ services, replyHeaders }) => {
    const text = await exportPrices(services);
    replyHeaders['content-disposition'] = 'attachment; filename="prices.patch"';
    replyHeaders['x-content-type-options'] = 'nosniff';
    return { content: new TextEncoder().encode(text), type: 'text/x-diff; charset=utf-8' };
  }),
];

type DraftCall = Call<typeof contract.draftPrice | typeof contract.withdrawPrice, PricePorts>;
type ChangeCall = Pick<Call<typeof contract.approvePrice, PricePorts>, 'services' | 'replyHeaders'>;

/** Which line a draft is of, and the answer that a repeated request gets again. */
function draftingWith(
  call: Pick<DraftCall, 'params' | 'expectedVersion' | 'storeAnswer'> & ChangeCall,
  message: string,
) {
  const { params, expectedVersion, storeAnswer } = call;
  const answerOf = answering(call, message);
  const occasion = {
    line: params,
    expectedVersion,
    storeAnswer: (scope: Transaction, price: ListedLine) => storeAnswer(scope, answerOf(price)),
  };
  return { occasion, answerOf };
}

/** Answers a change with how the line stands now, and its version as the tag. */
function answering({ services, replyHeaders }: ChangeCall, message: string) {
  return (price: ListedLine) => {
    replyHeaders.etag = versionOf(price);
    return { message, ...viewPrice(price, todayOf(services.clock)) };
  };
}

function versionOf({ versions }: ListedLine): string {
  return etagOf(tagOf(versions));
}
