import type {
  AnswerVersion,
  ListedQuestion,
  QuestionFile,
  ShownAnswer,
  WrittenAnswer,
} from '#contract/questions.ts';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { StoredAnswer } from './answer-repository.ts';
import type { FiledQuestion } from './question-repository.ts';
import type { Report } from './report-repository.ts';

export function viewQuestion({ cited, ...question }: FiledQuestion): ListedQuestion {
  return { ...question, cited: cited && [...cited] };
}

export function viewReport({
  at,
  answer,
  cited,
  conversation,
  personId,
}: Report): QuestionFile['reports'][number] {
  return {
    at: at.toISOString(),
    answer,
    cited: [...cited],
    conversation: conversation && [...conversation],
    wantsEmail: personId !== null,
  };
}

export function viewVersion({ questionId: _, at, ...answer }: StoredAnswer): AnswerVersion {
  return { ...answer, at: at.toISOString() };
}

/** An answer as its page shows it. */
export async function viewShown(
  id: string,
  answer: WrittenAnswer,
  { answeredBy, at }: { answeredBy: string; at: Date },
): Promise<ShownAnswer> {
  const [{ articleOf, publisherOf, summaryOf }, { articleHtml }] = await Promise.all([
    import('./answer-article.ts'),
    import('../knowledge/index.ts'),
  ]);
  const { title, country, places, sourceTitle, sourceUrl, checkedOn } = answer;
  const [section] = articleOf(id, answer).sections;
  return {
    id,
    title,
    summary: summaryOf(answer),
    html: articleHtml(section?.body ?? ''),
    country,
    places: places.flatMap((place) => jurisdictionWith(place)?.name ?? []),
    source: { title: sourceTitle, url: sourceUrl, publisher: publisherOf(answer) },
    checkedOn,
    answeredBy,
    answeredAt: at.toISOString(),
  };
}
