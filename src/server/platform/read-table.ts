import { Failure } from './failure.ts';

/** A table as text, with the numbers its rows have in a spreadsheet. */
interface TableText {
  header: string[];
  rows: { row: number; cells: string[] }[];
}

/**
 * Reads comma-separated text as spreadsheets save it, also with semicolons or tabs.
 * @throws Failure 'table-unreadable' or 'table-too-long'
 */
export async function readTable(text: string, maxRows: number): Promise<TableText> {
  const [header, ...rows] = await recordsOf(text, maxRows);
  if (!header || header.every((cell) => cell.trim() === '')) throw new Failure('table-unreadable');
  if (rows.length > maxRows) throw new Failure('table-too-long');
  return { header, rows: rows.map((cells, index) => ({ row: index + 2, cells })) };
}

async function recordsOf(text: string, maxRows: number): Promise<string[][]> {
  // Loaded with the first table, because few requests bring one.
  const { CsvError, parse } = await import('csv-parse/sync');
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      // One more than allowed, to tell that there are too many.
      to: maxRows + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Failure('table-unreadable');
    throw error;
  }
}

/** The one that stands most often in the first line. */
function delimiterOf(text: string): string {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (sign: string) => firstLine.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
