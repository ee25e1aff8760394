/** A page for search engines if `listed` is set. */
interface SitePage {
  path: string;
  listed?: true | { changedOn: string };
}

/** Placeholder for the installation's public URL, filled in by the server. */
const origin = '%PUBLIC_URL%';

/** A site map of the public pages in the format of sitemaps.org. */
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

/** robots.txt: excludes pages for signed-in people and the API. */
export const robots = `User-agent: *
Disallow: /app/dashboard
Disallow: /functions/
Disallow: /openai/
Sitemap: ${origin}/sitemap.xml
`;
