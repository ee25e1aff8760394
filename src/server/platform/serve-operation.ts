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

/** What a handler gets. The session is always present if the operation requires one. */
export interface Call<O extends Operation, Ports> {
  services: Ports;
  session: O['access'] extends 'session' | 'operator' ? Session : Session | undefined;
  client: Client;
  params: ParamsOf<O>;
  input: CheckedInputOf<O>;
  query: CheckedQueryOf<O>;
  /** The version required by If-Match; `undefined` for any. */
  expectedVersion: string | undefined;
  /** The raw body of an upload; empty for every other call. */
  upload: Uint8Array;
  /** The validated Idempotency-Key, if the operation takes one. */
  idempotencyKey: string | undefined;
  /**
   * Stores the answer for a repeated request in the transaction that does the work. Otherwise it is stored after the
   * handler returns.
   */
  storeAnswer(transaction: Pick<Transaction, 'client'>, answer: WithoutStatus<OutputOf<O>>): Promise<void>;
  /** Messages in the caller's locale. */
  texts: Messages['answerMessages'];
  /** Headers of the request. */
  headers: Headers;
  /** Headers to send with a successful answer, by their names in lower case. */
  replyHeaders: Record<string, string>;
  /** Set-Cookie headers besides the one in `replyHeaders`. */
  replyCookies: string[];
  /** Aborted when the client disconnects before it has the whole answer. */
  signal: AbortSignal;
}

/** What a download handler returns. */
export interface Download {
  /** `undefined` for 304. */
  content: Uint8Array<ArrayBuffer> | undefined;
  type: string;
}

/** Distributes over a union of answers. */
type WithoutStatus<T> = T extends unknown ? Omit<T, 'status'> : never;

/** Dependencies of serving any operation, besides those of its handler. */
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
  /** Limits one person's changes across all operations. */
  writeLimit: WriteLimit;
}

/** An operation with its handler, ready to be mounted with the handler's dependencies. */
export interface ServedOperation<Ports> {
  operation: Operation;
  respond: (
    context: Context,
    services: Ports & ServingPorts,
    onToken?: (token: SessionToken) => void,
  ) => Promise<Response>;
}

/** The ways to serve an operation, for handlers with these dependencies. */
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
 * Loads a call's data while its session is still being looked up, so that both queries are sent together. Its
 * statement must itself verify the session and return nothing of other people.
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
 * Serves an operation of the contract. The steps, in order: origin, key or session, path, size and form of the body,
 * schema, handler. The handler's result is validated against the contract. Use cases count limits, because they know
 * what to count.
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
    // A no-store answer is never a 304: its tag names a version, not an answer.
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

/** Like `serve`, but the handler also gets the prefetched data. */
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
        // Without an open session, report that rather than this error.
        prefetched.catch(() => {});
      });
    },
  };
}

/** Runs a request, or repeats the answer of an earlier identical one. */
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
    // If releasing a key fails, it becomes free when its lease ends.
    await claimed.release().catch(() => {});
    throw error;
  }
}

/** Like `serve`, for a download: the answer is a file. */
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

/** Serves a call whose handler creates the whole answer itself, such as a stream. */
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

/** The caller, unless the request comes from another site's page. */
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
    // Created on use only, because it costs a controller per request.
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

/** The query string. A repeated parameter becomes a list, which no schema accepts. */
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

/** @throws Failure 'invalid-input' with one problem per field */
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

/** The address of the socket's peer; unknown for requests without one, as in tests. */
export function socketAddressOf(context: Context): string | undefined {
  const incoming: { socket?: { remoteAddress?: string } } | undefined = context.env?.incoming;
  return incoming?.socket?.remoteAddress;
}
