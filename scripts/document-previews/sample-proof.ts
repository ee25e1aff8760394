import sharp from 'sharp';
import type { DocumentSigner } from '#domain/documents/document-data.ts';
import { signingTexts } from '#messages/signing-texts.ts';

const at = new Date('2026-11-22T10:04:05Z');
const stroke =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120"><path d="M20 90C90-40 120 160 190 60S300 20 380 80" fill="none" stroke="#0e2230" stroke-width="5"/></svg>';

/** Signatures, by turns typed and drawn, and the proof of them. */
export async function sampleProof(signers: readonly DocumentSigner[]) {
  const isTyped = (index: number) => index % 2 === 0;
  return {
    files: { 'signature.png': await sharp(Buffer.from(stroke)).png().toBuffer() },
    signers: signers.map((signer, index) => ({
      ...signer,
      ...(isTyped(index) ? { typed: signer.name } : { mark: 'signature.png' }),
      inPlaceOf: index === 2 ? (signers[0]?.name ?? '') : '',
      signedAt: signingTexts.moment(at),
    })),
    proof: {
      ...{ installation: 'Harbour Agents', title: 'Shareholder resolution', hash: 'c0ffee12'.repeat(8) },
      sentAt: signingTexts.moment(at),
      completedAt: signingTexts.moment(at),
      order: signingTexts.order('ordered'),
      signers: signers.map(({ name, capacity }, index) => ({
        name,
        email: `signer-${index + 1}@a-long-name-of-a-company.example.com`,
        capacity: signingTexts.capacity(capacity),
        identified: signingTexts.identified(isTyped(index) ? 'account' : 'email-code'),
        openedAt: signingTexts.moment(at),
        consentedAt: signingTexts.moment(at),
        inPlaceOf: index === 2 ? (signers[0]?.name ?? '') : '',
        signedAt: signingTexts.momentWithZone(at, 'America/Argentina/Buenos_Aires'),
        method: signingTexts.method(isTyped(index) ? 'typed' : 'drawn'),
        address: '2001:db8:85a3::8a2e:370:7334',
      })),
    },
  };
}
