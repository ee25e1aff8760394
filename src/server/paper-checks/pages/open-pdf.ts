import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { maxDrawnPixels } from '../limits.ts';
import { pixelsAsPicture, rgbOf, webpOf } from './open-picture.ts';
import { FileProblem, type OpenedFile } from './opened-file.ts';

let library: Promise<PDFiumLibrary> | undefined;

/** How large a page is drawn to judge it, in pixels for each point of 1/72 inch: 300 an inch. */
const maxScale = 300 / 72;

/** Opens a PDF to draw its pages. Scripts, forms and attached files in it are left alone. */
export async function openPdf(file: Uint8Array): Promise<OpenedFile> {
  library ??= PDFiumLibrary.init();
  const pdfium = await library;
  const document = await pdfium.loadDocument(file).catch((error: unknown): never => {
    const reason = error instanceof Error ? error.message : '';
    if (/password|security/i.test(reason)) throw new FileProblem('password-protected');
    throw new FileProblem(isCutShort(file) ? 'incomplete' : 'unreadable');
  });
  const pages = document.getPageCount();
  if (pages < 1) {
    document.destroy();
    throw new FileProblem(isCutShort(file) ? 'incomplete' : 'unreadable');
  }
  return {
    pages,
    async look(number, within) {
      const page = pageOf(document, number);
      const { width, height } = sizeOf(page);
      const taken = await takenOf(page);
      const scale = Math.min(within / Math.max(width, height), maxScale);
      const picture = await rgbOf(await drawn(page, width * scale, height * scale), within);
      return { picture, ...(taken && { taken }) };
    },
    async webp(number, wanted) {
      const page = pageOf(document, number);
      const { width, height } = sizeOf(page);
      const scale = Math.min(wanted / width, Math.sqrt(maxDrawnPixels / (width * height)));
      return webpOf(await drawn(page, width * scale, height * scale), wanted);
    },
    text: (number) => textOf(pageOf(document, number)),
    close: () => document.destroy(),
  };
}

/** Whether the mark that ends every PDF is missing. */
function isCutShort(file: Uint8Array): boolean {
  return !Buffer.from(file.subarray(-2_048)).includes('%%EOF');
}

function pageOf(document: PDFiumDocument, page: number): PDFiumPage {
  if (page < 1 || page > document.getPageCount()) throw new FileProblem('unreadable');
  return document.getPage(page - 1);
}

function sizeOf(page: PDFiumPage): { width: number; height: number } {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  if (!(width > 0 && height > 0)) throw new FileProblem('unreadable');
  return { width, height };
}

/** Some files have text that cannot be read out: then they have none. */
function textOf(page: PDFiumPage): string {
  try {
    return page.getText();
  } catch {
    return '';
  }
}

/** Draws a page and closes it. */
async function drawn(page: PDFiumPage, width: number, height: number) {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  try {
    const { data } = await page.render({ ...size, scale: 1, render: 'bitmap', renderFormFields: false });
    return pixelsAsPicture(data, { ...size, channels: 4 });
  } catch {
    throw new FileProblem('unreadable');
  }
}

/** The size of the one picture that a scanned page consists of. */
async function takenOf(page: PDFiumPage): Promise<{ width: number; height: number } | undefined> {
  if (page.getObjectCount() !== 1) return undefined;
  const object = page.getObject(0);
  if (object.type !== 'image') return undefined;
  try {
    const { width, height } = await object.getImageDataRaw();
    return { width, height };
  } catch {
    return undefined;
  }
}
