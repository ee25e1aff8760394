import { createHash } from 'node:crypto';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SealKey } from './certificate.ts';

/** What a seal says of itself. */
interface SealWords {
  /** Who seals. */
  name: string;
  reason: string;
  at: Date;
}

const dataType = '1.2.840.113549.1.7.1';

/**
 * Seals a PDF with the installation's key: PAdES baseline B, by its structure. The bytes that were there stay as they
 * are, and a change of any of them breaks the seal.
 */
export async function sealPdf(
  pdf: Uint8Array,
  key: SealKey,
  { name, reason, at }: SealWords,
): Promise<Uint8Array> {
  const placed = withExactStart(
    plainAddPlaceholder({
      pdfBuffer: Buffer.from(pdf),
      reason,
      contactInfo: '',
      name,
      location: '',
      signingTime: at,
      subFilter: 'ETSI.CAdES.detached',
      signatureLength: 16_000,
    }),
  );
  return new Uint8Array(await new SignPdf().sign(placed, new PadesSigner(key), at));
}

/** Points at the table of objects itself: the library points at the line break before it, which strict readers mind. */
function withExactStart(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const table = text.lastIndexOf('\nxref') + 1;
  const start = text.lastIndexOf('startxref');
  const end = ['startxref', table, '%%EOF', ''].join('\n');
  return Buffer.concat([pdf.subarray(0, start), Buffer.from(end)]);
}

/** Signs with the attribute that names its certificate, which PAdES asks for. */
class PadesSigner extends Signer {
  readonly #key: SealKey;

  constructor(key: SealKey) {
    super();
    this.#key = key;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { certificate, chain, privateKey } = this.#key;
    const hashOf = (bytes: Uint8Array) =>
      new OctetString({ valueHex: new Uint8Array(createHash('sha256').update(bytes).digest()).buffer });
    const own = hashOf(new Uint8Array(certificate.toSchema(true).toBER()));
    const named = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [own] })] })] });
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: dataType }),
      certificates: [certificate, ...chain],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({
                type: '1.2.840.113549.1.9.3',
                values: [new ObjectIdentifier({ value: dataType })],
              }),
              new Attribute({ type: '1.2.840.113549.1.9.4', values: [hashOf(content)] }),
              new Attribute({ type: '1.2.840.113549.1.9.16.2.47', values: [named] }),
            ],
          }),
        }),
      ],
    });
    await signed.sign(privateKey, 0, 'SHA-256', new Uint8Array(content).buffer);
    const info = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) });
    return Buffer.from(info.toSchema().toBER());
  }
}
