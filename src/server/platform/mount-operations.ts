import type { Context, Hono } from 'hono';
import { apiBase } from '#contract/operation.ts';
import type { Services } from '../services.ts';
import { Failure } from './failure.ts';
import { replyToFailure } from './reply-to-failure.ts';
import type { ServedOperation } from './serve-operation.ts';

/**
 * Mounts the operations below `apiBase`. A known path answers OPTIONS with its methods and refuses
 * other methods; every other path below the base is an unknown call.
 */
export function mountOperations(app: Hono, served: readonly ServedOperation[], services: Services): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { operation, respond } of served) {
    const path = apiBase + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, path, (context) => respond(context, services));
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), operation.method]);
  }
  for (const [path, methods] of methodsByPath) {
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    app.options(path, () => new Response(null, { status: 204, headers: { allow: allowed.join(', ') } }));
    app.all(path, () =>
      replyToFailure(new Failure('method-not-allowed', { accepted: allowed }), services.log),
    );
  }
  const unknownCall = (_context: Context) => replyToFailure(new Failure('unknown-call'), services.log);
  app.all(apiBase, unknownCall);
  app.all(`${apiBase}/*`, unknownCall);
}
