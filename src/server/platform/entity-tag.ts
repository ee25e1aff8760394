/**
 * Whether a client says that it has this version already. Compared weakly, as If-None-Match asks for
 * (RFC 9110, 13.1.2).
 */
export function isKnown(etag: string, headers: Headers): boolean {
  const tags = headers.get('if-none-match')?.split(',') ?? [];
  return tags.map((tag) => tag.trim().replace(/^W\//, '')).some((tag) => tag === etag || tag === '*');
}

/** The ETag of a version. */
export function etagOf(version: string | number): string {
  return `"${version}"`;
}

/**
 * The version that a change is made to, as If-Match says it; `undefined` for any. Compared strongly, so that a weak
 * tag is never the current one (RFC 9110, 13.1.1).
 */
export function expectedVersion(headers: Headers): string | undefined {
  const tag = headers.get('if-match')?.trim();
  if (tag === undefined || tag === '*') return undefined;
  return /^"([^"]*)"$/.exec(tag)?.[1] ?? tag;
}
