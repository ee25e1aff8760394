import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

let library: Promise<PDFiumLibrary> | undefined;

/** The text of each page of a PDF, as a reader that copies it gets it. */
export function pdfTexts(pdf: Uint8Array): Promise<string[]> {
  return opened(pdf, async (document) =>
    [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' ').trim()),
  );
}

/** Each page of a PDF as a picture (PNG), to look at. */
export function pdfPictures(pdf: Uint8Array, scale = 1.4): Promise<Uint8Array[]> {
  return opened(pdf, async (document) => {
    const pictures: Uint8Array[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      pictures.push(
        await sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
      );
    }
    return pictures;
  });
}

async function opened<T>(pdf: Uint8Array, work: (document: PDFiumDocument) => Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    return await work(document);
  } finally {
    document.destroy();
  }
}
