import * as contract from '#contract/prices.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { etagOf } from '../platform/entity-tag.ts';
import type { Call } from '../platform/read-call.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { confirmPrice } from './confirm-price.ts';
import { exportableFigures, exportPrices } from './export-prices.ts';
import { listPrices } from './list-prices.ts';
import type { PricePorts } from './ports.ts';
import { todayOf } from './price-line.ts';
import { type LineWithHistory, readPrice } from './read-price.ts';
import { viewLine, viewPrice } from './views.ts';
import { withdrawPrice } from './withdraw-price.ts';

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
    const price = await readPrice(services.database, params);
    replyHeaders.etag = versionOf(price);
    return viewPrice(price, todayOf(services.clock));
  }),

  serve(contract.confirmPrice, async (call) => {
    const { services, session, params, input, expectedVersion, texts } = call;
    const answerOf = answering(call, texts.priceConfirmed);
    const changed = await confirmPrice(
      services,
      session.person,
      params,
      input,
      expectedVersion,
      (scope, price) => call.storeAnswer(scope, answerOf(price)),
    );
    return answerOf(changed);
  }),

  serve(contract.withdrawPrice, async (call) => {
    const { services, session, params, input, expectedVersion, texts } = call;
    const { reason } = input;
    const answerOf = answering(call, texts.priceWithdrawn);
    const changed = await withdrawPrice(
      services,
      session.person,
      params,
      reason,
      expectedVersion,
      (scope, price) => call.storeAnswer(scope, answerOf(price)),
    );
    return answerOf(changed);
  }),

  serveDownload(contract.exportPrices, async ({ services, replyHeaders }) => {
    const text = await exportPrices(services);
    replyHeaders['content-disposition'] = 'attachment; filename="prices.patch"';
    replyHeaders['x-content-type-options'] = 'nosniff';
    return { content: new TextEncoder().encode(text), type: 'text/x-diff; charset=utf-8' };
  }),
];

type ChangeCall = Pick<
  Call<typeof contract.confirmPrice | typeof contract.withdrawPrice, PricePorts>,
  'services' | 'replyHeaders'
>;

/** Answers a change with how the line stands now, and its version as the tag. */
function answering({ services, replyHeaders }: ChangeCall, message: string) {
  return (price: LineWithHistory) => {
    replyHeaders.etag = versionOf(price);
    return { message, ...viewPrice(price, todayOf(services.clock)) };
  };
}

function versionOf({ latest }: LineWithHistory): string {
  return etagOf(latest?.version ?? 0);
}
