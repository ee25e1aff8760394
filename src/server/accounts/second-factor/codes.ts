import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: RFC 6238 with its defaults. */
const format = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A clock may be this many steps of 30 seconds off, either way. */
const window = 1;

/** 160 random bits, in base32: as long as the hash, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The secret as an address that authenticator apps read. */
export function addressOf(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...format, issuer, label, secret }).toString();
}

/** The time step that a code of six digits belongs to; `undefined` where it is not right now. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...format, token, secret: Secret.fromBase32(secret), timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: format.period, timestamp }) + delta;
}
