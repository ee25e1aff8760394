import type * as z from 'zod/mini';
import type { FailureCode } from './failure.ts';

/** Where every call lives. */
export const apiBase = '/functions/v1';

/** Who may call: `key` asks for the public anonymous key or a session, `session` for a session. */
export type Access = 'open' | 'key' | 'session';

/**
 * One call between web and server, described once: the server serves it, the web calls it and the
 * OpenAPI document lists it.
 */
export interface Operation<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Allowed extends Access = Access,
> {
  /** Unique name, verb and object, as the use case is called: 'createCompany'. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `apiBase`, with parameters in braces: '/companies/{id}'. */
  path: string;
  /** One line for the API's readers. */
  summary: string;
  feature: 'Accounts' | 'Calendar' | 'Companies' | 'Formation' | 'Plans' | 'Team' | 'Service';
  access: Allowed;
  /** Whether the header Idempotency-Key makes a repeated request answer like the first one. */
  idempotent?: true;
  /** Path parameters. */
  params?: Params;
  /** JSON body. */
  input?: Input;
  /** Media types of a raw body, for uploads; excludes `input`. */
  upload?: { types: readonly string[]; maximumBytes: number };
  /** JSON answer. */
  output?: Output;
  /** Media types of a raw answer, for downloads; excludes `output`. */
  download?: { types: readonly string[] };
  /** HTTP status of success. */
  success: 200 | 201;
  /** Failures particular to this call, beside those every call can answer with. */
  failures: readonly FailureCode[];
}

/** Declares a call and keeps the types of its schemas. */
export function defineOperation<
  Params extends z.ZodMiniType,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Allowed extends Access,
>(operation: Operation<Params, Input, Output, Allowed>): Operation<Params, Input, Output, Allowed> {
  return operation;
}

export type ParamsOf<O> = O extends Operation<infer Params, infer _I, infer _O> ? z.infer<Params> : never;
/** What a caller sends. */
export type InputOf<O> = O extends Operation<infer _P, infer Input, infer _O> ? z.input<Input> : never;
/** What a handler receives once the input has been checked. */
export type CheckedInputOf<O> = O extends Operation<infer _P, infer Input, infer _O> ? z.infer<Input> : never;
export type OutputOf<O> = O extends Operation<infer _P, infer _I, infer Output> ? z.infer<Output> : never;
