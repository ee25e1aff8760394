import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { problemIn } from '#contract/field-problem.ts';
import {
  type Access,
  type CheckedInputOf,
  type CheckedQueryOf,
  jsonMaximumBytes,
  type Operation,
  type OutputOf,
  openAiBase,
  type ParamsOf,
  pathOf,
} from '#contract/operation.ts';
import { type Messages, messagesIn } from '#locales/messages-in.ts';
import { type Client, type CountryOf, clientOf } from './client.ts';
import type { Transaction } from './database/scope.ts';
import { expectedVersion, isKnown } from './entity-tag.ts';
import { Failure, type ProblemsByField } from './failure.ts';
import type { Idempotency, StoredAnswer } from './idempotency.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { localeOf } from './locale.ts';
import type { Log } from './log.ts';
import { comesByLoopback, refuseForeignOrigin } from './origin.ts';
import { readJson, readUpload } from './read-body.ts';
import { replyToFailure } from './reply-to-failure.ts';
import type { Secrets } from './secrets.ts';
import { isSecurityRelevant, type SecurityLog } from './security-log.ts';
import {
  type Caller,
  type CallerOptions,
  callerOf,
  type Session,
  type Sessions,
  type SessionToken,
  withApiKey,
} from './session.ts';
import type { WriteLimit } from './write-limit.ts';

/** What a handler is given. The session is there for sure where the operation asks for one. */
export interface Call<O extends Operation, Ports> {
  services: Ports;
  session: O['access'] extends 'session' | 'operator' ? Session : Session | undefined;
  client: Client;
  params: ParamsOf<O>;
  input: CheckedInputOf<O>;
  query: CheckedQueryOf<O>;
  /** The version that the change is made to; `undefined` for any. */
  expectedVersion: string | undefined;
  /** The raw body of an upload; empty for every other call. */
  upload: Uint8Array;
  /** The checked Idempotency-Key of an operation that takes one. */
  idempotencyKey: string | undefined;
  /**
   * Stores the answer for a repeated request in the transaction that does the work. A handler that does not call
   * it has its answer stored once it is done.
   */
  storeAnswer(transaction: Pick<Transaction, 'client'>, answer: WithoutStatus<OutputOf<O>>): Promise<void>;
  /** What the call says, in the caller's locale. */
  texts: Messages['answerMessages'];
  /** Headers of the request. */
  headers: Headers;
  /** Headers to send with a successful answer, by their names in lower case. */
  replyHeaders: Record<string, string>;
  /** Set-Cookie headers to send besides the one in `replyHeaders`. */
  replyCookies: string[];
  /** Aborted when the client goes away before it has the whole answer. */
  signal: AbortSignal;
}

/** What the handler of a download returns. */
export interface Download {
  /** `undefined` for 304, where the client has it already. */
  content: Uint8Array<ArrayBuffer> | undefined;
  type: string;
}

/** Applied to each answer of a call that has several. */
type WithoutStatus<T> = T extends unknown ? Omit<T, 'status'> : never;

/** What serving any operation takes, besides what its own handler asks for. */
export interface ServingPorts {
  config: {
    publicUrl: string;
    isForDevelopment: boolean;
    operatorsNeedSecondFactor: boolean;
    trustProxy: boolean;
    countryHeader?: string;
  };
  secrets: Pick<Secrets, 'anonymousKey'>;
  accounts: { sessions: Sessions; isOperator(personId: string): Promise<boolean> };
  countryOf: CountryOf;
  idempotency: Idempotency;
  log: Log;
  securityLog: SecurityLog;
  /** Limits what one person changes, over all operations. */
  writeLimit: WriteLimit;
}

/** An operation with its handler, ready to be mounted where there is all that the handler asks for. */
export interface ServedOperation<Ports> {
  operation: Operation;
  respond: (
    context: Context,
    services: Ports & ServingPorts,
    onToken?: (token: SessionToken) => void,
  ) => Promise<Response>;
}

/** The ways to serve an operation, for handlers that ask for these ports. */
export function servingWith<Ports>() {
  return {
    serve: <O extends Operation>(operation: O, handler: Handler<O, Ports>) => serve(operation, handler),
    serveWithPrefetch: <O extends Operation, Found>(
      operation: O,
      prefetch: Prefetch<O, Ports, Found>,
      handler: (call: Call<O, Ports>, found: Found) => ReturnType<Handler<O, Ports>>,
    ) => serveWithPrefetch(operation, prefetch, handler),
    serveDownload: <O extends Operation>(
      operation: O,
      handler: (call: Call<O, Ports>) => Promise<Download>,
    ) => serveDownload(operation, handler),
    answering: <O extends Operation>(operation: O, answer: (call: Call<O, Ports>) => Promise<Response>) =>
      answering(operation, answer),
  };
}

/**
 * Asks for what a call shows while its session is still looked up, so that both questions travel together. It
 * proves in its own statement that the session is open, and finds nothing that belongs to anybody else.
 */
type Prefetch<O extends Operation, Ports, Found> = (
  services: Ports,
  token: SessionToken,
  params: ParamsOf<O>,
) => Promise<Found>;

type Handler<O extends Operation, Ports> = (
  call: Call<O, Ports>,
) => Promise<WithoutStatus<OutputOf<O>>> | WithoutStatus<OutputOf<O>>;

/**
 * Serves an operation of the contract. A request passes, in this order: origin, key or session, path,
 * size and form of the body, schema, handler; what the handler returns is checked against the contract,
 * so that nothing leaves the server that was not promised. Limits are counted by the use cases, which
 * know whom and what to count.
 */
function serve<O extends Operation, Ports>(operation: O, handler: Handler<O, Ports>): ServedOperation<Ports> {
  return answering<O, Ports>(operation, async (call) => {
    call.replyHeaders['content-type'] = 'application/json';
    const bodyOf = (output: WithoutStatus<OutputOf<O>>) =>
      JSON.stringify(operation.output?.parse({ ...output, status: 'success' }));
    const { body, headers, cookies } =
      call.idempotencyKey === undefined
        ? { body: bodyOf(await handler(call)), headers: call.replyHeaders, cookies: call.replyCookies }
        : await answerOnce(operation, call, handler, bodyOf);
    // What may not be stored is never known already: its tag names a version, not an answer.
    const isStored = headers['cache-control'] !== 'no-store';
    if (isStored && headers.etag && isKnown(headers.etag, call.headers)) {
      delete headers['content-type'];
      return new Response(null, { status: 304, headers });
    }
    const lines = cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
    return new Response(body, {
      status: operation.success,
      headers: lines.length > 0 ? [...Object.entries(headers), ...lines] : headers,
    });
  });
}

/** Like `serve`; the handler is also given what was prefetched. */
function serveWithPrefetch<O extends Operation, Ports, Found>(
  operation: O,
  prefetch: Prefetch<O, Ports, Found>,
  handler: (call: Call<O, Ports>, found: Found) => ReturnType<Handler<O, Ports>>,
): ServedOperation<Ports> {
  return {
    operation,
    respond(context, services) {
      let prefetched: Promise<Found> | undefined;
      const served = serve<O, Ports>(operation, async (call) => {
        if (!prefetched) throw new Failure('sign-in-required');
        return handler(call, await prefetched);
      });
      return served.respond(context, services, (token) => {
        const params = operation.params?.safeParse(context.req.param());
        if (params && !params.success) return;
        prefetched = prefetch(services, token, params?.data as ParamsOf<O>);
        // Without an open session, that is the answer, not what went wrong here.
        prefetched.catch(() => {});
      });
    },
  };
}

/** Carries a request out, or answers like the same request before it. */
async function answerOnce<O extends Operation, Ports>(
  operation: O,
  call: Call<O, Ports & ServingPorts>,
  handler: Handler<O, Ports>,
  bodyOf: (output: WithoutStatus<OutputOf<O>>) => string,
): Promise<StoredAnswer> {
  const { services, session, client, params, input, replyHeaders } = call;
  const request = await services.idempotency.claim({
    key: call.idempotencyKey ?? '',
    caller: session?.person.id ?? client.network,
    operation: operation.id,
    content: JSON.stringify([params, input]),
  });
  if ('answer' in request) {
    const { headers } = request.answer;
    return { ...request.answer, headers: { ...headers, 'idempotent-replayed': 'true' } };
  }
  const { claimed } = request;
  call.storeAnswer = (transaction, output) =>
    claimed.store(transaction, { body: bodyOf(output), headers: replyHeaders, cookies: call.replyCookies });
  try {
    const answer = { body: bodyOf(await handler(call)), headers: replyHeaders, cookies: call.replyCookies };
    await claimed
      .complete(answer)
      .catch((error: unknown) => services.log.warn({ err: error }, 'An answer could not be stored.'));
    return answer;
  } catch (error) {
    // A key that cannot be released becomes free by itself when its lease is over.
    await claimed.release().catch(() => {});
    throw error;
  }
}

/** Serves a download: like `serve`, but the answer is a file. */
function serveDownload<O extends Operation, Ports>(
  operation: O,
  handler: (call: Call<O, Ports>) => Promise<Download>,
): ServedOperation<Ports> {
  return answering(operation, async (call: Call<O, Ports>) => {
    const { content, type } = await handler(call);
    if (!content) return new Response(null, { status: 304, headers: call.replyHeaders });
    call.replyHeaders['content-type'] = type;
    return new Response(content, { status: operation.success, headers: call.replyHeaders });
  });
}

/** Serves a call whose handler makes the whole answer itself, as one that is sent in pieces. */
function answering<O extends Operation, Ports>(
  operation: O,
  answer: (call: Call<O, Ports & ServingPorts>) => Promise<Response>,
): ServedOperation<Ports> {
  return {
    operation,
    async respond(context, services, onToken) {
      const { headers } = context.req.raw;
      const client = clientOf(headers, socketAddressOf(context), services.config);
      let caller: Caller | undefined;
      const noteRefusal = (reason: string) =>
        services.securityLog.note({
          reason,
          method: operation.method,
          path: pathOf(operation),
          client,
          personId: caller?.session?.person.id,
        });
      try {
        caller = await readCaller(operation, context, services, client, {
          onForgedToken: () => noteRefusal('forged-token'),
          onToken,
        });
        if (caller.session && operation.method !== 'GET') {
          await services.writeLimit.count(caller.session.person.id);
        }
        return await answer(await readCall(operation, context, services, client, caller));
      } catch (thrown) {
        if (thrown instanceof Failure && isSecurityRelevant(thrown)) noteRefusal(thrown.code);
        return replyToFailure(thrown, services.log, { base: operation.base, locale: localeOf(headers) });
      }
    },
  };
}

/** Who calls, where the call does not come from a page of another site. */
async function readCaller(
  operation: Operation,
  context: Context,
  { config, secrets, accounts, countryOf }: ServingPorts,
  client: Client,
  listeners: Pick<CallerOptions, 'onForgedToken' | 'onToken'>,
): Promise<Caller> {
  const { method, headers } = context.req.raw;
  refuseForeignOrigin(method, headers, config.publicUrl);
  if (operation.access === 'open') return { session: undefined };
  return callerOf(operation.base === openAiBase ? withApiKey(headers) : headers, accounts.sessions, {
    anonymousKey: secrets.anonymousKey,
    country: () => countryOf(client),
    ...listeners,
  });
}

async function readCall<O extends Operation, Ports>(
  operation: O,
  context: Context,
  services: Ports & ServingPorts,
  client: Client,
  caller: Caller,
): Promise<Call<O, Ports & ServingPorts>> {
  const request = context.req.raw;
  const { headers } = request;
  const { config } = services;
  if (needsSession(operation.access, config.isForDevelopment && comesByLoopback(headers))) {
    if (!caller.session) throw new Failure('sign-in-required');
    if (operation.access !== 'session') await requireOperator(services, caller.session);
  }
  if (operation.ifMatch === 'required' && !headers.has('if-match')) throw new Failure('if-match-required');
  return {
    services,
    client,
    params: operation.params && checked(operation.params, context.req.param()),
    query: operation.query && checked(operation.query, queryOf(context)),
    upload: operation.upload ? await readUpload(request, operation.upload) : noBytes,
    input:
      operation.input &&
      checked(operation.input, await readJson(request, operation.maximumBytes ?? jsonMaximumBytes)),
    expectedVersion: operation.ifMatch && expectedVersion(headers),
    idempotencyKey: operation.idempotent && idempotencyKeyOf(headers),
    storeAnswer: async () => {},
    headers,
    get texts() {
      return messagesIn(localeOf(headers)).answerMessages;
    },
    // Asked for only where it is used: it takes a controller for each request.
    get signal() {
      return request.signal;
    },
    replyHeaders: {
      'cache-control': 'no-store',
      ...(caller.setCookie && { 'set-cookie': caller.setCookie }),
    },
    replyCookies: [],
    session: caller.session,
  } as Call<Operation<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Access>, Ports & ServingPorts> as Call<
    O,
    Ports & ServingPorts
  >;
}

/** The query string. A parameter that comes twice stays a list, which no schema accepts. */
function queryOf({ req }: Context): Record<string, string | string[] | undefined> {
  return Object.fromEntries(
    Object.entries(req.queries()).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

function needsSession(access: Access, isDeveloper: boolean): boolean {
  if (access === 'developer') return !isDeveloper;
  return access === 'session' || access === 'operator';
}

/** @throws Failure 'operators-only', or 'second-factor-required' for a session opened with a password alone */
async function requireOperator({ accounts, config }: ServingPorts, session: Session): Promise<void> {
  if (!(await accounts.isOperator(session.person.id))) throw new Failure('operators-only');
  if (config.operatorsNeedSecondFactor && !session.hasSecondFactor) {
    throw new Failure('second-factor-required');
  }
}

const noBytes = new Uint8Array();

/** @throws Failure 'invalid-input' with a problem per field */
function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: ProblemsByField = {};
  for (const { path, message } of result.error.issues) {
    const field = path.join('.') || 'body';
    fields[field] ??= path.length === 0 ? { code: 'not-json-object' } : problemIn(message);
  }
  throw new Failure('invalid-input', { fields });
}

/** The address at the other end of the socket; unknown where a request came without one, as in tests. */
export function socketAddressOf(context: Context): string | undefined {
  const incoming: { socket?: { remoteAddress?: string } } | undefined = context.env?.incoming;
  return incoming?.socket?.remoteAddress;
}
