import { Secret, TOTP } from 'otpauth';

/** The defaults of RFC 6238, which every authenticator app supports. */
const format = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Allowed clock drift in steps of 30 seconds, either way. */
const window = 1;

/** 160 random bits, in base32: as long as the hash, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The secret as an otpauth address for authenticator apps. */
export function addressOf(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...format, issuer, label, secret }).toString();
}

/** The time step of a six-digit code; `undefined` if it is not valid now. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...format, token, secret: Secret.fromBase32(secret), timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: format.period, timestamp }) + delta;
}
