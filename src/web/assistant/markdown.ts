import DOMPurify from 'dompurify';
import { Marked, type TokenizerAndRendererExtension } from 'marked';
import type { MarkdownReader } from '#domain/assistant/reply-blocks.ts';
import { assistantMessages } from '#messages/assistant.ts';
import { commonMessages } from '#messages/common.ts';
import { pageOf } from './page-of.ts';

/**
 * Markdown as answers write it. What a text can do ends at its looks: no scripts, styles, frames, forms
 * or pictures come through, and links lead to web addresses alone.
 */
export const markdown: MarkdownReader = {
  // Inline content is parsed later.
  split: (text) => new marked.Lexer(marked.defaults).blockTokens(text).map(({ raw }) => raw),
  toHtml(block) {
    // Block by block, so that nothing one leaves open reaches into the next.
    const shown = DOMPurify.sanitize(marked.parse(block, { async: false }), {
      ALLOWED_TAGS: allowedTags,
      ALLOWED_ATTR: ['href', 'start', 'align'],
      ADD_URI_SAFE_ATTR: ['start', 'align'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/app\/|#source-\d+$)/i,
      RETURN_DOM_FRAGMENT: true,
    });
    for (const link of shown.querySelectorAll('a')) finishLink(link);
    for (const mark of shown.querySelectorAll('sup')) joinToWord(mark);
    for (const table of shown.querySelectorAll('table')) wrapTable(table);
    const holder = document.createElement('div');
    holder.append(shown);
    return holder.innerHTML;
  },
};

const allowedTags = [
  ...['p', 'br', 'hr', 'h4', 'h5', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'del', 's', 'sub', 'sup', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

const isMark = /^\[(\d{1,2}(?:, ?\d{1,2})*)\](?!\()/;

/** '[1]' or '[1, 3]': references to sources. */
const sourceMark: TokenizerAndRendererExtension = {
  name: 'sourceMark',
  level: 'inline',
  start: (text) => text.indexOf('['),
  tokenizer(text) {
    const [raw, numbers] = isMark.exec(text) ?? [];
    return raw === undefined ? undefined : { type: 'sourceMark', raw, numbers: numbers?.split(/, ?/) };
  },
  renderer(token) {
    const links = (token.numbers as string[]).map((number) => `<a href="#source-${number}">[${number}]</a>`);
    return `<sup>${links.join('')}</sup>`;
  },
};

const marked = new Marked({
  gfm: true,
  breaks: true,
  extensions: [sourceMark],
  renderer: {
    // Below the panel's title and the name of who speaks, and skipping no level, wherever an answer begins.
    heading({ tokens, depth }) {
      const level = depth > 3 ? 5 : 4;
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
    image: ({ text }) => escaped(text),
    // Other tags are shown as they are written: even a parser that runs nothing would trip over their handlers.
    html: ({ text }) => (/^<\/?(?:br|sub|sup|b|i|del)\s*\/?>\s*$/i.test(text) ? text : escaped(text)),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function finishLink(link: HTMLAnchorElement): void {
  const target = link.getAttribute('href') ?? '';
  const [, source] = /^#source-(\d+)$/.exec(target) ?? [];
  if (source !== undefined) {
    link.setAttribute('aria-label', assistantMessages.sourceNumber(source));
    return;
  }
  // A page of our own opens in place, so that the conversation stays beside it.
  if (pageOf(target) !== undefined) return;
  if (!/^https?:\/\//i.test(target)) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
  const note = document.createElement('span');
  note.className = 'sr-only';
  note.textContent = ` (${commonMessages.opensInNewTab})`;
  link.append(note);
}

/** A mark stands at the word before it, and never begins a line. */
function joinToWord(mark: HTMLElement): void {
  const before = mark.previousSibling;
  if (before instanceof Text) before.data = before.data.trimEnd();
}

/** A wide table scrolls by itself, for the keyboard as well. */
function wrapTable(table: HTMLTableElement): void {
  const region = document.createElement('div');
  region.className = 'reply-table';
  region.tabIndex = 0;
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', assistantMessages.table);
  table.replaceWith(region);
  region.append(table);
}
