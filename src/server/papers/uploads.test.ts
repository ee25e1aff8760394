import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { UploadView } from '#contract/papers.ts';
import { refusal } from '../platform/testing/builders.ts';
import { startVault } from './testing/vault.ts';

const {
  founder,
  companyId,
  photo,
  begin,
  sendPiece,
  upload,
  listed,
  checked,
  pathOf,
  fetchAs,
  stored,
  close,
} = await startVault();
afterAll(close);

describe('uploading', () => {
  test('a file in pieces becomes a paper that is checked, shown and downloaded as it was', async () => {
    const large = await sharp({
      create: {
        width: 1400,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(large.byteLength).toBeGreaterThan(1_500_000);
    const { status, body } = await upload(founder, large, { kind: 'ownership-chart', name: 'Chart.png' });
    expect([status, body.offset, body.paper.versions[0].state]).toEqual([200, large.byteLength, 'checking']);

    const paper = await checked(body.paper.id);
    expect(paper.versions[0]).toMatchObject({
      state: 'received',
      name: 'Chart.png',
      type: 'image/png',
      pages: 1,
      isScanned: false,
    });
    const file = await fetchAs(founder, pathOf(paper, '/file'));
    expect(Buffer.from(await file.arrayBuffer()).equals(large)).toBe(true);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Chart.png"; filename*=UTF-8''Chart.png`,
    );
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    const page = await fetchAs(founder, pathOf(paper, '/pages/1/320'));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const drawn = await sharp(Buffer.from(await page.arrayBuffer())).metadata();
    expect([drawn.format, drawn.width]).toEqual(['webp', 320]);
    expect((await fetchAs(founder, pathOf(paper, '/pages/2/320'))).status).toBe(409);
    expect(await stored('uploads')).toEqual([]);
  });

  test('an upload that broke off goes on where it was, and refuses pieces that do not fit', async () => {
    const { body } = await begin(founder, photo.byteLength, { kind: 'evidence', name: 'half.jpg' });
    const { id } = body.upload as UploadView;
    const half = Math.floor(photo.byteLength / 2);
    expect((await sendPiece(founder, id, 0, photo.subarray(0, half))).body.offset).toBe(half);

    for (const [offset, bytes] of [
      [0, photo.subarray(0, half)],
      [half + 1, photo.subarray(half + 1)],
      [half, Buffer.concat([photo.subarray(half), Buffer.from('x')])],
    ] as const) {
      expect(refusal(await sendPiece(founder, id, offset, bytes))).toEqual({
        status: 409,
        code: 'upload-moved-on',
      });
    }
    expect((await listed()).uploads).toEqual([
      { id, kind: 'evidence', party: null, name: 'half.jpg', size: photo.byteLength, offset: half },
    ]);
    const read = await founder.call('GET', `/companies/${companyId}/uploads/${id}`);
    expect(read.body.upload.offset).toBe(half);
    expect((await sendPiece(founder, id, half, photo.subarray(half))).body.paper.kind).toBe('evidence');
    expect((await listed()).uploads).toEqual([]);
  });

  test('a piece that two send at once is stored once', async () => {
    const { body } = await begin(founder, photo.byteLength, { kind: 'evidence' });
    const both = await Promise.all([1, 2].map(() => sendPiece(founder, body.upload.id, 0, photo)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a cancelled upload leaves nothing', async () => {
    const { body } = await begin(founder, photo.byteLength);
    await sendPiece(founder, body.upload.id, 0, photo.subarray(0, 100));
    expect((await founder.call('DELETE', `/companies/${companyId}/uploads/${body.upload.id}`)).status).toBe(
      200,
    );
    expect(await stored('uploads')).toEqual([]);
    expect(refusal(await sendPiece(founder, body.upload.id, 100, photo))).toEqual({
      status: 404,
      code: 'upload-not-found',
    });
  });

  test.each([
    ['a program', Buffer.from('MZ\x90\x00 this program cannot be run')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', Buffer.from('<html><script>alert(1)</script>%PDF-1.7')],
    ['a web archive', Buffer.from('PK\x03\x04 word/vbaProject.bin')],
  ])('%s is refused, whatever it is called, and leaves nothing', async (_, content) => {
    const before = (await listed()).papers.length;
    const answer = await upload(founder, content, { name: 'passport.pdf' });
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['file'] });
    expect((await listed()).papers).toHaveLength(before);
    expect(await stored('uploads')).toEqual([]);
  });

  test.each([0, -1, 10 * 1024 * 1024 + 1, 1.5, null])('a size of %s is refused', async (size) => {
    expect(refusal(await begin(founder, size as number))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['size'],
    });
  });

  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\scan.jpg', 'scan.jpg'],
    ['..', 'document'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['"; filename="x.html', '; filename=x.html'],
    ['جواز السفر.pdf', 'جواز السفر.pdf'],
  ])('the name %j is kept as %j', async (name, kept) => {
    const { status, body } = await begin(founder, 10, { name });
    expect([status, body.upload?.name]).toEqual([201, kept]);
    await founder.call('DELETE', `/companies/${companyId}/uploads/${body.upload.id}`);
  });
});
