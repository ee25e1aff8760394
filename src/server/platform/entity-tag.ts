/** Whether the client already has this version. Weak comparison, as for If-None-Match (RFC 9110, 13.1.2). */
export function isKnown(etag: string, headers: Headers): boolean {
  const tags = headers.get('if-none-match')?.split(',') ?? [];
  return tags.map((tag) => tag.trim().replace(/^W\//, '')).some((tag) => tag === etag || tag === '*');
}

/** The ETag of a version. */
export function etagOf(version: string | number): string {
  return `"${version}"`;
}

/**
 * The version that If-Match requires; `undefined` for any. Strong comparison, so a weak tag never matches (RFC 9110,
 * 13.1.1).
 */
export function expectedVersion(headers: Headers): string | undefined {
  const tag = headers.get('if-match')?.trim();
  if (tag === undefined || tag === '*') return undefined;
  return /^"([^"]*)"$/.exec(tag)?.[1] ?? tag;
}
