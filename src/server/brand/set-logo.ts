import { randomUUID } from 'node:crypto';
import type { BrandView } from '#contract/brand.ts';
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
import { writeBrand } from './change-brand.ts';
import type { BrandPorts } from './ports.ts';
import type { StoredBrand } from './stored-brand.ts';

const uploads: Limit = { name: 'brand-logo', times: 60, windowSeconds: 60 * 60 };

/** Enough for the icon of an app on a home screen. */
const keptLogo: Redrawing = { width: 512, height: 512, format: 'webp' };

const refusals: Record<PictureProblem, FieldProblem> = {
  'wrong-type': { code: 'brand-logo-type' },
  'too-many-pixels': { code: 'logo-too-many-pixels' },
  unreadable: { code: 'logo-unreadable' },
};

/**
 * Sets another logo. The upload is redrawn, so that it cannot hide anything; SVG, which may contain scripts, is only
 * accepted in the settings.
 * @throws Failure 'invalid-input', 'busy' or 'too-many-requests'
 */
export async function setLogo(services: BrandPorts, operator: Person, image: Uint8Array): Promise<BrandView> {
  const { files, rateLimits } = services;
  await rateLimits.count(uploads, operator.id);
  const content = await drawn(services, image);
  const key = `brand/${randomUUID()}`;
  await files.write(key, content);
  try {
    return await pointToLogo(services, operator, { key, type: 'image/webp' });
  } catch (error) {
    await files.remove(key);
    throw error;
  }
}

/** Shows the logo of the settings again, or the built-in mark. */
export function removeLogo(
  services: Pick<BrandPorts, 'log' | 'clock' | 'database' | 'files' | 'brand'>,
  operator: Person,
): Promise<BrandView> {
  return pointToLogo(services, operator, undefined);
}

async function drawn(
  { paperChecks }: Pick<BrandPorts, 'paperChecks'>,
  image: Uint8Array,
): Promise<Uint8Array> {
  try {
    return await paperChecks.redraw(image, keptLogo);
  } catch (error) {
    if (error instanceof PaperChecksBusy) throw new Failure('busy', { retryAfterSeconds: 5 });
    if (error instanceof PictureRefused) {
      throw new Failure('invalid-input', { fields: { logo: refusals[error.problem] } });
    }
    throw error;
  }
}

/** Deletes the previous file once nothing refers to it. */
async function pointToLogo(
  services: Pick<BrandPorts, 'log' | 'clock' | 'database' | 'files' | 'brand'>,
  operator: Person,
  logo: StoredBrand['logo'],
): Promise<BrandView> {
  let former: StoredBrand['logo'];
  const view = await writeBrand(services, operator, async (_, stored) => {
    former = stored.logo;
    if (logo) stored.logo = logo;
    else delete stored.logo;
    return former || logo ? { logo: logo ? 'own image' : 'default' } : {};
  });
  if (former) {
    await services.files
      .remove(former.key)
      .catch((error: unknown) => services.log.warn({ err: error }, 'A former logo could not be removed.'));
  }
  return view;
}
