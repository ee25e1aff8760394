/** A photographed page as JPEG. */
export interface JpegPage {
  content: Uint8Array;
  width: number;
  height: number;
}

/** Width of a page of A4 in points. */
const pageWidth = 595;

/** Puts photographed pages into one PDF, in order, each on a page of its own shape. */
export function joinPages(pages: readonly JpegPage[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array): void => {
    // The text is plain ASCII: a character is a byte.
    parts.push(typeof part === 'string' ? part : new Uint8Array(part));
    length += part.length;
  };
  const object = (body: readonly (string | Uint8Array)[]): void => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n`);
    for (const part of body) add(part);
    add('\nendobj\n');
  };

  add('%PDF-1.4\n');
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  object(['<< /Type /Catalog /Pages 2 0 R >>']);
  object([`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`]);
  for (const [index, { content, width, height }] of pages.entries()) {
    const number = 3 + index * 3;
    const pageHeight = Math.round((pageWidth * height) / width);
    const drawing = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Page Do Q`;
    object([
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] `,
      `/Resources << /XObject << /Page ${number + 1} 0 R >> >> /Contents ${number + 2} 0 R >>`,
    ]);
    object([
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB `,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${content.length} >>\nstream\n`,
      content,
      '\nendstream',
    ]);
    object([`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`]);
  }
  const start = length;
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
