import { readFile } from 'node:fs/promises';
import type { OwnLegalText } from '#contract/brand.ts';
import type { LegalTextName } from '#domain/brand/legal-text.ts';
import type { Brand } from '../configuration/config.ts';
import { imageTypeOf } from '../platform/image-type.ts';
import type { LiveValue } from '../platform/live-value.ts';

export interface Logo {
  content: Uint8Array<ArrayBuffer>;
  /** Its media type. */
  type: string;
}

/** The brand at a moment: what operators have set, and the settings of the start for the rest. */
export interface BrandNow extends Brand {
  /** Which legal texts are the operator's own. */
  ownTexts: readonly LegalTextName[];
  /** False where the built-in mark is used. */
  hasOwnLogo: boolean;
  /** The operators' own logo; `undefined` where the built-in mark is used. */
  readLogo(): Promise<Logo | undefined>;
  /** A legal text of the operator's own; `undefined` where the built-in one holds. */
  readText(text: LegalTextName): Promise<OwnLegalText | undefined>;
}

/** Under whose name and look the product runs, which operators may change at any time. */
export interface LiveBrand extends LiveValue<BrandNow> {
  /** What the settings of the start say, for what operators have not set. */
  settings: Brand;
}

/** A brand that stays as the settings have it. */
export function settledBrand(brand: Brand): LiveBrand {
  const now: BrandNow = {
    ...brand,
    ownTexts: [],
    hasOwnLogo: brand.logoFile !== undefined,
    readLogo: () => logoOfSettings(brand),
    readText: async () => undefined,
  };
  return { settings: brand, known: () => now, current: async () => now, reread: async () => undefined };
}

/** The logo of `BRAND_LOGO`, whose type the settings have checked. */
export async function logoOfSettings({ logoFile }: Brand): Promise<Logo | undefined> {
  if (!logoFile) return undefined;
  const content = new Uint8Array(await readFile(logoFile));
  return { content, type: imageTypeOf(content) ?? 'application/octet-stream' };
}
