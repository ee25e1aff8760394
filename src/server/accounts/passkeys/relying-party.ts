import type { Config } from '../../configuration/config.ts';

/** How long a browser's answer is waited for, in ms: a list of passkeys may stand open for a while. */
export const lastsMs = 10 * 60 * 1000;

/** Ed25519, ES256 and RS256 (COSE): what devices make today, the wanted first. */
export const algorithms = [-8, -7, -257];

/** Most passkeys of one person. */
export const maxPasskeys = 20;

/** Whom passkeys are made for: the host of the installation's public address, and pages of that address alone. */
export function relyingPartyOf({ publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>) {
  return { id: new URL(publicUrl).hostname, name: brand.name, origin: publicUrl };
}

/** The challenge that a browser says it has answered; checked with all the rest afterwards. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
