import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Has OpenSSL verify the seal of a PDF over the bytes that it covers, trusting one certificate. */
export function verifySeal(pdf: Uint8Array, certificate: string): 'valid' | 'broken' {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const range = /\/ByteRange ?\[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(text);
  if (!range) throw new Error('The PDF has no seal.');
  const [start = 0, length = 0, next = 0, rest = 0] = range.slice(1).map(Number);
  // From the first byte to the last one, but for the seal itself.
  if (start !== 0 || next + rest !== bytes.length) return 'broken';
  const content = Buffer.concat([bytes.subarray(start, length), bytes.subarray(next, next + rest)]);
  const hex = text.slice(length + 1, next - 1);
  const folder = mkdtempSync(join(tmpdir(), 'landfall-verify-'));
  try {
    const files = {
      content: join(folder, 'content'),
      cms: join(folder, 'cms'),
      certificate: join(folder, 'pem'),
    };
    writeFileSync(files.content, content);
    writeFileSync(files.cms, derOf(Buffer.from(hex, 'hex')));
    writeFileSync(files.certificate, certificate);
    const { status } = spawnSync('openssl', [
      ...['cms', '-verify', '-inform', 'DER', '-binary', '-in', files.cms, '-content', files.content],
      ...['-CAfile', files.certificate, '-purpose', 'any', '-out', join(folder, 'out')],
    ]);
    return status === 0 ? 'valid' : 'broken';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Without the zeros that fill the place of the seal: the length stands in the DER header. */
function derOf(padded: Buffer): Buffer {
  const count = (padded[1] ?? 0) & 0x7f;
  return padded.subarray(0, 2 + count + padded.readUIntBE(2, count));
}
