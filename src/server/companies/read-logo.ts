import type { Person } from '#domain/accounts/person.ts';
import type { LogoType } from '#domain/companies/company-rules.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyPorts } from './ports.ts';
import { readCompany } from './read-company.ts';
import { logoVersionOf } from './views.ts';

export interface Logo {
  /** New for every upload. */
  version: string;
  type: LogoType;
  /** @throws Failure 'logo-not-found' if the file is gone */
  content(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The logo of a company of the signed-in person.
 *
 * @throws Failure 'company-not-found' or 'logo-not-found'
 */
export async function readLogo(
  services: Pick<CompanyPorts, 'database' | 'files'>,
  person: Person,
  id: string,
): Promise<Logo> {
  const { logoKey, logoType } = (await readCompany(services, person, id)).details;
  if (!logoKey || !logoType) throw new Failure('logo-not-found');
  return {
    version: logoVersionOf(logoKey),
    type: logoType,
    async content() {
      const content = await services.files.read(logoKey);
      if (!content) throw new Failure('logo-not-found');
      return content;
    },
  };
}
