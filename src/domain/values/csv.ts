/**
 * Writes rows according to RFC 4180. A cell that a spreadsheet would treat as a formula is prefixed with an apostrophe
 * (OWASP, CSV injection); some skip spaces, and some know the signs of East Asian keyboards.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
