import { crc32, deflateSync, zstdCompressSync } from 'node:zlib';
import { pdfOf, streamOf } from './write-pdf.ts';

/** What becomes of a hostile paper: a person may look at pictures of it, it is refused, or the limits decide. */
type Outcome = 'shown' | 'refused' | 'either';

/** Files as somebody might send them to break in, to take memory or never to end. */
export const hostilePapers: Readonly<Record<string, readonly [Outcome, () => Uint8Array]>> = {
  'a PNG of 900 megapixels in 100 KB': [
    'refused',
    () => png(30_000, 30_000, deflateSync(Buffer.alloc(30_000 * 3_751))),
  ],
  'a PNG with more pixels than its header says': [
    'shown',
    () => png(1_200, 1_200, deflateSync(Buffer.alloc(100_000_000))),
  ],
  'a PNG with a width of 2^31': [
    'refused',
    () => png(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(100))),
  ],
  'a PDF whose page unpacks to 120 MB': [
    'either',
    () => pdfWithContent(deflateSync(Buffer.alloc(120_000_000, 'q Q ')), '/Filter /FlateDecode'),
  ],
  'a PDF packed twice': [
    'either',
    () =>
      pdfWithContent(
        deflateSync(deflateSync(Buffer.alloc(100_000_000, ' '))),
        '/Filter [/FlateDecode /FlateDecode]',
      ),
  ],
  'a PDF with a picture of 144 megapixels': [
    'either',
    () =>
      pdfOf({
        content: 'q 595 0 0 842 0 0 cm /Im0 Do Q',
        objects: [
          streamOf(
            '/Type /XObject /Subtype /Image /Width 12000 /Height 12000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
            deflateSync(Buffer.alloc(144_000_000)),
          ),
        ],
      }),
  ],
  'a PDF that draws itself': [
    'either',
    () =>
      pdfOf({
        content: '/Im0 Do',
        objects: [
          streamOf(
            '/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /XObject << /Im0 10 0 R >> >>',
            Buffer.from('/Im0 Do /Im0 Do'),
          ),
        ],
      }),
  ],
  'a PDF with pages that contain themselves': [
    'refused',
    () =>
      Buffer.from(
        pdfOf()
          .toString('latin1')
          .replace(/\/Kids \[[^\]]*\] \/Count 1/, '/Kids [2 0 R 2 0 R] /Count 9999'),
        'latin1',
      ),
  ],
  'a PDF that claims two thousand million pages': [
    'shown',
    () => Buffer.from(pdfOf().toString('latin1').replace('/Count 1', '/Count 2147483647'), 'latin1'),
  ],
  'a PDF of 5,000 pages': ['shown', () => pdfOf({ pages: 5_000 })],
  'a PDF as wide as a country': ['shown', () => pdfOf({ size: [1e9, 1e9] })],
  'a PDF without width': ['shown', () => pdfOf({ size: [0, 0] })],
  'a PDF with a script': [
    'shown',
    () => pdfOf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
  ],
  'a PDF with a hidden script': [
    'shown',
    () => pdfOf({ catalogue: '/OpenAction << /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>' }),
  ],
  'a PDF with a script in a packed object': [
    'shown',
    () =>
      pdfOf({
        objects: [
          streamOf(
            '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
            deflateSync(Buffer.from('20 0 << /S /JavaScript /JS (a) >>')),
          ),
        ],
      }),
  ],
  'a PDF that starts a program': [
    'shown',
    () => pdfOf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  ],
  'a PDF with an attached program': [
    'shown',
    () =>
      pdfOf({
        catalogue:
          '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /EF << /F 10 0 R >> >>] >> >>',
        objects: [streamOf('/Type /EmbeddedFile', Buffer.from('MZ'))],
      }),
  ],
  'a PDF that reads other files': [
    'shown',
    () => pdfOf({ page: '/AA << /O << /S /ImportData /F (file:///etc/passwd) >> >>' }),
  ],
  'half a PDF': ['refused', () => pdfOf({ pages: 3 }).subarray(0, 500)],
  'the first bytes of a PDF': ['refused', () => Buffer.from('%PDF-1.7\n')],
  'HTML before a PDF': ['refused', () => Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdfOf()])],
  'a PDF that is a page of HTML, too': [
    'shown',
    () => Buffer.concat([Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>'), pdfOf()]),
  ],
  'a GIF that is a script': ['refused', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//')],
  'an SVG with a script': [
    'refused',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  'an SVG that reads files': [
    'refused',
    () =>
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      ),
  ],
  'a Word file with macros': [
    'refused',
    () => Buffer.from('PK\x03\x04\x14\0\x06\0word/vbaProject.bin', 'latin1'),
  ],
  'a font': ['refused', () => Buffer.from('OTTO\0\x0b\0\x80\0\x03\x000CFF ', 'latin1')],
  'a program': ['refused', () => Buffer.from('MZ\x90\0\x03\0\0\0\x04', 'latin1')],
  'a film': ['refused', () => Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')],
  'an AVIF': ['refused', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'latin1')],
  'a HEIC with nothing in it': ['refused', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  'a HEIC whose boxes lie about their length': [
    'refused',
    () =>
      Buffer.concat([
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\xff\xff\xff\xffmeta', 'latin1'),
        Buffer.alloc(5_000, 0xff),
      ]),
  ],
  'a JPEG of 4,300 megapixels': [
    'refused',
    () =>
      Buffer.from(
        'ffd8ffe000104a46494600010100000100010000ffc0000b08ffffffff010111 00ffd9'.replaceAll(' ', ''),
        'hex',
      ),
  ],
  'the first bytes of a JPEG': ['refused', () => Buffer.from('ffd8ff', 'hex')],
  'a WebP that lies about its length': [
    'refused',
    () =>
      Buffer.concat([
        Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X\x0a\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff', 'latin1'),
        Buffer.alloc(100),
      ]),
  ],
  'compressed data': ['refused', () => zstdCompressSync(Buffer.alloc(1_000_000))],
  nothing: ['refused', () => Buffer.alloc(0)],
};

function png(width: number, height: number, packed: Uint8Array): Buffer {
  const chunk = (type: string, content: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    return Buffer.concat([wordOf(content.byteLength), body, wordOf(crc32(body))]);
  };
  const header = Buffer.concat([wordOf(width), wordOf(height), Buffer.from([1, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function wordOf(value: number): Buffer {
  const word = Buffer.alloc(4);
  word.writeUInt32BE(value);
  return word;
}

function pdfWithContent(packed: Uint8Array, filter: string): Buffer {
  return pdfOf({ objects: [streamOf(filter, packed)], page: '/Contents 10 0 R' });
}
