import { hkdfSync } from 'node:crypto';
import { openFile, sealFile } from '../company-keys/index.ts';
import type { KitPieceRow } from './import-repository.ts';
import type { KitBytes } from './open-kit.ts';
import type { KitPorts } from './ports.ts';

/** Encrypts a piece of a kit that somebody brings. */
export function sealPiece(
  { secrets }: Pick<KitPorts, 'secrets'>,
  { importId, offset }: Pick<KitPieceRow, 'importId' | 'offset'>,
  content: Uint8Array,
): Buffer {
  return sealFile(keyOf(secrets), labelOf(importId, offset), content);
}

/** The bytes of a kit, decrypted piece by piece: one of them is in memory at a time. */
export function bytesOfPieces(
  { files, secrets }: Pick<KitPorts, 'files' | 'secrets'>,
  pieces: readonly KitPieceRow[],
): KitBytes {
  const key = keyOf(secrets);
  let latest: { offset: number; content: Buffer } | undefined;

  async function contentOf({ importId, offset, fileKey }: KitPieceRow): Promise<Buffer> {
    if (latest?.offset === offset) return latest.content;
    const sealed = await files.read(fileKey);
    if (!sealed) throw new Error('A piece of a kit is missing in the file store.');
    latest = { offset, content: openFile(key, labelOf(importId, offset), sealed) };
    return latest.content;
  }

  return {
    size: pieces.reduce((sum, { bytes }) => sum + bytes, 0),
    async *read(start, end) {
      for (const piece of pieces) {
        if (piece.offset >= end || piece.offset + piece.bytes <= start) continue;
        const content = await contentOf(piece);
        yield content.subarray(Math.max(0, start - piece.offset), end - piece.offset);
      }
    },
  };
}

function keyOf({ authSecret }: KitPorts['secrets']): Buffer {
  return Buffer.from(hkdfSync('sha256', authSecret, '', 'landfall kits on their way', 32));
}

const labelOf = (importId: string, offset: number) => `${importId}/${offset}`;
