import { createHash } from 'node:crypto';
import type { OwnLegalText } from '#contract/brand.ts';
import type { WebSettings } from '#contract/web-settings.ts';
import { brandColours } from '#domain/brand/brand-colours.ts';
import { dayText } from '#domain/values/day-text.ts';
import { escapeHtml } from '#domain/values/html-text.ts';
import type { BrandNow } from '../brand/index.ts';
import type { Config } from '../configuration/config.ts';

/** What the pages say where the operator gave no address for support. */
const contactWithoutAddress = 'the operator of this installation';

/** What the page tells the web app. */
export function webSettingsOf(
  brand: BrandNow,
  { anonymousKey, google }: Pick<WebSettings, 'anonymousKey' | 'google'>,
): WebSettings {
  const { name, assistantName, operatorName, supportEmail, ownTexts } = brand;
  return {
    anonymousKey,
    ownTexts,
    google,
    brand: { name, assistantName, operatorName, contact: supportEmail || contactWithoutAddress },
  };
}

/** Fills a built page; `more` are values for this once, as HTML. */
export type PageFiller = (html: string, more?: Readonly<Record<string, string>>) => string;

/** Makes a function that fills the placeholders of a built page, each value once and only as text. */
export function pageFiller(brand: BrandNow, publicUrl: string, settings: WebSettings): PageFiller {
  const values: Record<string, string> = {
    PUBLIC_URL: escapeHtml(publicUrl),
    BRAND_NAME: escapeHtml(settings.brand.name),
    BRAND_NAME_JSON: escapeScript(JSON.stringify(settings.brand.name)),
    ASSISTANT_NAME: escapeHtml(settings.brand.assistantName),
    OPERATOR_NAME: escapeHtml(settings.brand.operatorName),
    CONTACT: escapeHtml(settings.brand.contact),
    WEB_SETTINGS: escapeScript(JSON.stringify(settings)),
    BRAND_STYLE: brand.accent ? styleOf(brand.accent) : '',
    SEARCH_RESULTS: '',
    LEGAL_TEXT: 'null',
  };
  return (html, more) =>
    html.replace(/%([A-Z_]+)%/g, (placeholder, name) => more?.[name] ?? values[name] ?? placeholder);
}

/** What a page with a legal text of the operator's own is filled with beside the rest. */
export function valuesOfLegalText(text: OwnLegalText): Record<string, string> {
  const changedOn = text.changedAt.slice(0, 10);
  return {
    LEGAL_TEXT: escapeScript(JSON.stringify(text)),
    LEGAL_CONTENTS: text.contents,
    LEGAL_BODY: text.body,
    LEGAL_CHANGED_ON: changedOn,
    LEGAL_CHANGED: escapeHtml(dayText(changedOn)),
  };
}

function styleOf(accent: string): string {
  const { light, dark } = brandColours(accent);
  return `<style>:root{--brand-accent:${light};--brand-accent-dark:${dark}}</style>`;
}

/** Keeps JSON from ending the script element it stands in, or starting anything else. */
function escapeScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Who else a page may load scripts from and talk to. */
export interface PolicyGuests {
  scripts: readonly string[];
  connections: readonly string[];
}

const noGuests: PolicyGuests = { scripts: [], connections: [] };

/**
 * Whom pages need for hosted voice calls: the service, and the call library, which loads half of itself and
 * talks to its maker's servers. Its reports of failures go elsewhere, and so nowhere.
 */
export function voiceGuestsOf({ provider, hosted }: Config['voice']): PolicyGuests {
  if (provider !== 'hosted' || !hosted) return noGuests;
  return {
    scripts: ['https://c.daily.co'],
    connections: [new URL(hosted.baseUrl).origin, 'https://*.daily.co', 'wss://*.daily.co'],
  };
}

/**
 * Strings become HTML or script addresses through named policies alone: `src/web/platform/trusted-html.ts`, the loader in
 * `scripts/web-pages/scripts-after-paint.ts`, and the sanitizer's own.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types landfall-html landfall-scripts dompurify',
];

/** The content policy of a page: its own inline scripts by their hashes, and nothing from others but guests. */
export function contentPolicyOf(html: string, guests: PolicyGuests = noGuests): string {
  const inlineScripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes),
  );
  const hashes = inlineScripts.map(
    ([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...guests.scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...guests.connections].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The call library of a hosted service makes script elements from strings.
    ...(guests.scripts.length > 0 ? [] : trustedTypes),
  ].join('; ');
}
