import type { Context, Hono } from 'hono';
import { apiBase, openAiBase, pathOf } from '#contract/operation.ts';
import { Failure } from './failure.ts';
import { localeOf } from './locale.ts';
import { replyToFailure } from './reply-to-failure.ts';
import type { ServedOperation, ServingPorts } from './serve-operation.ts';

/**
 * Mounts the operations below their bases. A known path answers OPTIONS with its methods and refuses other methods;
 * any other path below a base is an unknown call.
 */
export function mountOperations<Ports>(
  app: Hono,
  served: readonly ServedOperation<Ports>[],
  services: Ports & ServingPorts,
): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { operation, respond } of served) {
    const path = pathOf(operation).replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, path, (context) => respond(context, services));
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), operation.method]);
  }
  for (const [path, methods] of methodsByPath) {
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    app.options(path, () => new Response(null, { status: 204, headers: { allow: allowed.join(', ') } }));
    app.all(path, ({ req }) =>
      replyToFailure(new Failure('method-not-allowed', { accepted: allowed }), services.log, {
        base: baseOf(path),
        locale: localeOf(req.raw.headers),
      }),
    );
  }
  const unknownCall = ({ req }: Context) =>
    replyToFailure(new Failure('unknown-call'), services.log, {
      base: baseOf(req.path),
      locale: localeOf(req.raw.headers),
    });
  for (const base of [apiBase, openAiBase]) {
    app.all(base, unknownCall);
    app.all(`${base}/*`, unknownCall);
  }
}

function baseOf(path: string): typeof openAiBase | undefined {
  return path === openAiBase || path.startsWith(`${openAiBase}/`) ? openAiBase : undefined;
}
