/** An answer, taken apart for the checks. */
export interface ReadAnswer {
  /** Without its sources, as it was written. */
  body: string;
  /** Without its sources and Markdown. */
  text: string;
  firstSentence: string;
  /** Sentences, list items and rows of tables. */
  sentences: readonly string[];
  /** Paragraphs, each with the list or table that follows it. */
  passages: readonly string[];
  words: number;
  isSourced: boolean;
  /** Everything after the line 'Sources'. */
  sources: string;
}

const sourcesLine = /\n+\*\*(?:Sources|المصادر)\*\*:?\n/u;
const listLine = /^(?:[-*•|]|\d+[.)])\s?/;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Abbreviations whose full stop ends no sentence. */
const abbreviation = /(?:^|[\s(])(?:no|nos|art|e\.g|i\.e|approx|ca|dr|mr|mrs|ms|st|inc|ltd|co|vs)\.\s*$/i;

const mereVerdict = /^(?:yes|no|not yet|نعم|لا)[.!]?$/iu;

/** Takes an answer apart. */
export function readAnswer(answer: string): ReadAnswer {
  const [body = '', ...rest] = answer.split(sourcesLine);
  const blocks = body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const passages: string[] = [];
  for (const block of blocks) {
    const isContinued = listLine.test(block) || passages.at(-1)?.endsWith(':') || isHeading(passages.at(-1));
    if (isContinued && passages.length > 0) passages[passages.length - 1] += `\n${block}`;
    else passages.push(block);
  }
  const text = plain(body);
  return {
    body,
    text,
    firstSentence: firstSentenceOf(passages.map(withoutHeading).map(plain)),
    sentences: plain(body).split('\n').flatMap(sentencesIn),
    passages: passages.map(plain),
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    isSourced: rest.length > 0,
    sources: rest.join('\n'),
  };
}

function isHeading(block: string | undefined): boolean {
  return block !== undefined && /^(?:#+ .*|\*\*[^*\n]+\*\*)$/.test(block);
}

function withoutHeading(passage: string): string {
  const [first, ...rest] = passage.split('\n');
  return isHeading(first) && rest.length > 0 ? rest.join('\n') : passage;
}

/** Text without emphasis, marks of citations, and addresses of links. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/ ?\[\d+(?:, ?\d+)*\](?!\()/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*\|?[\s:|-]+\|[\s:|-]*$/gm, '')
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

/** The first sentence, with a list that it introduces, and with what follows a mere 'Yes.' or 'No.'. */
function firstSentenceOf(passages: readonly string[]): string {
  const passage = passages.find((text) => text !== '') ?? '';
  const [line = '', ...lines] = passage.split('\n');
  const [first = '', second = ''] = sentencesIn(line);
  if (/[:：]$/.test(first) && second === '') return [first, ...lines].join('\n');
  return mereVerdict.test(first) && second !== '' ? `${first} ${second}` : first;
}

function sentencesIn(line: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const before = sentences.at(-1);
    if (before !== undefined && abbreviation.test(before)) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
