import { rowsPerPage } from '#contract/operator.ts';

/** Rows of a page and how many there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Where a page begins and ends. @param page its number as it was asked for, from 1 */
export function rangeOf(page: string | undefined): { limit: number; offset: number } {
  return { limit: rowsPerPage, offset: (Number(page ?? 1) - 1) * rowsPerPage };
}

/** A pattern for `ilike` that finds what was typed anywhere, with none of its characters taken for a wildcard. */
export function anywhere(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
