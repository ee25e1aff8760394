import { createHmac, hkdfSync } from 'node:crypto';
import type { Secrets } from '../platform/secrets.ts';

/**
 * What two passport numbers are compared by. Keyed, because the numbers are so few that a plain hash would give them
 * away. Other than with a new secret it never changes.
 */
export function passportKeyOf({ authSecret }: Pick<Secrets, 'authSecret'>, passport: string): string | null {
  if (passport === '') return null;
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'landfall passport numbers', 32));
  return createHmac('sha256', key).update(passport).digest('base64url');
}
