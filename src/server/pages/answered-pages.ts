import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAnswer, PageQuestion } from '#contract/page-answers.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { type Representation, representationOf } from '../platform/representation.ts';
import { contentPolicyOf, type ExternalOrigins, type PageFiller, valuesOfAnsweredPage } from './fill-page.ts';
import type { WebFiles } from './web-files.ts';

/** Answers the calls that pages ask for while they are rendered, by operation. */
export type PageAnswers = Readonly<Record<string, (asked: PageQuestion) => Promise<unknown>>>;

/** What the built web app renders its pages with (src/web/prerender.tsx). */
interface PageRenderer {
  /** `undefined` where the page is better rendered in the browser. */
  answeredPageAt(page: string, search: string): { address: string; title: string } | undefined;
  renderPage(address: string, readAnswer: (question: PageQuestion) => Promise<unknown>): Promise<string>;
}

/** Pages that are rendered for their address, so that what they show is there before any script runs. */
export interface AnsweredPages {
  /**
   * @param page as in 'plan'
   * @param search the query of the address
   * @returns `undefined` where the page has to be rendered in the browser
   */
  get(page: string, search: string): Promise<Representation | undefined>;
}

interface AnsweredPagesOptions {
  files: WebFiles;
  /** The folder of the built web app. */
  folder: string;
  fill: PageFiller;
  external: ExternalOrigins;
  answers: PageAnswers;
  clock: Clock;
  log: Log;
}

interface KeptPage {
  questions: readonly PageQuestion[];
  /** The answers that it was rendered with, as JSON. */
  answers: string;
  page: Representation;
}

/** So many pages are kept; rendered and compressed, one takes about 150 KB. */
const maxKept = 50;

/**
 * So many are rendered within a second, at some 30 ms of the server's only thread each. Under a greater load, browsers
 * render them, as they do without this part.
 */
const maxRenderedPerSecond = 10;

/** Name of the built page around the content. */
export const frameOf = (page: string) => `${page}-answered`;

export function openAnsweredPages({
  files,
  folder,
  fill,
  external,
  answers,
  clock,
  log,
}: AnsweredPagesOptions): AnsweredPages {
  const program = join(folder, 'renderer', 'prerender.js');
  const isBuilt = existsSync(program);
  /** The one that was served last comes last. */
  const kept = new Map<string, KeptPage>();
  /** When the last pages were rendered, in milliseconds, the latest one last. */
  const renderedAt: number[] = [];

  // Loaded with the first such page, because it holds the whole web app.
  const loadRenderer = (): Promise<PageRenderer> => import(pathToFileURL(program).href);

  async function answerOf(question: PageQuestion): Promise<unknown> {
    return Object.hasOwn(answers, question.operation) ? answers[question.operation]?.(question) : undefined;
  }

  /** Whether one more page may be rendered now; counts it if so. */
  function takeTurn(): boolean {
    const now = clock().getTime();
    const earlier = renderedAt[0];
    if (renderedAt.length === maxRenderedPerSecond) {
      if (earlier !== undefined && now - earlier < 1_000) return false;
      renderedAt.shift();
    }
    renderedAt.push(now);
    return true;
  }

  function keep(address: string, entry: KeptPage): void {
    kept.delete(address);
    kept.set(address, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  }

  async function answersTo(questions: readonly PageQuestion[]): Promise<PageAnswer[]> {
    return Promise.all(
      questions.map(async (question) => ({ ...question, output: await answerOf(question) })),
    );
  }

  /** A page that is kept is served while the answers are the same, which change with prices, rates and days. */
  async function keptPage(address: string): Promise<Representation | undefined> {
    const found = kept.get(address);
    if (!found || JSON.stringify(await answersTo(found.questions)) !== found.answers) return undefined;
    keep(address, found);
    return found.page;
  }

  async function render(
    { renderPage }: PageRenderer,
    { address, title }: { address: string; title: string },
    frame: string,
  ): Promise<KeptPage> {
    const asked = new Map<string, { question: PageQuestion; answer: Promise<unknown> }>();
    const content = await renderPage(address, (question) => {
      const key = JSON.stringify(question);
      const known = asked.get(key) ?? { question, answer: answerOf(question) };
      asked.set(key, known);
      return known.answer;
    });
    const given: PageAnswer[] = [];
    for (const { question, answer } of asked.values()) {
      const output = await answer;
      if (output !== undefined) given.push({ ...question, output });
    }
    const html = fill(frame, valuesOfAnsweredPage({ title, body: fill(content), answers: given }));
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentPolicyOf(fill(frame), external),
    };
    const bytes = new TextEncoder().encode(html);
    return {
      questions: given.map(({ output: _, ...question }) => question),
      answers: JSON.stringify(given),
      page: representationOf(bytes, { headers, compressible: true, isShortLived: true }),
    };
  }

  return {
    async get(page, search) {
      const frame = files.pages.get(frameOf(page));
      if (!isBuilt || !frame) return undefined;
      try {
        const renderer = await loadRenderer();
        const found = renderer.answeredPageAt(page, search);
        if (!found) return undefined;
        const known = await keptPage(found.address);
        if (known) return known;
        if (!takeTurn()) return undefined;
        const rendered = await render(renderer, found, frame());
        keep(found.address, rendered);
        return rendered.page;
      } catch (error) {
        // The browser asks again and says what is wrong.
        log.warn({ err: error, page }, 'A page could not be rendered on the server.');
        return undefined;
      }
    },
  };
}
