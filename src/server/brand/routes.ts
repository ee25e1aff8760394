import * as contract from '#contract/brand.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { changeBrand } from './change-brand.ts';
import type { BrandPorts } from './ports.ts';
import { readBrand } from './read-brand.ts';
import { removeLogo, setLogo } from './set-logo.ts';

const { serve } = servingWith<BrandPorts>();

/** What the brand feature answers. */
export const brandRoutes = [
  serve(contract.readBrand, async ({ services }) => ({ brand: await readBrand(services) })),

  serve(contract.changeBrand, async ({ services, session, input, texts }) => ({
    message: texts.brandSaved,
    brand: await changeBrand(services, session.person, input),
  })),

  serve(contract.uploadBrandLogo, async ({ services, session, upload, texts }) => ({
    message: texts.brandSaved,
    brand: await setLogo(services, session.person, upload),
  })),

  serve(contract.removeBrandLogo, async ({ services, session, texts }) => ({
    message: texts.brandSaved,
    brand: await removeLogo(services, session.person),
  })),

  serve(contract.readLegalText, async ({ services, params }) => ({
    text: (await (await services.brand.current()).readText(params.text)) ?? null,
  })),
];
