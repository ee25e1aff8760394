/**
 * Writes rows after RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe before it
 * (OWASP, CSV injection); some skip spaces, and some know the signs of East Asian keyboards.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
