import type { Config } from '../../configuration/config.ts';

/** How long to wait for the browser's answer, in ms: the list of passkeys may stay open for a while. */
export const lastsMs = 10 * 60 * 1000;

/** Ed25519, ES256 and RS256 (COSE), in order of preference. */
export const algorithms = [-8, -7, -257];

/** Maximum passkeys per person. */
export const maxPasskeys = 20;

/** The relying party: the host of the installation's public address. */
export function relyingPartyOf({ publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>) {
  return { id: new URL(publicUrl).hostname, name: brand.name, origin: publicUrl };
}

/** The challenge that a browser claims to answer. Verified afterwards with the rest. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
