import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** How a device differs from a well-behaved one. */
interface Oddities {
  origin?: string;
  relyingParty?: string;
  challenge?: string;
  type?: string;
  /** Whether it verified the user, e.g. by fingerprint. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** Signs with a wrong key. */
  forges?: boolean;
  credentialId?: string;
}

interface Options {
  challenge: string;
  [member: string]: unknown;
}

/** A device that creates and presents passkeys, as seen through the browser API (Web Authentication, section 6). */
export function anAuthenticator({ origin, userId }: { origin: string; userId: string }) {
  const id = randomBytes(24).toString('base64url');
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  function clientData(type: string, { challenge }: Options, odd: Oddities): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  function authenticatorData(odd: Oddities, attested?: Buffer): Buffer {
    counter = odd.counter ?? counter + 1;
    const party = createHash('sha256').update(odd.relyingParty ?? new URL(origin).hostname);
    const flags = 0x01 | (odd.isVerified === false ? 0 : 0x04) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([party.digest(), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const credential = (odd: Oddities) => ({
    id: odd.credentialId ?? id,
    rawId: odd.credentialId ?? id,
    type: 'public-key',
    clientExtensionResults: {},
  });

  return {
    id,
    /** Creates the passkey. */
    make(options: Options, odd: Oddities = {}) {
      const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const idBytes = Buffer.from(odd.credentialId ?? id, 'base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(idBytes.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, idBytes, Buffer.from(isoCBOR.encode(key))]);
      const authData = new Uint8Array(authenticatorData(odd, attested));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
      return {
        ...credential(odd),
        response: {
          clientDataJSON: clientData('webauthn.create', options, odd).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    /** Presents it. */
    show(options: Options, odd: Oddities = {}) {
      const data = clientData('webauthn.get', options, odd);
      const authData = authenticatorData(odd);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      const handle = odd.userHandle === undefined ? userId : odd.userHandle;
      return {
        ...credential(odd),
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, (odd.forges ? others : keys).privateKey).toString('base64url'),
          ...(handle !== null && { userHandle: Buffer.from(handle).toString('base64url') }),
        },
      };
    },
  };
}
