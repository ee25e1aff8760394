import { createHash } from 'node:crypto';
import type { OwnLegalText } from '#contract/brand.ts';
import type { PageAnswer } from '#contract/page-answers.ts';
import type { WebSettings } from '#contract/web-settings.ts';
import { brandColours } from '#domain/brand/brand-colours.ts';
import { dayText } from '#domain/values/day-text.ts';
import { escapeHtml } from '#domain/values/html-text.ts';
import type { BrandNow } from '../brand/index.ts';
import type { Config } from '../configuration/config.ts';

/** The settings that a page passes to the web app. */
export function webSettingsOf(
  brand: BrandNow,
  { anonymousKey, google }: Pick<WebSettings, 'anonymousKey' | 'google'>,
): WebSettings {
  const { name, assistantName, operatorName, supportEmail, ownTexts } = brand;
  return {
    anonymousKey,
    ownTexts,
    google,
    brand: { name, assistantName, operatorName, contact: supportEmail || operatorName },
  };
}

/** Fills the placeholders of a built page; `more` are values of this page alone, as HTML. */
export type PageFiller = (html: string, more?: Readonly<Record<string, string>>) => string;

/**
 * Creates a function that fills the placeholders of a built page with escaped values.
 *
 * @param drawings data addresses by path below the base, which become part of the page
 */
export function pageFiller(
  brand: BrandNow,
  publicUrl: string,
  settings: WebSettings,
  drawings: ReadonlyMap<string, string> = new Map(),
): PageFiller {
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
  const mark = brand.hasOwnLogo ? undefined : drawings.get('brand-mark.svg');
  const images = new Map([...drawings, ...(mark ? [['brand/logo', mark] as const] : [])]);
  return (html, more) =>
    withImages(html, images).replace(
      /%([A-Z_]+)%/g,
      (placeholder, name) => more?.[name] ?? values[name] ?? placeholder,
    );
}

/** Files would share the connection with the fonts and the style sheet, which the first paint waits for. */
function withImages(html: string, images: ReadonlyMap<string, string>): string {
  return html
    .replaceAll(/<link rel="preload" as="image" href="\/app\/([^"]+)"\/>/g, (link, path) =>
      images.has(path) ? '' : link,
    )
    .replaceAll(/(<img src="|<link rel="icon" href=")\/app\/([^"]+)"/g, (image, begin, path) => {
      const address = images.get(path);
      return address === undefined ? image : `${begin}${address}"`;
    });
}

/** Additional values of a page that shows the operator's own legal text. */
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

/** Additional values of a page that was rendered for its address. */
export function valuesOfAnsweredPage({
  title,
  body,
  answers,
}: {
  title: string;
  /** HTML. */
  body: string;
  answers: readonly PageAnswer[];
}): Record<string, string> {
  return {
    PAGE_TITLE: escapeHtml(title),
    PAGE_BODY: body,
    PAGE_ANSWERS: escapeScript(JSON.stringify(answers)),
  };
}

/** Escapes JSON so that it cannot end the script element around it. */
function escapeScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Other origins that a page may load scripts from and connect to. */
export interface ExternalOrigins {
  scripts: readonly string[];
  connections: readonly string[];
}

const noOrigins: ExternalOrigins = { scripts: [], connections: [] };

/**
 * Origins for hosted voice calls: the service, and the call library, which loads part of its code from and
 * connects to its vendor's servers. The origin that it reports failures to is left out, so none are sent.
 */
export function voiceOriginsOf({ provider, hosted }: Config['voice']): ExternalOrigins {
  if (provider !== 'hosted' || !hosted) return noOrigins;
  return {
    scripts: ['https://c.daily.co'],
    connections: [new URL(hosted.baseUrl).origin, 'https://*.daily.co', 'wss://*.daily.co'],
  };
}

/**
 * Only these policies turn strings into HTML or script URLs: `src/web/platform/trusted-html.ts`,
 * `src/web/offline/keep-offline-page.ts`, the loader in `scripts/web-pages/scripts-after-paint.ts`, and that of the
 * sanitizer.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types landfall-html landfall-offline landfall-scripts dompurify',
];

/** The content security policy of a page: inline scripts by hash, other origins only if listed. */
export function contentPolicyOf(html: string, external: ExternalOrigins = noOrigins): string {
  const inlineScripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes),
  );
  const hashes = inlineScripts.map(
    ([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...external.scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...external.connections].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The hosted service's call library creates script elements from strings.
    ...(external.scripts.length > 0 ? [] : trustedTypes),
  ].join('; ');
}
