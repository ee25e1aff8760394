import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PricedCatalogue, publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import type { Passage } from './passages.ts';
import type { PublishedArticle, PublishedArticles } from './published-articles.ts';
import type { PassageIndex } from './search/passage-index.ts';
import type { PassageSearch } from './search/passage-search.ts';

/** The articles by section, indexed for search. */
export interface Knowledge {
  /** In the order of their articles. */
  passages: readonly Passage[];
  /** The words of the articles. */
  index: PassageIndex;
  /** Finds the passages that answer a question. */
  search: PassageSearch;
  /** Corrects typing errors in a message. */
  corrected(message: string): string;
}

/** How long the version of the published articles may take to read, in ms: an answer waits for it. */
const versionTimeoutMs = 300;
/** After a failure answers are not kept waiting for this long, in ms. */
const pauseAfterFailureMs = 1_000;
/** How long an answer waits for changed articles to be indexed, in ms, before it uses the earlier ones. */
const indexTimeoutMs = 3_000;

interface KnowledgeOptions {
  /** Articles besides those of the folder. */
  published?: PublishedArticles;
  /** The catalogue with the prices that hold now; the published one without it. */
  prices?: { current(): Promise<PricedCatalogue> };
  /** Where `npm run build` has put what meaning is compared with; search is by words alone without it. */
  searchFolder?: string;
  /** How long an answer waits for the comparison of meaning, in ms. */
  searchTimeoutMs?: number;
  /** Called when meaning cannot be compared. */
  onFailure?: (error: Error) => void;
}

/** Opens the articles, and ends what searches them. */
export interface KnowledgeSource {
  (): Promise<Knowledge>;
  close(): Promise<void>;
}

/** Where `npm run build` puts what the search needs. */
export const builtSearchFolder = fileURLToPath(new URL('../../../dist/search', import.meta.url));

/** For tests and scripts: the search as built, which waits as long as a busy machine takes. */
export const builtSearch = { searchFolder: builtSearchFolder, searchTimeoutMs: 60_000 } as const;

/** What articles are made from besides their folder. */
interface Edition {
  /** The version of the published articles. */
  version: string | undefined;
  /** Where figures are taken from. */
  catalogue: PricedCatalogue;
}

/**
 * Returns a function that opens the articles of a folder and the published ones. They are read and indexed on first
 * use, which takes some tenths of a second and memory, and again when a published one or a price has changed on any
 * instance. A failure of the first use is retried next time; later ones leave the earlier articles in place.
 */
export function knowledgeIn(folder: string, options: KnowledgeOptions = {}): KnowledgeSource {
  const { published, prices } = options;
  let ofFolder: { catalogue: PricedCatalogue; passages: Promise<readonly Passage[]> } | undefined;
  let opened: Promise<Knowledge> | undefined;
  /** What `opened` is or will be made from. */
  let edition: Edition = { version: undefined, catalogue: publishedCatalogue };
  let asked: Promise<string | undefined> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  function readVersion(): Promise<string | undefined> {
    asked ??= (published?.version() ?? Promise.resolve(undefined))
      .catch(() => {
        failedAt = performance.now();
        return undefined;
      })
      .finally(() => {
        asked = undefined;
      });
    return asked;
  }

  async function versionNow(): Promise<string | undefined> {
    if (!published || performance.now() - failedAt < pauseAfterFailureMs) return edition.version;
    const now = await withTimeout(readVersion(), versionTimeoutMs);
    if (now === 'late') failedAt = performance.now();
    return now === 'late' || now === undefined ? edition.version : now;
  }

  function start(wanted: Edition): Promise<Knowledge> {
    const earlier = opened;
    const earlierEdition = edition;
    edition = wanted;
    const { catalogue } = wanted;
    if (ofFolder?.catalogue !== catalogue) ofFolder = { catalogue, passages: readFolder(folder, catalogue) };
    const opening: Promise<Knowledge> = Promise.all([ofFolder.passages, published?.read() ?? []])
      .then(([passages, articles]) => open(passages, articles, options))
      .then(async (known) => {
        const replaced = await earlier;
        await replaced?.search.close();
        return known;
      })
      .catch((error: unknown) => {
        edition = earlierEdition;
        opened = earlier;
        failedAt = performance.now();
        ofFolder = undefined;
        if (earlier) return earlier;
        throw error;
      });
    opened = opening;
    return opening;
  }

  async function current(): Promise<Knowledge> {
    const [version, catalogue = publishedCatalogue] = await Promise.all([versionNow(), prices?.current()]);
    const earlier = opened;
    if (!earlier) return start({ version, catalogue });
    if (version === edition.version && catalogue === edition.catalogue) return earlier;
    const known = await withTimeout(start({ version, catalogue }), indexTimeoutMs);
    return known === 'late' ? earlier : known;
  }

  return Object.assign(current, {
    async close() {
      const known = await opened?.catch(() => undefined);
      await known?.search.close();
    },
  });
}

/** The passages of a folder by its catalogue. Its articles belong to the program: they do not change while it runs. */
const read = new WeakMap<PricedCatalogue, Map<string, Promise<readonly Passage[]>>>();

function readFolder(folder: string, catalogue: PricedCatalogue): Promise<readonly Passage[]> {
  const folders = read.get(catalogue) ?? new Map<string, Promise<readonly Passage[]>>();
  read.set(catalogue, folders);
  const known = folders.get(folder);
  if (known) return known;
  const reading = readAnew(folder, catalogue);
  folders.set(folder, reading);
  // What failed is tried again.
  reading.catch(() => folders.delete(folder));
  return reading;
}

async function readAnew(folder: string, catalogue: PricedCatalogue): Promise<readonly Passage[]> {
  const [{ readKnowledge }, { passagesOf }] = await Promise.all([
    import('./read-knowledge.ts'),
    import('./passages.ts'),
  ]);
  return passagesOf(await readKnowledge(folder, catalogue));
}

/** The index of passages that were indexed before: tests open many servers in one process. */
const indexed = new WeakMap<readonly Passage[], Promise<PassageIndex>>();

function indexOnce(
  passages: readonly Passage[],
  index: (passages: readonly Passage[]) => Promise<PassageIndex>,
): Promise<PassageIndex> {
  const known = indexed.get(passages);
  if (known) return known;
  const indexing = index(passages);
  indexed.set(passages, indexing);
  return indexing;
}

async function open(
  ofFolder: readonly Passage[],
  published: readonly PublishedArticle[],
  { searchFolder, searchTimeoutMs, onFailure }: KnowledgeOptions,
): Promise<Knowledge> {
  const [
    { passagesOf },
    { indexPassages },
    { openHybridSearch, openLexicalSearch },
    { openMeaning },
    { openSpelling, readSpellingWords, spellingFile },
  ] = await Promise.all([
    import('./passages.ts'),
    import('./search/passage-index.ts'),
    import('./search/passage-search.ts'),
    import('./search/meaning/meaning.ts'),
    import('./language/spelling.ts'),
  ]);
  const more = published.flatMap(({ article, note }) => passagesOf([article], note));
  const passages = more.length > 0 ? [...ofFolder, ...more] : ofFolder;
  const index = await indexOnce(passages, indexPassages);
  if (searchFolder === undefined)
    return { passages, index, search: openLexicalSearch(index), corrected: (message) => message };
  const corrected = openSpelling(await readSpellingWords(join(searchFolder, spellingFile)));
  const meaning = openMeaning({
    folder: searchFolder,
    passages,
    ...(searchTimeoutMs !== undefined && { timeoutMs: searchTimeoutMs }),
    ...(onFailure && { onFailure }),
  });
  return { passages, index, search: openHybridSearch(index, meaning), corrected };
}
