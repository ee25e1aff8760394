import { createHash } from 'node:crypto';
import { escapeHtml } from '#domain/values/html-text.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { VisitedRoom } from './visit-room.ts';

const { dataRoomMessages: texts } = messagesIn(locales[0]);

/** The colours are the design's, see `src/web/styles.css`. */
const style = `:root{color-scheme:light dark;--page:light-dark(#fff,#0f1116);--surface:light-dark(#f6f4ee,#191814);
--line:light-dark(#dad5c7,#37342c);--text:light-dark(#0e2230,#f1ede4);--muted:light-dark(#4a5768,#b4aea1);--link:light-dark(#0b6e63,#5eead4)}
*{box-sizing:border-box;overflow-wrap:anywhere}
body{margin:0;font:16px/1.5 Inter,system-ui,sans-serif;color:var(--text);background:var(--page)}
header>*,section{max-width:60rem;margin-inline:auto;padding-inline:1rem}
header{padding-block:2.5rem 1.5rem;border-bottom:1px solid var(--line);background:var(--surface)}
h1{margin-block:0 .5rem;font:400 1.875rem/1.25 Georgia,serif}p{margin-block:0;color:var(--muted)}header p+h1{margin-top:.5rem}
a{color:var(--link);text-underline-offset:.2em}
ul{list-style:none;margin:0;padding:0}li{border-bottom:1px solid var(--line)}
li a{display:block;padding-block:1rem;font-weight:500;text-decoration:none}li a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
section{padding-block:.5rem 4rem}section>p{padding-block:1rem}
img{display:block;width:100%;height:auto;min-height:8rem;margin-block:1rem;border:1px solid var(--line)}`;

/** What the pages of a room may load: their own pictures, and no script. */
export const roomHeaders = {
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // Keeps search engines from indexing a leaked address.
  'x-robots-tag': 'noindex',
} as const;

/** The list of what a room holds. */
export function roomPage({ room, company, papers }: VisitedRoom, at: string): string {
  const items = papers.map(({ id, paper }) => [`${at}/papers/${id}`, paper.name] as const);
  const links = room.hasOwners ? [...items, [`${at}/cap-table`, texts.capTable] as const] : items;
  return page(
    company,
    [
      `<h1><bdi>${escapeHtml(company)}</bdi></h1>`,
      `<p>${escapeHtml(texts.sharedWith(room.recipient, room.expiresAt.toISOString()))}</p>`,
      `<p>${escapeHtml(texts.logged)}</p>`,
    ],
    [
      `<ul>${links.map(([to, name]) => `<li><a href="${to}"><bdi>${escapeHtml(name)}</bdi></a></li>`).join('')}</ul>`,
    ],
  );
}

/** A paper with all of its pages. */
export function roomPaperPage(
  { company }: VisitedRoom,
  { id, paper }: VisitedRoom['papers'][number],
  at: string,
): string {
  const pictures = Array.from(
    { length: paper.pages },
    (_, index) =>
      `<img loading="lazy" src="${at}/papers/${id}/pages/${index + 1}" alt="${escapeHtml(texts.page(index + 1, paper.pages))}">`,
  );
  return page(
    paper.name,
    [
      `<p><a href="${at}"><bdi>${escapeHtml(company)}</bdi></a></p>`,
      `<h1><bdi>${escapeHtml(paper.name)}</bdi></h1>`,
    ],
    [...(pictures.length > 0 ? pictures : [`<p>${escapeHtml(texts.notShown)}</p>`])],
  );
}

/** What a link leads to that has ended, or never was one. */
export function endedPage(): string {
  return page(
    texts.ended,
    [`<h1>${escapeHtml(texts.ended)}</h1>`],
    [`<p>${escapeHtml(texts.endedText)}</p>`],
  );
}

function page(title: string, head: readonly string[], body: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>
<header>
${head.join('\n')}
</header>
<section>
${body.join('\n')}
</section>
</main></body></html>
`;
}
