import type * as z from 'zod/mini';
import type { StaffRight } from '#domain/staff/permissions.ts';
import type { FailureCode } from './failure.ts';

/** Base path of the product's own calls. */
export const apiBase = '/functions/v1';

/** Base path of the calls for clients of OpenAI or Azure OpenAI. */
export const openAiBase = '/openai';

/**
 * Who may call: `key` asks for the public anonymous key or a session, `session` for a session, `operator` for
 * an operator's session, and `developer` for the same, or for the key alone where
 * the server serves its developer.
 */
export type Access = 'open' | 'key' | 'session' | 'operator' | 'developer';

/**
 * One call between web and server, described once: the server serves it, the web calls it and the
 * OpenAPI document lists it.
 */
export interface Operation<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Allowed extends Access = Access,
  Query extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique name, verb and object, as the use case is called: 'createCompany'. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below its base, with parameters in braces: '/companies/{id}'. */
  path: string;
  /** `openAiBase` for a call that takes the header `api-key` and fails in OpenAI's shape; else `apiBase`. */
  base?: typeof openAiBase;
  feature:
    | 'Accounts'
    | 'Banking'
    | 'Calendar'
    | 'Desk'
    | 'Companies'
    | 'Cases'
    | 'Help'
    | 'Invoices'
    | 'Records'
    | 'Plans'
    | 'Providers'
    | 'Team'
    | 'People'
    | 'Expert'
    | 'Voice'
    | 'Mail'
    | 'Papers'
    | 'Documents'
    | 'Signing'
    | 'Billing'
    | 'Quotes'
    | 'Payments'
    | 'Audit'
    | 'Requests'
    | 'Messages'
    | 'Notifications'
    | 'Operators'
    | 'Staff'
    | 'Today'
    | 'Clients'
    | 'Service';
  access: Allowed;
  /** Whether a session answers it that is locked after a time without input. */
  whileLocked?: true;
  /** What an operator's role has to allow. An operation for operators without it is refused to all of them. */
  right?: StaffRight;
  /** Whether the header Idempotency-Key makes a repeated request answer like the first one. */
  idempotent?: true;
  /** Whether the header If-Match may, or has to, say which version a change is made to. */
  ifMatch?: 'optional' | 'required';
  /** Path parameters. */
  params?: Params;
  /** Parameters of the query string. */
  query?: Query;
  /** JSON body. */
  input?: Input;
  /** Largest JSON body in bytes, where it may be longer than `jsonMaximumBytes`. */
  maximumBytes?: number;
  /** Media types of a raw body, for uploads; excludes `input`. */
  upload?: { types: readonly string[]; maximumBytes: number };
  /** JSON answer. */
  output?: Output;
  /** One event of an answer in pieces, which comes as server-sent events where the input asks for it. */
  event?: z.ZodMiniType;
  /** Media types of a raw answer, for downloads; excludes `output`. */
  download?: { types: readonly string[] };
  /** HTTP status of success. */
  success: 200 | 201;
  /** Failures specific to this call, besides those that every call can return. */
  failures: readonly FailureCode[];
}

/** Operations for operators name the right that they need, and no other does. */
type NamedRight<Allowed extends Access> = Allowed extends 'operator' | 'developer'
  ? { right: StaffRight }
  : { right?: never };

/** Declares a call and keeps the types of its schemas. */
export function defineOperation<
  Params extends z.ZodMiniType,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Allowed extends Access,
  Query extends z.ZodMiniType,
>(
  operation: Operation<Params, Input, Output, Allowed, Query> & NamedRight<Allowed>,
): Operation<Params, Input, Output, Allowed, Query> {
  return operation;
}

/** Default limit of a call's JSON body, in bytes: many times what any form sends. */
export const jsonMaximumBytes = 64 * 1024;

/** The whole path of a call, with its parameters in braces. */
export function pathOf({ base, path }: Pick<Operation, 'base' | 'path'>): string {
  return (base ?? apiBase) + path;
}

export type ParamsOf<O> = O extends Operation<infer Params> ? z.infer<Params> : never;
/** What a caller sends. */
export type InputOf<O> = O extends Operation<infer _P, infer Input> ? z.input<Input> : never;
/** What a handler receives once the input has been checked. */
export type CheckedInputOf<O> = O extends Operation<infer _P, infer Input> ? z.infer<Input> : never;
export type OutputOf<O> = O extends Operation<infer _P, infer _I, infer Output> ? z.infer<Output> : never;
/** What a caller sends in the query string. */
export type QueryOf<O> =
  O extends Operation<infer _P, infer _I, infer _O, infer _A, infer Query> ? z.input<Query> : never;
/** What a handler receives once the query string has been checked. */
export type CheckedQueryOf<O> =
  O extends Operation<infer _P, infer _I, infer _O, infer _A, infer Query> ? z.infer<Query> : never;
