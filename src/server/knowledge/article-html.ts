import { Marked, type Tokens } from 'marked';
import { helpMessages } from '#messages/help.ts';

/** What the knowledge base's Markdown becomes on its page. */
const marked = new Marked({
  extensions: [
    {
      name: 'citation',
      level: 'inline',
      start: (text) => /\[\d/.exec(text)?.index,
      tokenizer(text) {
        const [raw, numbers] = /^\[(\d+(?:,\s*\d+)*)\](?!\()/.exec(text) ?? [];
        return raw && numbers ? { type: 'citation', raw, numbers: numbers.split(/,\s*/) } : undefined;
      },
      renderer: ({ numbers }) => (numbers as string[]).map(linkToSource).join(' '),
    },
  ],
  renderer: {
    // The articles hold none; what looks like it is meant as text.
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      return /^(?:https?:\/\/|\/)/i.test(href) ? `<a href="${escapeAttribute(href)}">${text}</a>` : text;
    },
    table({ header, rows: body }: Tokens.Table) {
      const isFigures = header.map((_, column) => body.every((row) => isFigure(row[column]?.text ?? '')));
      const cells = (row: Tokens.TableCell[], element: 'th' | 'td') =>
        row.map(({ tokens }, column) => {
          const scope = element === 'th' ? ' scope="col"' : '';
          const look = isFigures[column] ? ' class="figure"' : '';
          return `<${element}${scope}${look}>${this.parser.parseInline(tokens)}</${element}>`;
        });
      const head = `<tr>${cells(header, 'th').join('')}</tr>`;
      const rows = body.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`);
      // Focusable, so that the keyboard can move a table that is wider than the screen.
      return `<div class="article-table" role="group" aria-label="${helpMessages.table}" tabindex="0"><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></div>`;
    },
  },
});

/** The HTML of an article's Markdown, in which `[2]` leads to the second source. */
export function articleHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim();
}

/** Whether a cell is a number or a range of two, with its currency or percent sign, and its citations. */
function isFigure(cell: string): boolean {
  return /^(?:[A-Z]{3} |S?\$|£)?\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?\s?%?(?:\s*\[[\d, ]+\])?$/.test(cell.trim());
}

function linkToSource(number: string): string {
  return `<a class="cite" href="#source-${number}" aria-label="${helpMessages.source(number)}">[${number}]</a>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}
