import * as contract from '#contract/brand.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { changeBrand } from './change-brand.ts';
import type { BrandPorts } from './ports.ts';
import { readBrand } from './read-brand.ts';
import { removeLogo, setLogo } from './set-logo.ts';

const { serve } = servingWith<BrandPorts>();

/** What the brand feature answers. */
export const brandRoutes = [
  serve(contract.readBrand, async ({ services, replyHeaders }) => {
    const brand = await readBrand(services);
    replyHeaders.etag = etagOf(brand.version);
    return { brand };
  }),

  serve(contract.changeBrand, async (call) => {
    const { services, session, input, expectedVersion, replyHeaders, texts } = call;
    const brand = await changeBrand(services, session.person, input, expectedVersion);
    replyHeaders.etag = etagOf(brand.version);
    return { message: texts.brandSaved, brand };
  }),

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
