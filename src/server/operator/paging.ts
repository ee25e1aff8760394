/** Rows of a page, and how many there are on all pages. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
  total: number;
}

/** A pattern for `ilike` that finds what was typed anywhere, with none of its characters taken for a wildcard. */
export function anywhere(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
