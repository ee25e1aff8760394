import type { ExpertWords } from './expert-words.ts';
import type { QuotedPart } from './typed-answer.ts';
import type { Part } from './word-answer.ts';

/** Maximum figures of one article. */
const maxFigures = 4;

const verdict = /^(yes|no)\b/i;
const figure =
  /\b(?:AED|USD|GBP|SAR|SGD) \d[\d,]*(?:\.\d+)?(?: to (?:(?:AED|USD|GBP|SAR|SGD) )?\d[\d,]*)?|S\$\d[\d,]*|\b\d+(?:\.\d+)?%|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b|\b\d+ (?:working |business )?(?:days?|weeks?|months?|years?)\b/g;

/**
 * What an English article answers, in another language: its yes or no and its figures, and a link to the text. A
 * sentence is not translated, so nothing is said that the article does not say.
 */
export function translatedQuote(
  { text, sources, address, isDefinition }: QuotedPart,
  publicUrl: string,
  words: ExpertWords,
): Part {
  const [paragraph = ''] = text.split('\n\n');
  const answer = verdict.exec(text)?.[1]?.toLowerCase();
  const figures = [...new Set([...(paragraph.match(figure) ?? []), ...(text.match(figure) ?? [])])].map(
    (found) => words.passage.unit(found),
  );
  const marks = /\[\d+(?:, ?\d+)*\]/.exec(text)?.[0] ?? '';
  const isUnknown =
    /\bno (?:\w+ ){0,6}(?:was|were|is|has been)? ?(?:found|published)|\bnot (?:found|published)|\bhas published no\b/i.test(
      paragraph,
    );
  if (isUnknown) return withLink(words.passage.notPublished);
  if (isDefinition) return withLink(`${words.passage.elsewhere} ${marks}`.trim());
  const said = [
    ...(answer === 'yes' || answer === 'no' ? [words.passage.verdict[answer]] : []),
    ...(figures.length > 0 ? [words.passage.figures(figures.slice(0, maxFigures), marks)] : []),
  ];
  const sentence =
    figures.length > 0 ? said.join('. ') : `${said[0] ?? words.passage.elsewhere} ${marks}`.trim();
  return withLink(sentence);

  function withLink(opening: string): Part {
    const link = address === undefined ? '' : words.passage.article(`${publicUrl}/app${address}`);
    return { text: [`${opening}.`, link].filter(Boolean).join('\n\n'), sources };
  }
}
