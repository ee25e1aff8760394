import * as contract from '#contract/brand.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { changeBrand } from './change-brand.ts';
import type { BrandPorts } from './ports.ts';
import { readBrand } from './read-brand.ts';
import { removeLogo, setLogo } from './set-logo.ts';

const { serve } = servingWith<BrandPorts>();

const saved = 'Saved. Everybody sees it with the next page they load.';

/** What the brand feature answers. */
export const brandRoutes = [
  serve(contract.readBrand, async ({ services }) => ({ brand: await readBrand(services) })),

  serve(contract.changeBrand, async ({ services, session, input }) => ({
    message: saved,
    brand: await changeBrand(services, session.person, input),
  })),

  serve(contract.uploadBrandLogo, async ({ services, session, upload }) => ({
    message: saved,
    brand: await setLogo(services, session.person, upload),
  })),

  serve(contract.removeBrandLogo, async ({ services, session }) => ({
    message: saved,
    brand: await removeLogo(services, session.person),
  })),

  serve(contract.readLegalText, async ({ services, params }) => ({
    text: (await (await services.brand.current()).readText(params.text)) ?? null,
  })),
];
