/** A page that search engines are told of, where `listed` says so. */
interface SitePage {
  path: string;
  listed?: true | { changedOn: string };
}

/** What stands for the installation's own address until the server fills it in. */
const origin = '%PUBLIC_URL%';

/** The addresses of the public pages for search engines, as sitemaps.org describes them. */
export function siteMap(pages: readonly SitePage[]): string {
  const entries = pages.flatMap(({ path, listed }) => {
    if (!listed) return [];
    const change = listed === true ? '' : `<lastmod>${listed.changedOn}</lastmod>`;
    return [`<url><loc>${origin}/app${path}</loc>${change}</url>`];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** What search engines leave alone: pages for signed-in people, and calls. */
export const robots = `User-agent: *
Disallow: /app/dashboard
Disallow: /functions/
Disallow: /openai/
Sitemap: ${origin}/sitemap.xml
`;
