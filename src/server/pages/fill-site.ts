import { readFileSync } from 'node:fs';
import type { WebSettings } from '#contract/web-settings.ts';
import { legalTexts } from '#domain/brand/legal-text.ts';
import type { BrandNow } from '../brand/index.ts';
import { imageTypeOf } from '../platform/image-type.ts';
import { type Representation, representationOf } from '../platform/representation.ts';
import {
  contentPolicyOf,
  type PageFiller,
  type PolicyGuests,
  pageFiller,
  valuesOfLegalText,
  webSettingsOf,
} from './fill-page.ts';
import { drawingPolicy, type WebFiles } from './web-files.ts';

/** Everything that the brand is in, filled for one state of it. */
export interface FilledSite {
  brand: BrandNow;
  settings: WebSettings;
  fill: PageFiller;
  /** `undefined` where the web app is not built. */
  pages: FilledPages | undefined;
  /** The operator's own logo; `undefined` where the built-in mark holds. */
  logo(): Promise<Representation | undefined>;
}

interface FilledPages {
  /** The page of an address; `undefined` where there is none. */
  get(name: string): Promise<Representation | undefined>;
  missing(where: keyof typeof missingPages): Representation | undefined;
}

interface SiteOptions {
  brand: BrandNow;
  files: WebFiles | undefined;
  guests: PolicyGuests;
  publicUrl: string;
  anonymousKey: string;
  /** Whether people can sign in with Google. */
  google: boolean;
}

/** What visitors of unknown addresses see; these pages have no address of their own. */
const missingPages = { anywhere: 'not-found', help: 'help-not-found' } as const;

/** The page that shows a legal text of the operator's own in place of the built-in one. */
const ownPageOf = (text: string) => `${text}-own`;

const hidden: readonly string[] = [...Object.values(missingPages), ...legalTexts.map(ownPageOf)];

export function fillSite({ brand, files, guests, publicUrl, anonymousKey, google }: SiteOptions): FilledSite {
  const settings = webSettingsOf(brand, { anonymousKey, google });
  const fill = pageFiller(brand, publicUrl, settings);
  let logo: Promise<Representation | undefined> | undefined;
  return {
    brand,
    settings,
    fill,
    pages: files && fillPages(files, { brand, fill, guests }),
    logo() {
      logo ??= logoOf(brand).catch((error: unknown) => {
        logo = undefined;
        throw error;
      });
      return logo;
    },
  };
}

/** Fills each page when it is first asked for. */
function fillPages(
  { pages }: WebFiles,
  { brand, fill, guests }: Pick<SiteOptions, 'brand' | 'guests'> & { fill: PageFiller },
): FilledPages {
  const filled = new Map<string, Representation>();

  function filledWith(name: string, more?: Readonly<Record<string, string>>): Representation | undefined {
    const known = filled.get(name);
    const read = pages.get(name);
    if (known || !read) return known;
    const html = fill(read(), more);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentPolicyOf(html, guests),
    };
    const page = representationOf(new TextEncoder().encode(html), { headers, compressible: true });
    filled.set(name, page);
    return page;
  }

  return {
    async get(name) {
      if (hidden.includes(name)) return undefined;
      const own = brand.ownTexts.find((text) => text === name);
      if (!own) return filledWith(name);
      const known = filled.get(ownPageOf(own));
      if (known) return known;
      const text = await brand.readText(own);
      return text ? filledWith(ownPageOf(own), valuesOfLegalText(text)) : filledWith(name);
    },
    missing: (where) => filledWith(missingPages[where]),
  };
}

async function logoOf(brand: BrandNow): Promise<Representation | undefined> {
  const uploaded = await brand.readLogo();
  if (uploaded) return imageOf(uploaded.content, uploaded.type);
  if (!brand.logoFile) return undefined;
  // Its type was checked with the settings.
  const content = new Uint8Array(readFileSync(brand.logoFile));
  return imageOf(content, imageTypeOf(content) ?? 'application/octet-stream');
}

function imageOf(content: Uint8Array<ArrayBuffer>, type: string): Representation {
  const isDrawing = type === 'image/svg+xml';
  return representationOf(content, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(isDrawing && { 'content-security-policy': drawingPolicy }),
    },
    compressible: isDrawing,
  });
}
