import { escapeHtml } from '#domain/values/html-text.ts';

/** The texts that an operator may replace with their own Markdown. */
export const legalTexts = ['terms', 'privacy'] as const;
export type LegalTextName = (typeof legalTexts)[number];

/** Maximum length in characters: several times that of the built-in texts. */
export const maxLegalTextLength = 100_000;

/** A text as HTML. Tags in the operator's Markdown are escaped. */
interface LegalHtml {
  /** A list item with a link for each section. */
  contents: string;
  body: string;
}

/**
 * Converts the Markdown of legal texts: headings, paragraphs, lists, bold, italics and links.
 * A full Markdown parser would allow more than these texts need.
 */
export function legalHtmlOf(markdown: string): LegalHtml {
  const contents: string[] = [];
  const body: string[] = [];
  const ids = new Map<string, number>();
  for (const block of blocksOf(markdown)) {
    if (block.kind === 'heading') {
      const id = uniqueId(block.text, ids);
      const tag = block.level <= 2 ? 'h2' : 'h3';
      body.push(`<${tag} id="${id}">${inline(block.text)}</${tag}>`);
      if (tag === 'h2') contents.push(`<li><a href="#${id}">${inline(withoutLinks(block.text))}</a></li>`);
    } else if (block.kind === 'paragraph') {
      body.push(`<p>${inline(block.text)}</p>`);
    } else {
      const tag = block.kind === 'numbered' ? 'ol' : 'ul';
      body.push(`<${tag}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`);
    }
  }
  return { contents: contents.join(''), body: body.join('\n') };
}

type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list' | 'numbered'; items: string[] };

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const text = line.trim();
    const heading = /^(#{1,6})\s+(\S.*)$/.exec(text);
    const item = /^(?:([-*+])|\d{1,3}[.)])\s+(\S.*)$/.exec(text);
    const last = blocks.at(-1);
    if (text === '') {
      isOpen = false;
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
      isOpen = false;
    } else if (item) {
      const kind = item[1] ? 'list' : 'numbered';
      if (last && 'items' in last && last.kind === kind) last.items.push(item[2] ?? '');
      else blocks.push({ kind, items: [item[2] ?? ''] });
      isOpen = true;
    } else if (isOpen && last && 'items' in last) {
      last.items.push(`${last.items.pop() ?? ''} ${text}`);
    } else if (isOpen && last?.kind === 'paragraph') {
      last.text += ` ${text}`;
    } else {
      blocks.push({ kind: 'paragraph', text });
      isOpen = true;
    }
  }
  return blocks;
}

/** Bold, italics and links of a line; links with other schemes stay text. */
function inline(text: string): string {
  return escapeHtml(text)
    .replace(
      /\[([^\]]{1,500})\]\(((?:https?:\/\/|mailto:|\/)[^\s()<>]{0,1000})\)/g,
      (_, label, address) => `<a href="${address}">${label}</a>`,
    )
    .replace(/\*\*([^*]{1,2000})\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*([^*\s<][^*<]{0,2000})\*/g, '$1<em>$2</em>');
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]{1,500})\]\([^\s()]{0,1000}\)/g, '$1');
}

function uniqueId(text: string, ids: Map<string, number>): string {
  const id =
    withoutLinks(text)
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'part';
  const times = (ids.get(id) ?? 0) + 1;
  ids.set(id, times);
  return times === 1 ? id : `${id}-${times}`;
}
