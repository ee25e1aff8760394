import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isKnown } from './entity-tag.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Something that can be sent in several encodings; each is made when it is first asked for, and kept. */
export interface Representation {
  in(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  headers: Record<string, string>;
  /** Names the content; each encoding adds its own mark. */
  tag: string;
  /** Whether compressing is worth it. */
  compressible: boolean;
}

/** Content that is in memory, compressed by us. */
export function representationOf(
  content: Uint8Array<ArrayBuffer>,
  { headers, compressible }: Pick<Representation, 'headers' | 'compressible'>,
): Representation {
  const compressed = {
    identity: async () => content,
    br: async () => new Uint8Array(await promisify(brotliCompress)(content, { params: brotliFor(content) })),
    gzip: async () => new Uint8Array(await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
  };
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { in: keepingResults((encoding) => compressed[encoding]()), headers, tag, compressible };
}

/** The best quality takes seconds for a megabyte; quality 5 takes half a second, and a tenth more bytes. */
const bestQualityBytes = 128 * 1024;

function brotliFor({ byteLength }: Uint8Array) {
  const quality = byteLength <= bestQualityBytes ? constants.BROTLI_MAX_QUALITY : 5;
  return { [constants.BROTLI_PARAM_QUALITY]: quality };
}

/** Remembers what was made; what failed is tried again the next time. */
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

/** Answers a request with the encoding the client likes best, or with 304 where it has it already. */
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
