/** One document for the process that makes them. */
export interface Task {
  /** Path inside the folder of the documents. */
  template: string;
  /** The data as JSON. */
  data: string;
  name: string;
  /** PNG, JPEG or SVG. */
  logo?: { content: Uint8Array; extension: 'png' | 'jpg' | 'svg' } | undefined;
  /** Further pictures, by name. */
  files: Readonly<Record<string, Uint8Array>>;
  /** Seconds since 1970. */
  madeAt: number;
}

/** What the process answers. Reasons name a place in the template and hold nothing of the data. */
export type Answer =
  | { kind: 'document'; pdf: Uint8Array; memory: number }
  | { kind: 'failed'; reason: string; memory: number };
