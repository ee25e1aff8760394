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
}

/** How long the version of the published articles may take to read, in ms: an answer waits for it. */
const versionTimeoutMs = 300;
/** After a failure answers are not kept waiting for this long, in ms. */
const pauseAfterFailureMs = 1_000;
/** How long an answer waits for changed articles to be indexed, in ms, before it uses the earlier ones. */
const indexTimeoutMs = 3_000;

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
 *
 * @param prices the catalogue with the prices that hold now; the published one without it
 */
export function knowledgeIn(
  folder: string,
  published?: PublishedArticles,
  prices?: { current(): Promise<PricedCatalogue> },
): () => Promise<Knowledge> {
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
      .then(([passages, articles]) => open(passages, articles))
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

  return async () => {
    const [version, catalogue = publishedCatalogue] = await Promise.all([versionNow(), prices?.current()]);
    const earlier = opened;
    if (!earlier) return start({ version, catalogue });
    if (version === edition.version && catalogue === edition.catalogue) return earlier;
    const known = await withTimeout(start({ version, catalogue }), indexTimeoutMs);
    return known === 'late' ? earlier : known;
  };
}

async function readFolder(folder: string, catalogue: PricedCatalogue): Promise<readonly Passage[]> {
  const [{ readKnowledge }, { passagesOf }] = await Promise.all([
    import('./read-knowledge.ts'),
    import('./passages.ts'),
  ]);
  return passagesOf(await readKnowledge(folder, catalogue));
}

async function open(
  ofFolder: readonly Passage[],
  published: readonly PublishedArticle[],
): Promise<Knowledge> {
  const [{ passagesOf }, { indexPassages }, { openLexicalSearch }] = await Promise.all([
    import('./passages.ts'),
    import('./search/passage-index.ts'),
    import('./search/passage-search.ts'),
  ]);
  const passages = [...ofFolder, ...published.flatMap(({ article, note }) => passagesOf([article], note))];
  const index = await indexPassages(passages);
  return { passages, index, search: openLexicalSearch(index) };
}
