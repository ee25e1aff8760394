import { basePath } from '#web/paths.ts';

/** The address of a page inside the web app, as its router takes it; `undefined` for any other address. */
export function pageOf(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  if (origin !== location.origin || !pathname.startsWith(`${basePath}/`)) return undefined;
  return pathname.slice(basePath.length) + search + hash;
}
