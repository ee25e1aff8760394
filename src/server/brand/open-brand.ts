import { legalHtmlOf, legalTexts } from '#domain/brand/legal-text.ts';
import { assistantNamedAfter, type Brand } from '../configuration/config.ts';
import type { FileStore } from '../files/index.ts';
import type { Database } from '../platform/database/database.ts';
import { openLiveValue } from '../platform/live-value.ts';
import type { Log } from '../platform/log.ts';
import { readOwnText, readStoredBrand } from './brand-repository.ts';
import { type BrandNow, type LiveBrand, logoOfSettings, settledBrand } from './live-brand.ts';
import type { StoredBrand } from './stored-brand.ts';

interface Options {
  database: Database;
  files: FileStore;
  /** What holds where operators have set nothing. */
  settings: Brand;
  log: Log;
}

/**
 * The operators' brand. Each use asks the database, so that a change shows on all instances with the next page. If the
 * database does not answer, the last known brand applies.
 */
export async function openBrand(options: Options): Promise<LiveBrand> {
  const { database, settings, log } = options;
  let knownText: string | undefined;
  const live = await openLiveValue({
    initial: settledBrand(settings).known(),
    async read(known) {
      const text = await readStoredBrand(database);
      if (text === knownText) return known;
      knownText = text;
      return text === undefined ? settledBrand(settings).known() : brandOf(JSON.parse(text), options);
    },
    failure: 'Whether the brand has changed could not be read.',
    log,
  });
  return { settings, ...live };
}

function brandOf(stored: StoredBrand, { database, files, settings }: Options): BrandNow {
  const { logo, texts = {} } = stored;
  return {
    ...settings,
    ...namesOf(stored, settings),
    ...((stored.accent ?? settings.accent) && { accent: stored.accent ?? settings.accent }),
    ownTexts: legalTexts.filter((text) => texts[text] !== undefined),
    hasOwnLogo: logo !== undefined || settings.logoFile !== undefined,
    async readLogo() {
      if (!logo) return logoOfSettings(settings);
      const content = await files.read(logo.key);
      return content && { content, type: logo.type };
    },
    async readText(text) {
      const changedAt = texts[text];
      const markdown = changedAt === undefined ? undefined : await readOwnText(database, text);
      return markdown === undefined || changedAt === undefined
        ? undefined
        : { name: text, ...legalHtmlOf(markdown), changedAt };
    },
  };
}

/** Where nobody named the assistant, it is named after the product, as in the settings. */
export function namesOf(
  stored: StoredBrand,
  settings: Brand,
): Pick<Brand, 'name' | 'assistantName' | 'operatorName' | 'supportEmail'> {
  const name = stored.name ?? settings.name;
  const isNamedAfterProduct = settings.assistantName === assistantNamedAfter(settings.name);
  return {
    name,
    assistantName:
      stored.assistantName ?? (isNamedAfterProduct ? assistantNamedAfter(name) : settings.assistantName),
    operatorName: stored.operatorName ?? settings.operatorName,
    supportEmail: stored.supportEmail ?? settings.supportEmail,
  };
}
