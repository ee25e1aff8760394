import type { WebSettings } from '#contract/web-settings.ts';

/**
 * Stands in while pages are prerendered: the server replaces each mark when it serves a page, so that
 * one build serves any brand.
 */
const marks: WebSettings = {
  anonymousKey: '',
  ownTexts: [],
  google: false,
  brand: {
    name: '%BRAND_NAME%',
    assistantName: '%ASSISTANT_NAME%',
    operatorName: '%OPERATOR_NAME%',
    contact: '%CONTACT%',
  },
};

function readWebSettings(): WebSettings {
  if (typeof document === 'undefined') return marks;
  return JSON.parse(document.getElementById('web-settings')?.textContent ?? '') as WebSettings;
}

/** The settings that the server wrote into this page. */
export const webSettings = readWebSettings();
