/**
 * Whether a client says that it has this version already. Compared weakly, as If-None-Match asks for
 * (RFC 9110, 13.1.2).
 */
export function isKnown(etag: string, headers: Headers): boolean {
  const tags = headers.get('if-none-match')?.split(',') ?? [];
  return tags.map((tag) => tag.trim().replace(/^W\//, '')).some((tag) => tag === etag || tag === '*');
}
