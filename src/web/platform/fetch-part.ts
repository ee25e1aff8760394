import { basePath } from '#web/paths.ts';

/** What has come, or is under way, by its address. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a part of the app once all its files are here. Some browsers never ask again for a module that could not be
 * had once, not even after the connection is back; so the files are fetched first, and imported from the cache.
 *
 * @param load imports the part
 * @param files what it needs that the page may not have, below the app's address
 * @throws what kept a file from coming; the next try asks for it again
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => once(`${basePath}/${file}`)));
  return load();
}

function once(address: string): Promise<void> {
  let coming = fetched.get(address);
  if (!coming) {
    coming = address.endsWith('.css') ? addStyle(address) : keepInCache(address);
    fetched.set(address, coming);
    coming.catch(() => fetched.delete(address));
  }
  return coming;
}

async function keepInCache(address: string): Promise<void> {
  // The page itself asked for it.
  if (document.querySelector(`link[href="${address}"]`)) return;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The status is ${response.status}.`);
    // Only what was read to its end is kept.
    await response.arrayBuffer();
  } catch (cause) {
    throw new Error(unfetched(address), { cause });
  }
}

function addStyle(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(unfetched(address)));
    });
    document.head.append(link);
  });
}

const unfetched = (address: string) => `${address} could not be fetched.`;
