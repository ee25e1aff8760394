const cell = /(?<!\\)\|/;

/** The cells of a table row. */
export function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(cell)
    .map((text) => text.trim());
}

export function isRow(line: string): boolean {
  return line.trimStart().startsWith('|');
}

/** Whether a row is the delimiter below a table's head. */
export function isRule(row: string): boolean {
  return /^[\s|:-]+$/.test(row) && row.includes('-');
}

/** A row as a sentence: each cell with its column's head, which may contain the unit. */
export function rowAsText(row: string, heads: readonly string[] | undefined): string {
  const cells = cellsOf(row);
  const [name = ''] = cells;
  return cells
    .map((text, index) => {
      const head = heads?.[index] ?? '';
      return index === 0 || !head ? text : `${text} ${head}`;
    })
    .map((text, index) => (index === 0 ? text : `${text} (${name})`))
    .join('; ');
}

/** The lines of a text; table rows include their heads. */
export function rowsWithHeaders(text: string): string[] {
  let heads: string[] | undefined;
  return text.split('\n').flatMap((line) => {
    if (!isRow(line)) {
      heads = undefined;
      return line.trim() ? [line] : [];
    }
    if (isRule(line)) return [];
    if (heads) return [rowAsText(line, heads)];
    heads = cellsOf(line);
    return [line];
  });
}

/** A line in plain text: without marks of lists, headings and sources and without addresses. */
export function plainLine(line: string): string {
  return line
    .replace(/^\s*(?:(?:[-*+]|\d{1,2}[.)]|#{1,6}|>)\s+)+/, '')
    .replaceAll(/ ?[[【][\d\s,–-]+[\]】](?!\()/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll('|', ' ')
    .trim();
}
