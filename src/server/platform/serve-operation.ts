import type { Context } from 'hono';
import { type Operation, type OutputOf, type ParamsOf, pathOf } from '#contract/operation.ts';
import { answerOnce } from './answer-once.ts';
import { type CallFormat, ownFormat } from './call-format.ts';
import { clientOf, socketAddressOf } from './client.ts';
import { isKnown } from './entity-tag.ts';
import { Failure } from './failure.ts';
import { localeOf } from './locale.ts';
import {
  type Call,
  type Handler,
  readCall,
  readCaller,
  type ServingPorts,
  type WithoutStatus,
} from './read-call.ts';
import { replyToFailure } from './reply-to-failure.ts';
import { compressBody } from './representation.ts';
import { isSecurityRelevant } from './security-log.ts';
import type { Caller, SessionToken } from './session.ts';

/** What a download handler returns. */
export interface Download {
  /** `undefined` for 304. */
  content: Uint8Array<ArrayBuffer> | undefined;
  type: string;
}

/** An operation with its handler, ready to be mounted with the handler's dependencies. */
export interface ServedOperation<Ports> {
  operation: Operation;
  format: CallFormat;
  respond: (
    context: Context,
    services: Ports & ServingPorts,
    onToken?: (token: SessionToken) => void,
  ) => Promise<Response>;
}

/** The ways to serve an operation in a format, for handlers with these dependencies. */
export function servingWith<Ports>(format = ownFormat) {
  return {
    serve: <O extends Operation>(operation: O, handler: Handler<O, Ports>) =>
      serve(operation, handler, format),
    serveWithPrefetch: <O extends Operation, Found>(
      operation: O,
      prefetch: Prefetch<O, Ports, Found>,
      handler: (call: Call<O, Ports>, found: Found) => ReturnType<Handler<O, Ports>>,
    ) => serveWithPrefetch(operation, prefetch, handler, format),
    serveDownload: <O extends Operation>(
      operation: O,
      handler: (call: Call<O, Ports>) => Promise<Download>,
    ) => serveDownload(operation, handler, format),
    answering: <O extends Operation>(operation: O, answer: (call: Call<O, Ports>) => Promise<Response>) =>
      answering(operation, answer, format),
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

/**
 * Serves an operation of the contract. The steps, in order: origin, key or session, path, size and form of the body,
 * schema, handler. The handler's result is validated against the contract. Use cases count limits, because they know
 * what to count.
 */
function serve<O extends Operation, Ports>(
  operation: O,
  handler: Handler<O, Ports>,
  format: CallFormat,
): ServedOperation<Ports> {
  return answering<O, Ports>(
    operation,
    async (call) => {
      call.replyHeaders['content-type'] = 'application/json';
      const bodyOf = (output: WithoutStatus<OutputOf<O>>) =>
        JSON.stringify(operation.output?.parse({ ...output, status: 'success' }));
      const { body, headers, cookies } =
        call.idempotencyKey === undefined
          ? { body: bodyOf(await handler(call)), headers: call.replyHeaders, cookies: call.replyCookies }
          : await answerOnce(operation, call, handler, bodyOf);
      // A no-store answer is never a 304: its tag names a version, not an answer.
      const isStored = headers['cache-control'] !== 'no-store';
      // Only what anyone may read is compressed: a compressed answer's length tells of the secrets in it (BREACH).
      const isPublic = headers['cache-control']?.startsWith('public');
      if (isPublic) headers.vary = 'accept-encoding';
      if (isStored && headers.etag && isKnown(headers.etag, call.headers)) {
        delete headers['content-type'];
        return new Response(null, { status: 304, headers });
      }
      if (isPublic) {
        const compressed = await compressBody(call.headers.get('accept-encoding'), body, headers);
        return new Response(compressed.body, { status: operation.success, headers: compressed.headers });
      }
      const lines = cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
      return new Response(body, {
        status: operation.success,
        headers: lines.length > 0 ? [...Object.entries(headers), ...lines] : headers,
      });
    },
    format,
  );
}

/** Like `serve`, but the handler also gets the prefetched data. */
function serveWithPrefetch<O extends Operation, Ports, Found>(
  operation: O,
  prefetch: Prefetch<O, Ports, Found>,
  handler: (call: Call<O, Ports>, found: Found) => ReturnType<Handler<O, Ports>>,
  format: CallFormat,
): ServedOperation<Ports> {
  return {
    operation,
    format,
    respond(context, services) {
      let prefetched: Promise<Found> | undefined;
      const served = serve<O, Ports>(
        operation,
        async (call) => {
          if (!prefetched) throw new Failure('sign-in-required');
          return handler(call, await prefetched);
        },
        format,
      );
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

/** Like `serve`, for a download: the answer is a file. */
function serveDownload<O extends Operation, Ports>(
  operation: O,
  handler: (call: Call<O, Ports>) => Promise<Download>,
  format: CallFormat,
): ServedOperation<Ports> {
  return answering(
    operation,
    async (call: Call<O, Ports>) => {
      const { content, type } = await handler(call);
      if (!content) return new Response(null, { status: 304, headers: call.replyHeaders });
      call.replyHeaders['content-type'] = type;
      return new Response(content, { status: operation.success, headers: call.replyHeaders });
    },
    format,
  );
}

/** Serves a call whose handler creates the whole answer itself, such as a stream. */
function answering<O extends Operation, Ports>(
  operation: O,
  answer: (call: Call<O, Ports & ServingPorts>) => Promise<Response>,
  format: CallFormat,
): ServedOperation<Ports> {
  return {
    operation,
    format,
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
        caller = await readCaller(operation, format, context, services, client, {
          onForgedToken: () => noteRefusal('forged-token'),
          onToken,
        });
        if (caller.session && operation.method !== 'GET') {
          await services.writeLimit.count(caller.session.person.id);
        }
        return await answer(await readCall(operation, context, services, client, caller));
      } catch (thrown) {
        if (thrown instanceof Failure && isSecurityRelevant(thrown)) noteRefusal(thrown.code);
        return replyToFailure(thrown, services.log, { format, locale: localeOf(headers) });
      }
    },
  };
}
