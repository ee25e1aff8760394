import { createHash } from 'node:crypto';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { VisitedRoom } from './visit-room.ts';

const { dataRoomMessages: texts } = messagesIn(locales[0]);

const style = `:root{color-scheme:light dark;--line:#8884;--muted:#6b7280}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem}p{margin:.25rem 0;color:var(--muted)}
ul{list-style:none;padding:0;margin:1.5rem 0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}li a{display:block;padding:.75rem 0}
*{overflow-wrap:anywhere}img{display:block;width:100%;height:auto;min-height:8rem;margin:1rem 0;border:1px solid var(--line)}`;

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
  return page(company, [
    `<h1><bdi>${escaped(company)}</bdi></h1>`,
    `<p>${escaped(texts.sharedWith(room.recipient, room.expiresAt.toISOString()))}</p>`,
    `<p>${escaped(texts.logged)}</p>`,
    `<ul>${links.map(([to, name]) => `<li><a href="${to}"><bdi>${escaped(name)}</bdi></a></li>`).join('')}</ul>`,
  ]);
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
      `<img loading="lazy" src="${at}/papers/${id}/pages/${index + 1}" alt="${escaped(texts.page(index + 1, paper.pages))}">`,
  );
  return page(paper.name, [
    `<p><a href="${at}"><bdi>${escaped(company)}</bdi></a></p>`,
    `<h1><bdi>${escaped(paper.name)}</bdi></h1>`,
    ...(pictures.length > 0 ? pictures : [`<p>${escaped(texts.notShown)}</p>`]),
  ]);
}

/** What a link leads to that has ended, or never was one. */
export function endedPage(): string {
  return page(texts.ended, [`<h1>${escaped(texts.ended)}</h1>`, `<p>${escaped(texts.endedText)}</p>`]);
}

function page(title: string, body: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head><body><main>
${body.join('\n')}
</main></body></html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
