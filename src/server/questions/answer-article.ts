import type { WrittenAnswer } from '#contract/questions.ts';
import { dayText } from '#domain/values/day-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { questionMessages } from '#messages/questions.ts';
import {
  type Article,
  articleText,
  citationsIn,
  isRow,
  type PublishedArticle,
  parseArticle,
  type Topic,
} from '../knowledge/index.ts';
import type { StoredAnswer } from './answer-repository.ts';

/** Maximum length of an article's summary, in characters. */
const maxSummary = 160;

/** An operator's answer as a file of the knowledge base. Its one source is cited where the answer cites none. */
export function articleTextOf(answer: WrittenAnswer): string {
  const { title, country, places, topic, sourceTitle, sourceUrl, checkedOn } = answer;
  return articleText({
    title,
    summary: summaryOf(answer),
    topics: [topic as Topic],
    ...(country && { country }),
    ...(places.length > 0 && { places }),
    readOn: checkedOn.slice(0, 7),
    sources: [{ title: sourceTitle, url: sourceUrl, publisher: publisherOf(answer), confidence: 'medium' }],
    introduction: '',
    sections: [
      {
        heading: title,
        body: citedBody(answer.body),
        also: [],
        // What separates the wordings, or could end the comment that lists them, is no part of one.
        asked: answer.wordings.map((wording) => wording.replaceAll(/[|<>]|--+/g, ' ').replaceAll(/ +/g, ' ')),
      },
    ],
  });
}

/** The answer as an article, as the expert and the search read it. */
export function articleOf(questionId: string, answer: WrittenAnswer): Article {
  return parseArticle(`answers/${questionId}`, articleTextOf(answer));
}

export function publishedArticleOf(answer: StoredAnswer): PublishedArticle {
  const { answeredBy, at } = answer;
  const day = dayText(plainDate(at.toISOString().slice(0, 10)));
  return {
    article: articleOf(answer.questionId, answer),
    note: questionMessages.answeredBy(answeredBy, day),
  };
}

/** The site that the source is on. */
export function publisherOf({ sourceUrl }: Pick<WrittenAnswer, 'sourceUrl'>): string {
  return new URL(sourceUrl).hostname.replace(/^www\./, '');
}

/** The answer's first sentence without marks. */
export function summaryOf({ body }: Pick<WrittenAnswer, 'body'>): string {
  const [first = ''] = body.split('\n').filter((line) => line.trim() !== '' && !isRow(line));
  const plain = first
    .replaceAll(/ ?\[\d+(?:,\s*\d+)*\](?!\()/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]|^\s*(?:[-+]|\d+[.)])\s+/g, '')
    .trim();
  const [sentence = plain] = /^.+?[.!?](?=\s|$)/.exec(plain) ?? [];
  return (sentence.length > maxSummary ? `${sentence.slice(0, maxSummary - 2)} …` : sentence) || '…';
}

/** The body with its one source behind each paragraph and list item, unless it cites it itself. */
function citedBody(body: string): string {
  const text = body.replaceAll('\r\n', '\n').trim();
  if (citationsIn(text).length > 0) return text;
  const lines = text.split('\n');
  const cited = lines.map((line, index) => {
    const next = lines[index + 1] ?? '';
    const endsHere = next.trim() === '' || /^\s*(?:[-*+]|\d+[.)])\s/.test(next) || isRow(next);
    const isText = line.trim() !== '' && !isRow(line);
    return isText && endsHere ? line.trimEnd().replace(/[.:;!?]*$/, (end) => ` [1]${end}`) : line;
  });
  const whole = cited.join('\n');
  return citationsIn(whole).length > 0 ? whole : `${whole}\n\n[1]`;
}
