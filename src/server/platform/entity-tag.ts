/** Whether a client says that it has this version already (If-None-Match, RFC 9110 13.1.2). */
export function isKnown(etag: string, headers: Headers): boolean {
  const known = headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  return known.includes(etag) || known.includes(`W/${etag}`);
}
