/** Rows of a page, and how many there are on all pages. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
  total: number;
}
