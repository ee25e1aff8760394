/** A pattern for `ilike` that finds what was typed anywhere, with none of its characters taken for a wildcard. */
export function anywhere(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
