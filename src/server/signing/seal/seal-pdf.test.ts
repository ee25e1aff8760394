import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter } from '../../typesetting/index.ts';
import { makeSealKey, readSealKey } from './certificate.ts';
import { sealPdf } from './seal-pdf.ts';
import { verifySeal } from './testing/verify-seal.ts';

const at = new Date('2026-11-22T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'landfall-seal-'));
const typesetter = openTypesetter({ log: { warn: () => {} }, letterhead: async () => ({ name: 'Harbour' }) });
afterAll(async () => {
  await typesetter.stop();
  rmSync(folder, { recursive: true });
});

const words = { name: 'Harbour', reason: 'Signed', at };

describe('a sealed document', () => {
  test('is verified by OpenSSL, which is not our own code, and a changed byte breaks the seal', async () => {
    const text = await makeSealKey('Harbour', new Date('2026-01-01T00:00:00Z'));
    const pdf = await typesetter.typeset('page-check.typ', {}, { at });
    const sealed = await sealPdf(pdf, await readSealKey(text), words);
    const source = Buffer.from(sealed).toString('latin1');
    expect(source).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(Buffer.from(sealed.subarray(0, pdf.byteLength)).equals(Buffer.from(pdf))).toBe(true);
    expect(verifySeal(sealed, text.certificate)).toBe('valid');
    const start = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(source)?.[1]);
    expect(source.slice(start, start + 4)).toBe('xref');
    const changed = new Uint8Array(sealed);
    changed[pdf.byteLength - 200] = (changed[pdf.byteLength - 200] ?? 0) ^ 1;
    expect(verifySeal(changed, text.certificate)).toBe('broken');
    const other = await makeSealKey('Somebody', new Date('2026-01-01T00:00:00Z'));
    expect(verifySeal(sealed, other.certificate)).toBe('broken');
  });

  test('can be sealed with a key of one’s own', async () => {
    const files = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') };
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Own', '-days', '30'],
        ...['-keyout', files.key, '-out', files.certificate],
      ],
      { stdio: 'pipe' },
    );
    const { readFileSync } = await import('node:fs');
    const [privateKey, certificate] = [
      readFileSync(files.key, 'utf8'),
      readFileSync(files.certificate, 'utf8'),
    ];
    const pdf = await typesetter.typeset('page-check.typ', {}, { at });
    const sealed = await sealPdf(pdf, await readSealKey({ privateKey, certificate }), words);
    expect(verifySeal(sealed, certificate)).toBe('valid');
    writeFileSync(join(folder, 'sealed.pdf'), sealed);
  });
});
