import type { WebSettings } from '#contract/web-settings.ts';
import { legalTexts } from '#domain/brand/legal-text.ts';
import type { BrandNow } from '../brand/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { type Representation, representationOf } from '../platform/representation.ts';
import { type AnsweredPages, frameOf, openAnsweredPages, type PageAnswers } from './answered-pages.ts';
import {
  contentPolicyOf,
  type ExternalOrigins,
  type PageFiller,
  pageFiller,
  valuesOfLegalText,
  webSettingsOf,
} from './fill-page.ts';
import { svgPolicy, type WebFiles } from './web-files.ts';

/** All pages and files that contain the brand, filled for one version of it. */
export interface FilledSite {
  brand: BrandNow;
  settings: WebSettings;
  fill: PageFiller;
  /** `undefined` if the web app is not built. */
  pages: FilledPages | undefined;
  /** `undefined` if the web app is not built. */
  answeredPages: AnsweredPages | undefined;
  /** The operator's own logo; `undefined` if the built-in mark is used. */
  logo(): Promise<Representation | undefined>;
}

interface FilledPages {
  /** The page with this name; `undefined` if there is none. */
  get(name: string): Promise<Representation | undefined>;
  missing(section: keyof typeof missingPages): Representation | undefined;
}

interface SiteOptions {
  brand: BrandNow;
  files: WebFiles | undefined;
  external: ExternalOrigins;
  publicUrl: string;
  anonymousKey: string;
  /** Whether people can sign in with Google. */
  google: boolean;
  /** The folder of the built web app. */
  folder: string;
  answers: PageAnswers;
  clock: Clock;
  log: Log;
}

/** Pages for unknown addresses; they cannot be requested by name. */
const missingPages = { anywhere: 'not-found', help: 'help-not-found' } as const;

/** Name of the page that shows the operator's own legal text. */
const ownPageOf = (text: string) => `${text}-own`;

const hidden: readonly string[] = [
  ...Object.values(missingPages),
  ...legalTexts.map(ownPageOf),
  ...['plan', 'compare'].map(frameOf),
];

export function fillSite({
  brand,
  files,
  external,
  publicUrl,
  anonymousKey,
  google,
  ...rendering
}: SiteOptions): FilledSite {
  const settings = webSettingsOf(brand, { anonymousKey, google });
  const fill = pageFiller(brand, publicUrl, settings, files?.drawings);
  let logo: Promise<Representation | undefined> | undefined;
  return {
    brand,
    settings,
    fill,
    pages: files && fillPages(files, { brand, fill, external }),
    answeredPages: files && openAnsweredPages({ files, fill, external, ...rendering }),
    logo() {
      logo ??= logoOf(brand).catch((error: unknown) => {
        logo = undefined;
        throw error;
      });
      return logo;
    },
  };
}

/** Fills each page at its first request. */
function fillPages(
  { pages }: WebFiles,
  { brand, fill, external }: Pick<SiteOptions, 'brand' | 'external'> & { fill: PageFiller },
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
      'content-security-policy': contentPolicyOf(html, external),
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
    missing: (section) => filledWith(missingPages[section]),
  };
}

async function logoOf(brand: BrandNow): Promise<Representation | undefined> {
  const logo = await brand.readLogo();
  return logo && imageOf(logo.content, logo.type);
}

function imageOf(content: Uint8Array<ArrayBuffer>, type: string): Representation {
  const isSvg = type === 'image/svg+xml';
  return representationOf(content, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      ...(isSvg && { 'content-security-policy': svgPolicy }),
    },
    compressible: isSvg,
  });
}
