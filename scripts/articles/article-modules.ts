import { join } from 'node:path';
import type { Plugin } from 'vite';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { officeTypes } from '#domain/catalogue/choices.ts';
import { officeProblemOf } from '#domain/plan/offices.ts';
import { planQueryOf } from '#domain/plan/plan-address.ts';
import type { Article as Written } from '#server/knowledge/article.ts';
import { articleHtml } from '#server/knowledge/article-html.ts';
import { readKnowledge } from '#server/knowledge/read-knowledge.ts';
import type { Article } from '#web/help/article.ts';
import { groupOf, indexOf, relatedTo } from './article-groups.ts';

const indexModule = 'virtual:article-index';
const listModule = 'virtual:articles';
const articleModule = 'virtual:article/';

/** Provides the knowledge base to the web app as modules: a list of all articles, and one module per article. */
export function articleModules(folder: string): Plugin {
  let reading: Promise<readonly Written[]> | undefined;
  const read = () => {
    reading ??= readKnowledge(folder);
    return reading;
  };
  return {
    name: 'article-modules',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    async load(resolved) {
      const id = resolved.slice(1);
      if (!resolved.startsWith('\0') || !isOurs(id)) return undefined;
      const articles = await read();
      if (id === indexModule) return `export const articleIndex = ${JSON.stringify(indexOf(articles))};`;
      if (id === listModule) return `export const articles = {${articles.map(loaderOf).join()}};`;
      const article = articles.find(({ path }) => id === articleModule + path);
      return article && `export default ${JSON.stringify(pageOf(article, articles))};`;
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        if (!file.startsWith(join(folder, '/'))) return;
        reading = undefined;
        for (const [id, module] of moduleGraph.idToModuleMap) {
          if (isOurs(id.slice(1))) moduleGraph.invalidateModule(module);
        }
        ws.send({ type: 'full-reload' });
      });
    },
  };
}

function isOurs(id: string): boolean {
  return id === indexModule || id === listModule || id.startsWith(articleModule);
}

function loaderOf({ path }: Written): string {
  return `${JSON.stringify(path)}:()=>import(${JSON.stringify(articleModule + path)})`;
}

function pageOf(article: Written, all: readonly Written[]): Article {
  const { path, title, summary, country, readOn, introduction, sections, sources } = article;
  const group = groupOf(article);
  const planQuery = planQueryFor(article);
  return {
    path,
    title,
    summary,
    ...(country && { country }),
    ...(group !== undefined && { group }),
    readOn,
    introduction: articleHtml(introduction),
    sections: sections.map(({ id, heading, body }) => ({ id, heading, html: articleHtml(body) })),
    sources: sources.map(({ date, read, ...source }) => ({
      ...source,
      ...(date !== undefined && { date }),
      ...(read === false && { read }),
    })),
    related: relatedTo(article, all),
    ...(planQuery !== undefined && { planQuery }),
  };
}

/** The plan for an article's jurisdiction, with its first permitted office and no visas. */
function planQueryFor({ places = [] }: Written): string | undefined {
  const [id, ...others] = places;
  const jurisdiction = others.length === 0 && id !== undefined ? jurisdictionWith(id) : undefined;
  if (!jurisdiction) return undefined;
  const choices = officeTypes.map((officeType) => ({ visas: 0, officeType }));
  const choice = choices.find((each) => !officeProblemOf(jurisdiction, each)) ?? choices[0];
  return choice && new URLSearchParams(planQueryOf(jurisdiction.place, choice)).toString();
}
