import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '#contract/field-problem.ts';
import type { Person } from '#domain/accounts/person.ts';
import { type ImageProblem, ImageRefused, redrawImage, TooManyImages } from '../files/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Company } from '../tenancy/index.ts';
import { pointToLogo } from './point-to-logo.ts';
import type { CompanyPorts } from './ports.ts';
import { readCompany } from './read-company.ts';

const uploads: Limit = { name: 'set-logo', times: 60, windowSeconds: 60 * 60 };

/** Longest side of a logo, in pixels: sharp on any screen at several times the size it is shown in. */
const longestSide = 512;

const problems: Record<ImageProblem, FieldProblem> = {
  'wrong-type': { code: 'logo-type' },
  'too-many-pixels': { code: 'logo-too-many-pixels' },
  unreadable: { code: 'logo-unreadable' },
};

/**
 * Stores a logo and shows it from now on. What the image is, its content says, not the client; and what is stored
 * was drawn here, so that nothing of the file itself is ever shown. The former file goes once no row points to it.
 *
 * @throws Failure 'company-not-found', 'not-allowed', 'invalid-input', 'busy' or 'too-many-requests'
 */
export async function setLogo(
  services: CompanyPorts,
  person: Person,
  id: string,
  image: Uint8Array,
): Promise<Company> {
  const { files, rateLimits } = services;
  await readCompany(services, person, id, 'change-logo');
  await rateLimits.count(uploads, person.id);
  const logo = await redraw(image);

  const key = `logos/${randomUUID()}`;
  await files.write(key, logo);
  // Should the rest fail, the file stays behind: whether the row was stored is not known for sure then, and what
  // no row names is tidied up later.
  return pointToLogo(services, person, id, { key, type: 'image/webp' });
}

async function redraw(image: Uint8Array): Promise<Uint8Array> {
  try {
    return await redrawImage(image, longestSide);
  } catch (error) {
    if (error instanceof ImageRefused) {
      throw new Failure('invalid-input', { fields: { logo: problems[error.problem] } });
    }
    if (error instanceof TooManyImages) throw new Failure('busy', { retryAfterSeconds: 5 });
    throw error;
  }
}
