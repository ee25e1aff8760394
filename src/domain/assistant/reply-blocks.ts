/** A part of an answer for display. */
export type ReplyBlock =
  /** A block of Markdown, and its HTML. */
  | { type: 'markdown'; content: string; html: string }
  | { type: 'heading' | 'subheading' | 'text'; content: string }
  | { type: 'step'; number: number; content: string }
  | { type: 'list'; items: readonly string[] };

/** A Markdown parser; passed in because the domain uses no libraries. */
export interface MarkdownReader {
  /** The top-level blocks; joined, they equal the text. */
  split(markdown: string): readonly string[];
  /** Sanitized HTML of a block. */
  toHtml(block: string): string;
}

/** The parsed part of an answer. */
export interface ReadReply {
  blocks: readonly ReplyBlock[];
  /** The text of `blocks`. */
  text: string;
  /** Length of the finished text, which later text cannot change. */
  settledLength: number;
  /** Number of blocks in the finished text. */
  settledBlocks: number;
  isMarkdown: boolean;
}

/**
 * Parses an answer into blocks. If it contains a Markdown marker, it is Markdown with line breaks kept; otherwise
 * it is parsed line by line: '# ' is a heading, '## ' a subheading, '1. ' a step, adjacent bullets a list,
 * anything else text.
 *
 * While an answer grows, each call continues the previous one: finished blocks stay the same
 * objects, so the work does not grow with the answer.
 *
 * @param isComplete whether the text has ended; until then, open markers at the end are closed for display
 */
export function readReply(
  text: string,
  markdown: MarkdownReader,
  { before, isComplete = true }: { before?: ReadReply | undefined; isComplete?: boolean } = {},
): ReadReply {
  const known = before && text.startsWith(before.text.slice(0, before.settledLength)) ? before : nothing;
  const rest = text.slice(known.settledLength);
  const isMarkdown = known.isMarkdown || hasMarkdownMarker(rest);
  if (isMarkdown && !known.isMarkdown && known.settledLength > 0) {
    return readReply(text, markdown, { isComplete });
  }

  const settledLines = rest.slice(0, rest.lastIndexOf('\n') + 1);
  const settled = isMarkdown ? settledMarkdown(settledLines, markdown) : settledText(settledLines);
  const open = rest.slice(settled.length);
  const settledBlocks = [
    ...known.blocks.slice(0, known.settledBlocks),
    ...(isMarkdown ? markdownBlocks(settled, markdown) : lineBlocks(settled)),
  ];
  const openBlocks = isMarkdown
    ? markdownBlocks(isComplete ? open : closed(open), markdown)
    : lineBlocks(isComplete ? open : open.replace(/[*`~[]+$/, ''));
  return {
    blocks: [...settledBlocks, ...openBlocks],
    text,
    settledLength: known.settledLength + settled.length,
    settledBlocks: settledBlocks.length,
    isMarkdown,
  };
}

const nothing: ReadReply = { blocks: [], text: '', settledLength: 0, settledBlocks: 0, isMarkdown: false };

/** Markers that only Markdown has; headings, steps and bullets are parsed by lines, too. */
const markers: readonly RegExp[] = [
  /\*\*\S|~~\S|`/,
  /(?:^|[^\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?!\w)/m,
  /(?:^|[^\w_])_{1,2}[^\s_](?:[^_\n]*[^\s_])?_{1,2}(?!\w)/m,
  // Links, URLs (which become links) and source references.
  /\]\([^)\s]|https?:\/\/|\[\d{1,2}(?:, ?\d{1,2})*\]/,
  /^ {0,3}(?:#{3,6} |> |([-*_])(?:[ \t]*\1){2,}[ \t]*$)/m,
  /^[ \t]*(?:\|[ \t]*)?:?-{3,}:?[ \t]*\|/m,
  /^(?: {2,}|\t)(?:[-*+]|\d+\.) /m,
];

function hasMarkdownMarker(text: string): boolean {
  return markers.some((marker) => marker.test(text));
}

const isBlank = (text: string) => text.trim() === '';

/** The part of the text that later text cannot change: all blocks but the last. */
function settledMarkdown(lines: string, markdown: MarkdownReader): string {
  const pieces = [...markdown.split(lines)];
  const last = pieces.findLastIndex((piece) => !isBlank(piece));
  return pieces.slice(0, Math.max(0, last)).join('');
}

function markdownBlocks(text: string, markdown: MarkdownReader): ReplyBlock[] {
  return markdown
    .split(text)
    .filter((piece) => !isBlank(piece))
    .map((content) => ({ type: 'markdown', content, html: markdown.toHtml(content) }));
}

/**
 * Closes or holds back the open end of growing Markdown, so no marker is shown as text:
 * emphasis and code are closed; an incomplete link or a table without its second line is held back.
 */
function closed(open: string): string {
  const paragraph = open.slice(open.lastIndexOf('\n\n') + 1);
  if (/^\s*\|[^\n]*(?:\n[ \t|:-]*)?$/.test(paragraph)) return open.slice(0, open.length - paragraph.length);
  if (/^ {0,3}(?:```|~~~)/m.test(open)) return open;
  const lineStart = open.lastIndexOf('\n') + 1;
  const line = open
    .slice(lineStart)
    .replace(/!?\[[^\]]*(?:\]\([^)]*)?$/, '')
    .replace(/[*_`~]+$/, '')
    .trimEnd();
  const isOdd = (marker: RegExp) => (line.match(marker)?.length ?? 0) % 2 === 1;
  return `${open.slice(0, lineStart)}${line}${isOdd(/`/g) ? '`' : ''}${isOdd(/\*\*/g) ? '**' : ''}`;
}

const bullet = /^[ \t]*[-*•+][ \t]+(.*)$/;

/** The lines that later text cannot change: a list at the end may continue. */
function settledText(lines: string): string {
  const all = lines.split('\n');
  let count = all.length - 1;
  while (count > 0 && bullet.test(all[count - 1] ?? '')) count -= 1;
  return all
    .slice(0, count)
    .map((line) => `${line}\n`)
    .join('');
}

function lineBlocks(text: string): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  let items: string[] | undefined;
  for (const line of text.split('\n')) {
    const item = bullet.exec(line)?.[1];
    if (item !== undefined) {
      if (items) items.push(item);
      else {
        items = [item];
        blocks.push({ type: 'list', items });
      }
      continue;
    }
    items = undefined;
    if (!isBlank(line)) blocks.push(lineBlock(line.trim()));
  }
  return blocks;
}

function lineBlock(line: string): ReplyBlock {
  const [, hashes, title] = /^(#{1,2}) (.+)$/.exec(line) ?? [];
  if (title !== undefined) return { type: hashes === '#' ? 'heading' : 'subheading', content: title };
  const [, number, step] = /^(\d{1,3})\. (.+)$/.exec(line) ?? [];
  if (step !== undefined) return { type: 'step', number: Number(number), content: step };
  return { type: 'text', content: line };
}
