interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): unknown };
}

/**
 * Pages may turn strings into HTML through this policy alone (Trusted Types, see `src/server/pages/fill-page.ts`), so that
 * no other code can. Where browsers know no such policies, and while pages are built, the string stays as it is.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('landfall-html', { createHTML: (html) => html });

/** HTML for `dangerouslySetInnerHTML`: only from our own build, a sanitizer, or a library that knows no text. */
export function trustedHtml(html: string): { __html: string } {
  // React passes the object through, but its types allow only strings.
  return { __html: (policy?.createHTML(html) ?? html) as string };
}
