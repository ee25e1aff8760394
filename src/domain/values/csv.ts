/**
 * A table as comma-separated values (RFC 4180). A spreadsheet takes a value that begins with one of these signs
 * for a formula, and would run it; an apostrophe before it makes it text.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  const text =
    typeof value === 'string' && /^\s*[=+\-@\t\r\n＝＋－＠|%]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n;]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
