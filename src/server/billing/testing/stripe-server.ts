import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeObject } from './stripe-objects.ts';
import { expire, paymentPage, payOn, refund } from './stripe-payments.ts';
import { found, missing, Refusal } from './stripe-refusal.ts';

/** A request as Stripe gets it. */
interface StripeRequest {
  /** As in 'POST /v1/customers'. */
  call: string;
  query: URLSearchParams;
  body: URLSearchParams;
  headers: IncomingHttpHeaders;
}

/** A server on this machine that speaks the few calls of Stripe's that billing uses, and keeps what they make. */
export interface StripeServer {
  /** For STRIPE_API_BASE. */
  url: string;
  /** For the other settings; with them it lets in. */
  settings: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_API_BASE: string };
  requests: StripeRequest[];
  customers: StripeObject[];
  checkouts: StripeObject[];
  intents: StripeObject[];
  refunds: StripeObject[];
  disputes: StripeObject[];
  /** Pays on an open page of a single payment, as its payer does with a card. */
  pay(sessionId: string): StripeObject;
  subscriptions: Map<string, StripeObject>;
  /** The newest first. */
  invoices: StripeObject[];
  configurations: StripeObject[];
  prices: Map<string, StripeObject>;
  /** Where the pages of portal and checkout lie, for a test that gives others. */
  pages: string;
  /** Answers every call, or those whose name matches, with a failure from now on; `undefined` ends it. */
  fails(failure: Failing | undefined): void;
  /** Waited for before an answer leaves, which says what was so before the waiting. */
  delay: (request: StripeRequest) => Promise<void> | undefined;
  close(): Promise<void>;
}

interface Failing {
  /** `hang` gives no answer, `hang-up` closes the connection. */
  with: number | 'hang' | 'hang-up';
  calls?: RegExp;
  /** What it says, beside its status. */
  error?: StripeObject;
}

const secretKey = 'sk_test_ofALocalServer';
export const webhookSecret = 'whsec_ofALocalServer';

/** An answer that was given to an idempotency key, which is given again. */
interface Given {
  parameters: string;
  answer: Promise<StripeObject>;
}

export async function startStripeServer(): Promise<StripeServer> {
  const given = new Map<string, Given>();
  let failing: Failing | undefined;
  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stripe: StripeServer = {
    url,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
    },
    requests: [],
    customers: [],
    checkouts: [],
    intents: [],
    refunds: [],
    disputes: [],
    pay: (sessionId) => payOn(stripe, sessionId),
    subscriptions: new Map(),
    invoices: [],
    configurations: [{ id: 'bpc_1', object: 'billing_portal.configuration', active: true }],
    prices: new Map([['price_pro', { id: 'price_pro', object: 'price', active: true, type: 'recurring' }]]),
    pages: url,
    fails(failure) {
      failing = failure;
    },
    delay: () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stripe;

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of incoming) text += piece;
    const { pathname, searchParams: query } = new URL(incoming.url ?? '', url);
    if (!pathname.startsWith('/v1/')) return showPage(response, pathname);
    const { headers } = incoming;
    const call = `${incoming.method} ${pathname}`;
    const request = { call, query, body: new URLSearchParams(text), headers };
    stripe.requests.push(request);
    if (failing && (failing.calls?.test(call) ?? true)) return fail(failing, response);
    if (headers.authorization !== `Bearer ${secretKey}`) {
      const message = `Invalid API Key provided: ${headers.authorization?.slice(7)}`;
      return reply(response, 401, { error: { type: 'invalid_request_error', message } });
    }
    try {
      const now = structuredClone(await once(request, text));
      await stripe.delay(request);
      reply(response, 200, now);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      reply(response, refusal.status, { error: refusal.error });
    }
  }

  /** The same key gets the same answer; with other parameters it is refused, as Stripe does. */
  function once(request: StripeRequest, parameters: string): Promise<StripeObject> {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return answer(stripe, request);
    const before = given.get(key);
    if (before && before.parameters !== parameters) {
      throw new Refusal(400, { type: 'idempotency_error', message: 'Other parameters before.' });
    }
    const now = before ?? { parameters, answer: answer(stripe, request) };
    given.set(key, now);
    return now.answer;
  }
}

async function answer(stripe: StripeServer, { call, query, body }: StripeRequest): Promise<StripeObject> {
  const [, method = '', path = '', id = ''] =
    /^(\w+) \/v1\/([a-z_/]+?)(?:\/((?:cs|cus|sub|price|bpc|pi)_\w+))?(?:\/expire)?$/.exec(call) ?? [];
  const customerId = body.get('customer') ?? query.get('customer');
  const ofCustomer = (objects: Iterable<StripeObject>) =>
    [...objects].filter(({ customer }) => customer === customerId);
  if (customerId !== null && !stripe.customers.some((customer) => customer.id === customerId)) {
    throw missing(`customer: '${customerId}'`);
  }
  switch (`${method} ${path}`) {
    case 'POST customers': {
      if (id === '') {
        const customer = { id: `cus_${stripe.customers.length + 1}`, object: 'customer' };
        stripe.customers.push({ ...customer, company: body.get('metadata[company]') });
        return customer;
      }
      const customer = found('customer', id, stripe.customers);
      return Object.assign(customer, Object.fromEntries(body));
    }
    case 'POST billing_portal/sessions':
      return { object: 'billing_portal.session', url: `${stripe.pages}/portal/${customerId}` };
    case 'GET billing_portal/configurations':
      return id === '' ? list(stripe.configurations) : found('configuration', id, stripe.configurations);
    case 'GET checkout/sessions':
      if (id !== '') return found('session', id, stripe.checkouts);
      return list(ofCustomer(stripe.checkouts), query);
    case 'POST checkout/sessions': {
      if (id !== '') return expire(found('session', id, stripe.checkouts));
      if (body.get('mode') === 'payment') return paymentPage(stripe, body);
      const session = {
        id: `cs_${stripe.checkouts.length + 1}`,
        object: 'checkout.session',
        customer: customerId,
        status: 'open',
        url: `${stripe.pages}/checkout/${stripe.checkouts.length + 1}`,
        metadata: { price: body.get('metadata[price]') },
        success_url: body.get('success_url'),
      };
      stripe.checkouts.unshift(session);
      return session;
    }
    case 'GET subscriptions':
      if (id !== '') return found('subscription', id, stripe.subscriptions.values());
      return list(
        ofCustomer(stripe.subscriptions.values()).filter(({ status }) => status !== 'canceled'),
        query,
      );
    case 'GET invoices':
      return list(ofCustomer(stripe.invoices), query);
    case 'GET payment_intents':
      return found('payment_intent', id, stripe.intents);
    case 'GET refunds':
    case 'GET disputes': {
      const intent = query.get('payment_intent') ?? '';
      found('payment_intent', intent, stripe.intents);
      const objects = path === 'refunds' ? stripe.refunds : stripe.disputes;
      return list(
        objects.filter(({ payment_intent }) => payment_intent === intent),
        query,
      );
    }
    case 'POST refunds':
      return refund(stripe, body);
    case 'GET prices':
      return found('price', id, stripe.prices.values());
    default:
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${call})`,
      });
  }
}

function list(objects: readonly StripeObject[], query = new URLSearchParams()): StripeObject {
  const after = query.get('starting_after');
  const start = after === null ? 0 : objects.indexOf(found('object', after, objects)) + 1;
  const data = objects.slice(start, start + Number(query.get('limit') ?? 10));
  return { object: 'list', data, has_more: start + data.length < objects.length };
}

function reply(response: ServerResponse, status: number, body: StripeObject): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(JSON.stringify(body));
}

function fail(failing: Failing, response: ServerResponse): void {
  if (failing.with === 'hang') return;
  if (failing.with === 'hang-up') return void response.destroy();
  reply(response, failing.with, { error: { type: 'api_error', message: 'It fails.', ...failing.error } });
}

/** What a browser sees that was sent here. */
function showPage(response: ServerResponse, path: string): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(`<!doctype html><title>Stripe</title><link rel="icon" href="data:,"><h1>Stripe ${path}</h1>`);
}
