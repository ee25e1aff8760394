interface PdfOptions {
  pages?: number;
  /** Width and height of a page in points. */
  size?: [number, number];
  /** Drawing instructions of each page; by default two lines of text. */
  content?: string;
  /** More entries of the catalogue, such as an action on opening. */
  catalogue?: string;
  /** More objects, from number 10 on. */
  objects?: readonly (string | Uint8Array)[];
  /** More entries of each page. */
  page?: string;
}

const text = 'BT /F1 24 Tf 72 700 Td (Tenancy contract of the office) Tj 0 -40 Td (signed by both) Tj ET';

/** Writes a PDF by hand, so that a test can put into it whatever a hostile one holds. */
export function pdfOf({
  pages = 1,
  size = [595, 842],
  content = text,
  catalogue = '',
  objects = [],
  page = '',
}: PdfOptions = {}): Buffer {
  const firstPage = 10 + objects.length;
  const kids = Array.from({ length: pages }, (_, at) => `${firstPage + at} 0 R`).join(' ');
  const bodies = new Map<number, string | Uint8Array>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [4, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
  ]);
  for (const [at, object] of objects.entries()) bodies.set(10 + at, object);
  for (let at = 0; at < pages; at += 1) {
    bodies.set(
      firstPage + at,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im0 10 0 R >> >> ${page} >>`,
    );
  }
  return assembled(bodies);
}

/** A stream object with the given entries. */
export function streamOf(entries: string, content: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.byteLength} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

function assembled(bodies: ReadonlyMap<number, string | Uint8Array>): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [number, body] of bodies) {
    offsets.set(number, length);
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]));
  }
  const start = length;
  const size = Math.max(...bodies.keys()) + 1;
  const lines = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  add(Buffer.from(`xref\n0 ${size}\n${lines.join('')}`));
  add(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
