import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Keeps an answer free of addresses that its data does not hold, in whatever way Markdown can write them. */
export interface AddressGuard {
  /**
   * The text, changed so that the answer with it holds no other address, HTML or picture.
   *
   * @param gap what stands between the answer so far and the text
   */
  clean(text: string, gap: string): string;
  /** Adds to the answer what was cleaned before. */
  append(text: string): void;
}

/** Collects the addresses in a text of the data, as `openAddressGuard` takes them. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(address)].flatMap(([match]) => {
    const key = keyOf(match);
    const host = /^https?:\/\/([^/?#]+)/.exec(key)?.[1];
    return host ? [key, host, host.replace(/^www\./, '')] : [key];
  });
}

/** What readers, or programs that show plain text, take as an address: with a scheme, or by its looks. */
const address = new RegExp(
  [
    String.raw`(?:[a-z][a-z\d+.-]*:)?[/\\]{2}[^\s|]+`,
    String.raw`\b(?:mailto|tel|sms|javascript|vbscript|data|file|ftp|blob):[^\s|]+`,
    String.raw`\bwww\.[^\s|]+`,
    String.raw`[\w.+-]+@[\p{L}\p{N}.-]+`,
    String.raw`(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:[a-z]{2}|com|org|net|info|biz|gov|edu|int|app|dev|xyz|top|site|online|store|shop|club|link|click|live|world|pro|name|mobi|asia)(?!-?[\p{L}\p{N}])(?:[/?#:][^\s|]*)?`,
  ].join('|'),
  'giu',
);

/** Closing marks after an address belong to its sentence. */
const trailing = /[.,;:!?'"”’»)\]>*_~`]+$/;

function keyOf(match: string): string {
  const bare = match.replace(trailing, '').replace(/\/$/, '');
  const [, start = '', rest = ''] = /^((?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*)(.*)$/isu.exec(bare) ?? [];
  return start.toLowerCase() + rest;
}

/** Each round can bring to light what the one before has put together; honest answers take one. */
const maxRounds = 8;

/** An answer's end is cut down to its last block each time it has grown by this. */
const cutAfter = 1_000;

/** Marks of sources, which are not links where no address can follow. */
const sourceMarks = /\[\d+(?:, \d+)*\](?=[^([:])/g;

/** Without these a text adds words and nothing else, unless it holds an address. */
const mayChangeMeaning = /^\s*[(:]|[[\]<&\\`]/;

const extensions = [gfm()];
/** Without the searches in text that other texts are written by: their findings have no position. */
const mdastExtensions = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));

function parse(markdown: string) {
  return fromMarkdown(markdown, { extensions, mdastExtensions });
}

type Root = ReturnType<typeof parse>;
type Nodes = Root | Root['children'][number];

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @param known the addresses that the answer may hold, by `addressesIn` */
export function openAddressGuard(known: ReadonlySet<string>): AddressGuard {
  /** The answer's end from the start of a block on: what follows can depend on that block, on none before. */
  let open = '';
  let cutAt = cutAfter;
  return {
    clean(given, gap) {
      if (!mayChangeMeaning.test(given.replaceAll(sourceMarks, '')) && given.search(address) === -1)
        return given;
      const before = open + gap;
      let text = given;
      for (let round = 0; round < maxRounds; round += 1) {
        const edits = editsOf(before + text, before.length, known);
        if (edits.length === 0) return text;
        text = applied(edits, before + text).slice(before.length);
      }
      return '';
    },
    append(text) {
      open += text;
      if (open.length < cutAt) return;
      const start = parse(open).children.at(-1)?.position?.start.offset ?? 0;
      open = open.slice(open.lastIndexOf('\n', start) + 1);
      cutAt = open.length + cutAfter;
    },
  };
}

/** What has to change from `from` on. */
function editsOf(markdown: string, from: number, known: ReadonlySet<string>): Edit[] {
  const edits: Edit[] = [];
  const isKnown = (written: string) => known.has(keyOf(written));

  function replace(start: number, end: number, text: string): void {
    edits.push({ start: Math.max(start, from), end, text });
  }

  function visit(node: Nodes): void {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (end <= from) return;
    switch (node.type) {
      case 'html':
      case 'image':
      case 'imageReference':
      case 'definition':
      case 'footnoteDefinition':
      case 'footnoteReference':
        replace(start, end, '');
        return;
      case 'link':
        if (/^https?:\/\//.test(node.url) && isKnown(node.url) && !node.title) break;
        unwrap(node, start, end);
        return;
      case 'linkReference':
        unwrap(node, start, end);
        return;
      case 'code':
      case 'inlineCode':
        withoutAddresses(Math.max(start, from), end);
        return;
      case 'text':
        plain(Math.max(start, from), end);
        return;
    }
    if ('children' in node) for (const child of node.children) visit(child);
  }

  function unwrap(node: Extract<Nodes, { type: 'link' | 'linkReference' }>, start: number, end: number) {
    const first = node.children[0]?.position?.start.offset ?? end;
    const last = node.children.at(-1)?.position?.end.offset ?? end;
    const inner = markdown.slice(Math.max(first, from), Math.max(last, from));
    // An address that is a link by itself has nothing else to leave.
    replace(start, end, inner === markdown.slice(Math.max(start, from), end) ? '' : inner);
  }

  function withoutAddresses(start: number, end: number): void {
    for (const { 0: match, index } of markdown.slice(start, end).matchAll(address)) {
      const length = match.replace(trailing, '').length;
      if (!isKnown(match)) replace(start + index, start + index + length, '');
    }
  }

  /** Text stays text for readers who know another Markdown, too. */
  function plain(start: number, end: number): void {
    const before = edits.length;
    withoutAddresses(start, end);
    if (edits.length > before) return;
    for (const { 0: match, index } of markdown.slice(start, end).matchAll(disguise)) {
      replace(start + index, start + index + match.length, plainFor(match));
    }
  }

  visit(parse(markdown));
  return edits;
}

/** Escapes and references that can spell an address, the middle of a link, and the beginning of a tag. */
const disguise =
  /\\[:/.@&]|&(?!(?:amp|lt|gt|quot|apos|nbsp|#39);)(?:#[xX]?[\da-fA-F]+|[a-zA-Z][a-zA-Z\d]*);|\](?=[([])|<(?=[a-zA-Z/!?])/g;

function plainFor(match: string): string {
  if (match.startsWith('\\')) return match.slice(1);
  return match.startsWith('&') ? '' : `${match} `;
}

function applied(edits: readonly Edit[], text: string): string {
  let result = '';
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
