import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { documentDataOf } from '#domain/documents/document-data.ts';
import type { DocumentTemplate } from '#domain/documents/document-template.ts';
import { invoiceKinds } from '#domain/invoices/invoice-content.ts';
import { documentTexts } from '#messages/document-texts.ts';
import { invoiceSheet } from '#messages/invoices.ts';
import { print, readTemplates } from '#server/documents/index.ts';
import { pdfPictures } from '#server/paper-checks/testing/read-pdf.ts';
import { typesetDraft } from '#server/quotes/typeset-quote.ts';
import { openTypesetter } from '#server/typesetting/index.ts';
import { sampleInvoice, sampleQuote } from './document-previews/sample-money.ts';
import { sampleProof } from './document-previews/sample-proof.ts';
import {
  type SampleKind,
  type SamplePlace,
  sampleChoices,
  sampleKinds,
  sampleRecord,
} from './document-previews/sample-record.ts';

/*
 * Makes every document with sample records (everyday ones, long names, Arabic names, 60 lines) and draws its pages:
 *   npm run preview-documents -- FOLDER [what the name contains]
 */

const [folder, wanted = ''] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run preview-documents -- FOLDER [part of a name]');
await mkdir(folder, { recursive: true });

const at = new Date('2026-11-22T10:00:00Z');
const typesetter = openTypesetter({
  log: { warn: (details) => console.warn(details) },
  letterhead: async () => ({ name: 'Harbour Agents' }),
});

async function draw(name: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (!name.includes(wanted)) return;
  const pdf = await make();
  await writeFile(join(folder as string, `${name}.pdf`), pdf);
  const pictures = await pdfPictures(pdf, 1.2);
  for (const [index, picture] of pictures.entries()) {
    await writeFile(join(folder as string, `${name}-${index + 1}.png`), picture);
  }
  console.log(`${name}: ${pictures.length === 1 ? '1 page' : `${pictures.length} pages`}`);
}

/** A template's own place, or the first in which it differs from the others. */
function placeOf({ countries }: DocumentTemplate, kind: SampleKind): SamplePlace {
  const country = countries?.[0] ?? 'AE';
  if (country === 'US')
    return { country, type: 'c-corporation', form: 'Corporation', place: 'Delaware, USA' };
  const type = kind === 'bilingual' ? 'mainland-llc' : 'free-zone';
  return {
    country,
    type,
    form: documentTexts.form(type),
    place: type === 'free-zone' ? 'DMCC, UAE' : 'Dubai, UAE',
  };
}

try {
  const page = await sharp({ create: { width: 1000, height: 1400, channels: 3, background: '#dde4ea' } })
    .jpeg()
    .toBuffer();
  for (const kind of sampleKinds) {
    for (const template of await readTemplates()) {
      const record = sampleRecord(kind, placeOf(template, kind));
      const subject = template.of === 'company' ? null : 'party-1';
      const data = documentDataOf(template, record, subject, sampleChoices(template, kind));
      const names = data.papers.map((_, index) => [`paper-${index + 1}.jpg`]);
      const pictures = { names, files: Object.fromEntries(names.flat().map((name) => [name, page])) };
      await draw(`${template.id}-${kind}`, () =>
        print({ typesetter }, template, data, { at, pictures: template.withPapers ? pictures : undefined }),
      );
      if (template.id === 'shareholder-resolution') {
        const { signers, proof, files } = await sampleProof(data.signers);
        await draw(`signed-${kind}`, () =>
          print({ typesetter }, template, data, { at, signers, proof, files }),
        );
      }
    }
    const { name } = sampleRecord(kind, { country: 'AE', type: '', form: '', place: '' }).company;
    await draw(`quote-${kind}`, () => typesetDraft({ typesetter }, sampleQuote(kind, name), at));
    for (const form of invoiceKinds) {
      await draw(`${form}-${kind}`, () =>
        typesetter.typeset('templates/invoice.typ', invoiceSheet(sampleInvoice(kind, name, form)), { at }),
      );
    }
  }
} finally {
  await typesetter.stop();
}
