import { stringify } from 'yaml';
import type { Article } from './article.ts';

type Written = Omit<Article, 'path' | 'sections'> & {
  sections: readonly Pick<Article['sections'][number], 'heading' | 'body' | 'also' | 'asked'>[];
};

/** An article as a file of the knowledge base; `parseArticle` reads it back. */
export function articleText({ introduction, sections, ...front }: Written): string {
  const { title, summary, topics, country, places, readOn, sources } = front;
  const head = stringify(
    {
      title,
      summary,
      topics,
      ...(country && { country }),
      ...(places && { places }),
      readOn,
      sources,
    },
    { lineWidth: 0 },
  );
  const parts = [introduction, ...sections.map(sectionText)].filter(Boolean);
  return `---\n${head}---\n\n${parts.join('\n\n')}\n`;
}

function sectionText({ heading, body, also, asked }: Written['sections'][number]): string {
  return [`## ${heading}`, body, listText('also', also, ', '), listText('asked', asked, ' | ')]
    .filter(Boolean)
    .join('\n\n');
}

function listText(name: string, entries: readonly string[], separator: string): string {
  return entries.length > 0 ? `<!-- ${name}: ${entries.join(separator)} -->` : '';
}
