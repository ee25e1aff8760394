import { Failure } from './failure.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON body.
 *
 * @throws Failure 'unsupported-media-type', 'body-too-large' (before the whole body was read),
 *   'body-incomplete' or 'malformed-json'
 */
export async function readJson(request: Request, maximumBytes: number): Promise<unknown> {
  refuseMediaType(request, ['application/json']);
  const bytes = await readBytes(request, maximumBytes);
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Failure('malformed-json');
  }
}

/**
 * Reads a raw body of one of the given media types. The content must be checked separately.
 * @throws Failure 'unsupported-media-type', 'body-too-large' or 'body-incomplete'
 */
export async function readUpload(
  request: Request,
  upload: { types: readonly string[]; maximumBytes: number },
): Promise<Uint8Array> {
  refuseMediaType(request, [...upload.types, 'application/octet-stream']);
  return readBytes(request, upload.maximumBytes);
}

function refuseMediaType(request: Request, accepted: readonly string[]): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!type || !accepted.includes(type)) throw new Failure('unsupported-media-type', { accepted });
}

async function readBytes(request: Request, maximum: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > maximum) throw new Failure('body-too-large');
  try {
    // HTTP ends the body at its announced length, so counting is unnecessary.
    return announced === null
      ? await readCounted(request, maximum)
      : new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    // Reading only fails if the client disconnected or timed out.
    throw error instanceof Failure ? error : new Failure('body-incomplete');
  }
}

async function readCounted(request: Request, maximum: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maximum) throw new Failure('body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
