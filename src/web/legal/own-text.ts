import type { OwnLegalText } from '#contract/brand.ts';
import type { LegalTextName } from '#domain/brand/legal-text.ts';
import { dayText } from '#domain/values/day-text.ts';

/** A text of the operator's own, ready to be shown. */
export interface ShownText {
  contents: string;
  body: string;
  updated: { on: string; inWords: string };
}

export function shownText({ contents, body, changedAt }: OwnLegalText): ShownText {
  const on = changedAt.slice(0, 10);
  return { contents, body, updated: { on, inWords: dayText(on) } };
}

/** Stands in while the pages are prerendered; the server replaces each mark when it serves a page. */
const marks: ShownText = {
  contents: '%LEGAL_CONTENTS%',
  body: '%LEGAL_BODY%',
  updated: { on: '%LEGAL_CHANGED_ON%', inWords: '%LEGAL_CHANGED%' },
};

/** The text that this page was served with; `undefined` where it is another page. */
export function servedText(name: LegalTextName): ShownText | undefined {
  if (typeof document === 'undefined') return marks;
  const text = JSON.parse(
    document.getElementById('legal-text')?.textContent ?? 'null',
  ) as OwnLegalText | null;
  return text?.name === name ? shownText(text) : undefined;
}
