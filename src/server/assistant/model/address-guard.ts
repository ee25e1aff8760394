import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Removes addresses that are not in the data from an answer, in any Markdown notation. */
export interface AddressGuard {
  /**
   * The text, changed so that the answer gets no other address, HTML or picture.
   * @param gap the separator between the answer so far and the text
   */
  clean(text: string, gap: string): string;
  /** Appends text that is already clean. */
  append(text: string): void;
}

/** Collects the addresses in a text, for `openAddressGuard`. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(address)].flatMap(([match]) => {
    const key = keyOf(match);
    const host = /^https?:\/\/([^/?#]+)/.exec(key)?.[1];
    return host ? [key, host, host.replace(/^www\./, '')] : [key];
  });
}

/** What readers or plain-text clients recognise as an address: with a scheme, or by its form. */
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

/** Closing punctuation after an address belongs to its sentence. */
const trailing = /[.,;:!?'"”’»)\]>*_~`]+$/;

function keyOf(match: string): string {
  const bare = match.replace(trailing, '').replace(/\/$/, '');
  const [, start = '', rest = ''] = /^((?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*)(.*)$/isu.exec(bare) ?? [];
  return start.toLowerCase() + rest;
}

/** Each pass may reveal an address that the previous one assembled; normal answers take one. */
const maxRounds = 8;

/** The tail of an answer is trimmed to its last block each time it grows by this. */
const cutAfter = 1_000;

/** Citations, which are not links unless an address can follow. */
const sourceMarks = /\[\d+(?:, \d+)*\](?=[^([:])/g;

/** A text without these characters is plain words, unless it contains an address. */
const mayChangeMeaning = /^\s*[(:]|[[\]<&\\`]/;

const extensions = [gfm()];
/** Without mdast's own search for autolinks, whose results have no position. */
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

/** @param known the allowed addresses, from `addressesIn` */
export function openAddressGuard(known: ReadonlySet<string>): AddressGuard {
  /** The tail of the answer from the start of a block: later text can depend on that block, but on no earlier one. */
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

/** The changes needed after `from`. */
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
    // A bare address has no other text to keep.
    replace(start, end, inner === markdown.slice(Math.max(start, from), end) ? '' : inner);
  }

  function withoutAddresses(start: number, end: number): void {
    for (const { 0: match, index } of markdown.slice(start, end).matchAll(address)) {
      const length = match.replace(trailing, '').length;
      if (!isKnown(match)) replace(start + index, start + index + length, '');
    }
  }

  /** Escaped, so that it stays text in other Markdown dialects. */
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

/** Escapes and entities that can spell an address, the middle of a link, or the start of a tag. */
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
