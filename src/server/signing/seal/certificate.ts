import { webcrypto } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  setEngine,
} from 'pkijs';

const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as never });
setEngine('node', engine);

type PrivateKey = Parameters<Certificate['sign']>[0];

/** The key that the installation seals documents with, and its certificate. */
export interface SealKey {
  certificate: Certificate;
  /** Other certificates that lead to one that people trust. */
  chain: readonly Certificate[];
  privateKey: PrivateKey;
}

/** The same as text: PEM. */
export interface SealKeyText {
  certificate: string;
  privateKey: string;
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const validYears = 10;

/** Makes a key with a certificate that it signed itself. */
export async function makeSealKey(name: string, from: Date): Promise<SealKeyText> {
  const { subtle } = webcrypto;
  const keys = await subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  const serial = webcrypto.getRandomValues(new Uint8Array(16));
  serial[0] = 1;
  certificate.serialNumber = new Integer({ valueHex: serial.buffer });
  for (const names of [certificate.issuer, certificate.subject]) {
    names.typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }),
    );
  }
  certificate.notBefore.value = from;
  certificate.notAfter.value = new Date(from.getTime() + validYears * 365 * 24 * 60 * 60 * 1000);
  // Digital signature and non-repudiation.
  const usage = new BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
    }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER() }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as unknown as PrivateKey, engine);
  await certificate.sign(keys.privateKey as unknown as PrivateKey, 'SHA-256', engine);
  return {
    certificate: pemOf('CERTIFICATE', certificate.toSchema(true).toBER()),
    privateKey: pemOf('PRIVATE KEY', await subtle.exportKey('pkcs8', keys.privateKey)),
  };
}

/**
 * Reads a key and its certificates, the key's own first.
 * @throws Error unless both are PEM of an RSA key
 */
export async function readSealKey({ certificate, privateKey }: SealKeyText): Promise<SealKey> {
  const [own, ...chain] = partsOf(certificate, 'CERTIFICATE').map((der) => Certificate.fromBER(der));
  const [key] = partsOf(privateKey, 'PRIVATE KEY');
  if (!own || !key) throw new Error('a PEM file with a certificate and one with its key are needed');
  const imported = await webcrypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']);
  return {
    certificate: own,
    chain,
    privateKey: imported as unknown as PrivateKey,
  };
}

function pemOf(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

function partsOf(pem: string, label: string): Uint8Array<ArrayBuffer>[] {
  const pattern = new RegExp(`-----BEGIN ${label}-----([^-]+)-----END ${label}-----`, 'g');
  return [...pem.matchAll(pattern)].map(([, base64 = '']) => new Uint8Array(Buffer.from(base64, 'base64')));
}
