import type { Context, Hono } from 'hono';
import { pathOf } from '#contract/operation.ts';
import type { CallFormat } from './call-format.ts';
import { Failure } from './failure.ts';
import { localeOf } from './locale.ts';
import type { ServingPorts } from './read-call.ts';
import { replyToFailure } from './reply-to-failure.ts';
import type { ServedOperation } from './serve-operation.ts';

/**
 * Mounts the operations below their bases. A known path answers OPTIONS with its methods and refuses other methods;
 * any other path below a base is an unknown call.
 */
export function mountOperations<Ports>(
  app: Hono,
  served: readonly ServedOperation<Ports>[],
  services: Ports & ServingPorts,
): void {
  const mounted = new Map<string, { methods: string[]; format: CallFormat }>();
  for (const { operation, format, respond } of served) {
    const path = pathOf(operation).replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, path, (context) => respond(context, services));
    mounted.set(path, { methods: [...(mounted.get(path)?.methods ?? []), operation.method], format });
  }
  for (const [path, { methods, format }] of mounted) {
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    app.options(path, () => new Response(null, { status: 204, headers: { allow: allowed.join(', ') } }));
    app.all(path, ({ req }) =>
      replyToFailure(new Failure('method-not-allowed', { accepted: allowed }), services.log, {
        format,
        locale: localeOf(req.raw.headers),
      }),
    );
  }
  for (const format of new Set(served.map((each) => each.format))) {
    const unknownCall = ({ req }: Context) =>
      replyToFailure(new Failure('unknown-call'), services.log, {
        format,
        locale: localeOf(req.raw.headers),
      });
    app.all(format.base, unknownCall);
    app.all(`${format.base}/*`, unknownCall);
  }
}
