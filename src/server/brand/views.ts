import type { BrandView } from '#contract/brand.ts';
import type { Brand } from '../configuration/config.ts';
import { namesOf } from './open-brand.ts';
import type { StoredBrand } from './stored-brand.ts';

/** What operators have set beside what holds otherwise. */
export function viewBrand(
  stored: StoredBrand,
  texts: { terms: string | undefined; privacy: string | undefined },
  settings: Brand,
): BrandView {
  const { assistantName: _, ...others } = stored;
  return {
    version: stored.version,
    set: {
      name: stored.name ?? null,
      assistantName: stored.assistantName ?? null,
      operatorName: stored.operatorName ?? null,
      supportEmail: stored.supportEmail ?? null,
      accent: stored.accent ?? null,
      hasLogo: stored.logo !== undefined,
      terms: texts.terms ?? null,
      privacy: texts.privacy ?? null,
    },
    defaults: {
      name: settings.name,
      assistantName: namesOf(others, settings).assistantName,
      operatorName: settings.operatorName,
      supportEmail: settings.supportEmail,
      accent: settings.accent ?? null,
    },
  };
}
