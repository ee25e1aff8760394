import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isKnown } from './entity-tag.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Content in several encodings, each created on first use and cached. */
export interface Representation {
  in(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  headers: Record<string, string>;
  /** Identifies the content; each encoding adds a suffix. */
  tag: string;
  /** Whether compression is worthwhile. */
  compressible: boolean;
}

/**
 * Content in memory, compressed by us.
 *
 * @param isShortLived whether it is served so seldom that compressing it well would take longer than it saves
 */
export function representationOf(
  content: Uint8Array<ArrayBuffer>,
  {
    headers,
    compressible,
    isShortLived = false,
  }: Pick<Representation, 'headers' | 'compressible'> & { isShortLived?: boolean },
): Representation {
  const quality = isShortLived || content.byteLength > bestQualityBytes ? 5 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const level = isShortLived ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_COMPRESSION;
  const compressed = {
    identity: async () => content,
    br: async () => new Uint8Array(await promisify(brotliCompress)(content, { params })),
    gzip: async () => new Uint8Array(await promisify(gzip)(content, { level })),
  };
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { in: keepingResults((encoding) => compressed[encoding]()), headers, tag, compressible };
}

/** The best quality takes seconds per megabyte; quality 5 takes half a second for a tenth more bytes. */
const bestQualityBytes = 128 * 1024;

/** Caches results; failures are retried next time. */
export function keepingResults(
  make: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>,
): Representation['in'] {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const result = make(encoding);
    made.set(encoding, result);
    result.catch(() => made.delete(encoding));
    return result;
  };
}

/** Answers with the client's preferred encoding, or with 304 if it already has the content. */
export async function answerWith(
  request: Request,
  { in: bodyIn, headers, tag, compressible }: Representation,
  status = 200,
): Promise<Response> {
  const encoding = compressible ? encodingFor(request.headers.get('accept-encoding')) : 'identity';
  const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const all: Record<string, string> = { ...headers, etag };
  if (compressible) all.vary = 'accept-encoding';
  if (status === 200 && isKnown(etag, request.headers)) {
    return new Response(null, { status: 304, headers: all });
  }
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  return new Response(await bodyIn(encoding), { status, headers: all });
}

/** Shorter bodies fit a packet as they are. */
const worthCompressingBytes = 1024;

/**
 * Compresses the body of an answer that is made anew each time, if the client accepts that. Its tag becomes a weak
 * one, because the bytes differ (RFC 9110, 8.8.1).
 *
 * @param accepted the client's 'accept-encoding'
 */
export async function compressBody(
  accepted: string | null,
  body: string,
  headers: Record<string, string>,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const bytes = new TextEncoder().encode(body);
  const encoding = encodingFor(accepted);
  if (encoding === 'identity' || bytes.byteLength < worthCompressingBytes) return { body, headers };
  const { in: bodyIn } = representationOf(bytes, { headers: {}, compressible: true, isShortLived: true });
  const { etag } = headers;
  return {
    body: await bodyIn(encoding),
    headers: { ...headers, 'content-encoding': encoding, ...(etag && { etag: `W/${etag}` }) },
  };
}

/** Brotli before gzip, each only where the client accepts it (RFC 9110, 12.5.3). */
function encodingFor(accepted: string | null): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const accepts = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}
