import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '#contract/field-problem.ts';
import type { Person } from '#domain/accounts/person.ts';
import {
  PaperChecksBusy,
  type PictureProblem,
  PictureRefused,
  type Redrawing,
} from '../paper-checks/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Company } from '../tenancy/index.ts';
import { pointToLogo } from './point-to-logo.ts';
import type { CompanyPorts } from './ports.ts';
import { readCompany } from './read-company.ts';

const uploads: Limit = { name: 'set-logo', times: 60, windowSeconds: 60 * 60 };

/** How logos are kept: sharp on any screen at several times their display size. */
export const keptLogo: Redrawing = { width: 512, height: 512, format: 'webp' };

const problems: Record<PictureProblem, FieldProblem> = {
  'wrong-type': { code: 'logo-type' },
  'too-many-pixels': { code: 'logo-too-many-pixels' },
  unreadable: { code: 'logo-unreadable' },
};

/**
 * Stores a logo. The type is detected from the content, and the image is redrawn, so that nothing of the uploaded
 * file itself is ever served. The old file is deleted once no row refers to it.
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
  const logo = await redraw(services, image);

  const key = `logos/${randomUUID()}`;
  await files.write(key, logo);
  // If the rest fails, it is unknown whether the row was stored, so the file stays; orphaned files are cleaned up
  // later.
  return pointToLogo(services, person, id, { key, type: 'image/webp' });
}

async function redraw(
  { paperChecks }: Pick<CompanyPorts, 'paperChecks'>,
  image: Uint8Array,
): Promise<Uint8Array> {
  try {
    return await paperChecks.redraw(image, keptLogo);
  } catch (error) {
    if (error instanceof PictureRefused) {
      throw new Failure('invalid-input', { fields: { logo: problems[error.problem] } });
    }
    if (error instanceof PaperChecksBusy) throw new Failure('busy', { retryAfterSeconds: 5 });
    throw error;
  }
}
