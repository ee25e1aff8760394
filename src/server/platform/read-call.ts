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
  type ParamsOf,
} from '#contract/operation.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { type Messages, messagesIn } from '#locales/messages-in.ts';
import type { CallFormat } from './call-format.ts';
import type { Client, CountryOf } from './client.ts';
import type { Transaction } from './database/scope.ts';
import { expectedVersion } from './entity-tag.ts';
import { Failure, type ProblemsByField } from './failure.ts';
import type { Idempotency } from './idempotency.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { localeOf } from './locale.ts';
import type { Log } from './log.ts';
import { comesByLoopback, refuseForeignOrigin } from './origin.ts';
import { readJson, readUpload } from './read-body.ts';
import type { Secrets } from './secrets.ts';
import type { SecurityLog } from './security-log.ts';
import {
  type Caller,
  type CallerOptions,
  callerOf,
  type Session,
  type Sessions,
  withKeyOf,
} from './session.ts';
import type { WriteLimit } from './write-limit.ts';

/** What a handler gets. The session is always present if the operation requires one. */
export interface Call<O extends Operation, Ports> {
  services: Ports;
  session: O['access'] extends 'session' | 'operator' ? Session : Session | undefined;
  /** The caller's role among the staff, in an operation for operators. */
  staffRole: O['access'] extends 'operator' ? StaffRole : StaffRole | undefined;
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

/** Distributes over a union of answers. */
export type WithoutStatus<T> = T extends unknown ? Omit<T, 'status'> : never;

/** Answers a call, or throws a Failure. */
export type Handler<O extends Operation, Ports> = (
  call: Call<O, Ports>,
) => Promise<WithoutStatus<OutputOf<O>>> | WithoutStatus<OutputOf<O>>;

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
  accounts: { sessions: Sessions; staffRoleOf(personId: string): Promise<StaffRole | undefined> };
  countryOf: CountryOf;
  idempotency: Idempotency;
  log: Log;
  securityLog: SecurityLog;
  /** Limits one person's changes across all operations. */
  writeLimit: WriteLimit;
}

/**
 * The caller, unless the request comes from another site's page.
 * @throws Failure 'session-locked' for all calls but those that unlock or end a locked session
 */
export async function readCaller(
  operation: Operation,
  { keyHeader }: CallFormat,
  context: Context,
  { config, secrets, accounts, countryOf }: ServingPorts,
  client: Client,
  listeners: Pick<CallerOptions, 'onForgedToken' | 'onToken'>,
): Promise<Caller> {
  const { method, headers } = context.req.raw;
  refuseForeignOrigin(method, headers, config.publicUrl);
  if (operation.access === 'open') return { session: undefined };
  const caller = await callerOf(keyHeader ? withKeyOf(keyHeader, headers) : headers, accounts.sessions, {
    anonymousKey: secrets.anonymousKey,
    country: () => countryOf(client),
    ...listeners,
  });
  if (caller.session?.isLocked && !operation.whileLocked) throw new Failure('session-locked');
  return caller;
}

/** Checks access and reads the request. */
export async function readCall<O extends Operation, Ports>(
  operation: O,
  context: Context,
  services: Ports & ServingPorts,
  client: Client,
  caller: Caller,
): Promise<Call<O, Ports & ServingPorts>> {
  const request = context.req.raw;
  const { headers } = request;
  const { config } = services;
  let staffRole: StaffRole | undefined;
  if (needsSession(operation.access, config.isForDevelopment && comesByLoopback(headers))) {
    if (!caller.session) throw new Failure('sign-in-required');
    if (operation.access !== 'session') staffRole = await requireRight(operation, services, caller.session);
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
    staffRole,
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

/**
 * The only place that decides whether an operator may make a call.
 * @throws Failure 'operators-only', 'second-factor-required' for a session opened with a password alone, or
 * 'right-required' where their role lacks the right
 */
async function requireRight(
  { right }: Operation,
  { accounts, config }: ServingPorts,
  session: Session,
): Promise<StaffRole> {
  const role = await accounts.staffRoleOf(session.person.id);
  if (!role) throw new Failure('operators-only');
  if (config.operatorsNeedSecondFactor && !session.hasSecondFactor) {
    throw new Failure('second-factor-required');
  }
  if (!right || !mayAsStaff(role, right)) throw new Failure('right-required');
  return role;
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
