/** A source at the end of an answer. */
export interface ReplySource {
  /** Its number in the answer: '[2]' in the text refers to number 2. */
  number: number;
  title: string;
  /** Absent if the entry has no safe link. */
  url?: string;
  /** Publisher, date and when it was read, as worded in the answer; may be empty. */
  detail: string;
}

export interface SplitReply {
  /** The text without the list. */
  body: string;
  sources: readonly ReplySource[];
}

/** The heading of the list of sources at the end of an answer. */
const sourcesLine = '**Sources**';

const entry = /^(\d{1,2})\.[ \t]+(.+)$/;
const linkedEntry = /^\[(.+?)\]\(<?(https?:\/\/[^\s<>]+?)>?\)(?:,[ \t]*(.*))?$/;

/**
 * Splits the list of sources off an answer. While the answer grows, a last line that could become the
 * heading or an entry of the list is held back.
 */
export function splitSources(reply: string): SplitReply {
  const text = reply.replaceAll('\r\n', '\n');
  const start = startOfSources(text);
  if (start === undefined) return { body: withoutBeginningOf(sourcesLine, text), sources: [] };
  const sources: ReplySource[] = [];
  const others: string[] = [];
  for (const line of text.slice(start + sourcesLine.length).split('\n')) {
    const source = readEntry(line.trim());
    if (source) sources.push(source);
    else if (!/^\d{0,2}\.?$/.test(line.trim())) others.push(line);
  }
  // Keep any text after the sources.
  return { body: [text.slice(0, start).trimEnd(), ...others].join('\n'), sources };
}

/** Position of the line that begins the list; the last one if there are several. */
function startOfSources(text: string): number | undefined {
  for (let end = text.length; end > 0; ) {
    const start = text.lastIndexOf(sourcesLine, end - 1);
    if (start === -1) return undefined;
    const isAlone = /^[ \t]*(?:\n|$)/.test(text.slice(start + sourcesLine.length).slice(0, 80));
    if (isAlone && (start === 0 || text[start - 1] === '\n')) return start;
    end = start;
  }
  return undefined;
}

function withoutBeginningOf(line: string, text: string): string {
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  return lastLine !== '' && line.startsWith(lastLine) ? text.slice(0, -lastLine.length) : text;
}

function readEntry(line: string): ReplySource | undefined {
  const [, number, said] = entry.exec(line) ?? [];
  if (said === undefined) return undefined;
  const [, title, url, detail = ''] = linkedEntry.exec(said) ?? [];
  if (title === undefined || url === undefined) return { number: Number(number), title: said, detail: '' };
  return { number: Number(number), title: title.replaceAll(/\\(?=[[\]()\\*_`])/g, ''), url, detail };
}
