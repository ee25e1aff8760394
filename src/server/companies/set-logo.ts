import { randomUUID } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import { type LogoType, logoTypes } from '#domain/companies/company-rules.ts';
import { Failure } from '../platform/failure.ts';
import { imageTypeOf } from '../platform/image-type.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Services } from '../services.ts';
import type { Company } from './company-repository.ts';
import { pointToLogo } from './point-to-logo.ts';
import { readCompany } from './read-company.ts';

const uploads: Limit = { name: 'set-logo', times: 60, windowSeconds: 60 * 60 };

/**
 * Stores a logo and shows it from now on. What the image is, its first bytes say, not the client. The
 * former file goes once no row points to it any more.
 *
 * @throws Failure 'company-not-found', 'not-allowed', 'invalid-input' or 'too-many-requests'
 */
export async function setLogo(
  services: Services,
  person: Person,
  id: string,
  image: Uint8Array,
): Promise<Company> {
  const { files, rateLimits } = services;
  await readCompany(services, person, id, 'change-logo');
  const type = logoTypeOf(image);
  await rateLimits.count(uploads, person.id);

  const key = `logos/${randomUUID()}`;
  await files.write(key, image);
  try {
    return await pointToLogo(services, person, id, { key, type });
  } catch (error) {
    await files.remove(key);
    throw error;
  }
}

function logoTypeOf(image: Uint8Array): LogoType {
  const found = imageTypeOf(image);
  const type = logoTypes.find((known) => known === found);
  if (type) return type;
  throw new Failure('invalid-input', { fields: { logo: 'The logo must be a PNG, JPEG or WebP image.' } });
}
