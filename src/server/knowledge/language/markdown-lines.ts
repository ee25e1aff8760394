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

/** A row of a table. */
interface TableRow {
  /** As it is written. */
  line: string;
  /** The first cell, which names the row; with its column where it is a number alone, as in 'day 5'. */
  label: string;
  /** The other cells. */
  cells: readonly string[];
}

/** A table. */
export interface Table {
  /** The heads of the columns after the first. */
  heads: readonly string[];
  rows: readonly TableRow[];
}

/** Reads a block of Markdown as a table; `undefined` if it is none. */
export function tableIn(block: string): Table | undefined {
  if (!isRow(block)) return undefined;
  const [head = '', ...lines] = block.split('\n').filter((line) => !isRule(line));
  const [named = '', ...heads] = cellsOf(head);
  const rows = lines.map((line) => {
    const [name = '', ...cells] = cellsOf(line);
    return { line, label: /^\d+$/.test(name) ? `${named} ${name}` : name, cells };
  });
  return { heads, rows };
}

/** A row as a sentence: each cell with its column's head, which may contain the unit. */
export function rowAsText(row: string, heads: readonly string[] | undefined): string {
  const cells = cellsOf(row);
  const [first = ''] = cells;
  // A row named by a number alone is told by what the number counts.
  const name = /^[\d.,–-]+$/.test(first) && heads?.[0] ? `${first} ${heads[0]}` : first;
  return cells
    .map((text, index) => {
      const head = heads?.[index] ?? '';
      const said = withUnit(text, unitIn(head));
      return index === 0 || !head ? said : `${said} ${head}`;
    })
    .map((text, index) => (index === 0 ? text : `${text} (${name})`))
    .join('; ');
}

/** A unit in a column's head, as in 'Fee (AED)', 'USD thousand' and 'Rate, %'. */
const unit =
  /(?:(?<![a-z])(aed|usd|gbp|eur|sar|sgd|inr|dirhams?|dollars?|pounds?|euros?|riyals?)(?![a-z])|(us\$|s\$|[£€$]))?\s*(?:(?<![a-z])(thousands?|millions?|k|m)(?![a-z])|('?000s?))?\s*(?:(%|per cent|percent)|(?<![a-z])((?:working |business )?(?:days?|weeks?|months?|years?|hours?))\b)?/gi;

interface Unit {
  before: string;
  after: string;
}

function unitIn(head: string): Unit | undefined {
  const found = [...head.matchAll(unit)].filter(([match]) => match.trim() !== '');
  if (found.length === 0) return undefined;
  const all = { before: '', scale: '', after: '' };
  for (const [, currency, sign, scale, thousands, percent, period] of found) {
    all.before ||= currency ?? sign ?? '';
    all.scale ||= scale ?? (thousands ? 'thousand' : '');
    all.after ||= percent ?? period ?? '';
  }
  return { before: all.before, after: [all.scale, all.after].filter(Boolean).join(' ') };
}

/** A cell's numbers with the unit of its column, unless they have one of their own. */
function withUnit(cell: string, found: Unit | undefined): string {
  if (!found) return cell;
  const plain = cell.replaceAll(/[*_~`]/g, '');
  // '2 (older pages: 3)' has two numbers in the unit of its column.
  const [numbers = ''] = plain.split(/(?=\[\d)/);
  if (onlyNumbers.test(numbers.replaceAll(/\([a-z ]+: \d[\d.,]*\)/gi, ''))) {
    return numbersWith(numbers, found) + plain.slice(numbers.length);
  }
  return cell;
}

const onlyNumbers = /^[\s\d.,–-]*(?:to|or)?[\s\d.,–-]*$/;

function numbersWith(cell: string, found: Unit): string {
  return cell.replaceAll(/(?<![\d[,.])\d[\d.,]*\d|(?<![\d[,.])\d(?![\d\]])/g, (number) =>
    `${found.before} ${number} ${found.after}`.trim(),
  );
}

interface Line {
  line: string;
  isRow: boolean;
}

/** The lines of a text; rows of a table include their heads. */
export function rowsWithHeaders(text: string): Line[] {
  let heads: string[] | undefined;
  return text.split('\n').flatMap((line): Line[] => {
    if (!isRow(line)) {
      heads = undefined;
      return line.trim() ? [{ line, isRow: false }] : [];
    }
    if (isRule(line)) return [];
    if (heads) return [{ line: rowAsText(line, heads), isRow: true }];
    heads = cellsOf(line);
    return [{ line, isRow: true }];
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
