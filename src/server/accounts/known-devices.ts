import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { newToken } from '../platform/one-time-token.ts';
import { cookieName, sessionCookie } from './session-cookie.ts';

/** The account a device has signed in to. */
export interface DeviceAccount {
  personId: string;
  /** Ends the known-device status when the password changes (see `markOfPassword`). */
  passwordMark: string;
}

/**
 * Browsers that have signed in to an account with its password. Their wrong passwords are counted separately, so that
 * an attack from elsewhere does not lock the owner out (OWASP, "Device cookies").
 */
export interface KnownDevices {
  /** The Set-Cookie header that marks the browser as known. */
  cookieFor(account: DeviceAccount): string;
  /** The id of the device that sent these headers, if it is known for this account. */
  find(headers: Headers, account: DeviceAccount): string | undefined;
}

/** A year, renewed at each sign-in with the password. */
const lastsSeconds = 365 * 24 * 60 * 60;

interface Options {
  publicUrl: string;
  authSecret: string;
  clock: () => Date;
}

export function openKnownDevices({ publicUrl, authSecret, clock }: Options): KnownDevices {
  const { attributes } = sessionCookie(publicUrl);
  const name = cookieName(publicUrl, 'device');
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'landfall known devices', 32));
  const signatureOf = (device: string, { personId, passwordMark }: DeviceAccount) =>
    createHmac('sha256', key)
      .update(JSON.stringify([device, personId, passwordMark]))
      .digest('base64url');

  return {
    cookieFor(account) {
      const expires = Math.floor(clock().getTime() / 1000) + lastsSeconds;
      const device = `${newToken()}.${expires}`;
      const value = `${device}.${signatureOf(device, account)}`;
      return serialize(name, value, { ...attributes, maxAge: lastsSeconds });
    },
    find(headers, account) {
      const value = parse(headers.get('cookie') ?? '', name)[name] ?? '';
      const [, device, expires, signature] = /^([\w-]{1,100}\.(\d{1,12}))\.([\w-]{43})$/.exec(value) ?? [];
      if (!device || !signature || Number(expires) * 1000 < clock().getTime()) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(device, account)));
      return isOurs ? device : undefined;
    },
  };
}
