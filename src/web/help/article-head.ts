import { choiceLabels } from '#messages/choices.ts';
import { groupNames } from '#messages/help.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { basePath, paths } from '#web/paths.ts';
import type { Article } from './article.ts';
import { articleAddress, groupAnchor } from './help-addresses.ts';

/** Placeholder for the installation's address, which the server replaces. */
const origin = '%PUBLIC_URL%';

/** What search engines read in the head of a help page: its one address and, for an article, what it is. */
export function headOf(address: string, article?: Article): string {
  const canonical = `<link rel="canonical" href="${absolute(address)}">`;
  if (!article) return canonical;
  // Nothing in a text may end the script that it stands in.
  const data = JSON.stringify(describe(article)).replaceAll('<', '\\u003c');
  return `${canonical}<script type="application/ld+json">${data.replace('"%BRAND_NAME%"', '%BRAND_NAME_JSON%')}</script>`;
}

/** As schema.org describes an article and the way to it. Answers are not repeated here, so it is no 'FAQPage'. */
function describe({ path, title, summary, readOn, country, group, sources }: Article) {
  const here = absolute(articleAddress(path));
  const way = [
    { name: pageTitles.help, item: absolute(paths.help) },
    ...(country && group
      ? [
          { name: choiceLabels.country[country], item: absolute(`${paths.help}#${country}`) },
          { name: groupNames[group], item: absolute(`${paths.help}#${groupAnchor(country, group)}`) },
        ]
      : []),
    { name: title, item: here },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        inLanguage: 'en',
        dateModified: readOn,
        mainEntityOfPage: here,
        publisher: { '@type': 'Organization', name: '%BRAND_NAME%' },
        citation: sources.map(({ url }) => url),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}

function absolute(address: string): string {
  return origin + basePath + address;
}
