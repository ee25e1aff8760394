/** How far a kit is that somebody brings. */
export const kitImportStates = ['uploading', 'checking', 'ready', 'refused', 'importing', 'done'] as const;
export type KitImportState = (typeof kitImportStates)[number];

/** Why a kit is refused; the sentences are in the messages. */
export const kitProblems = [
  'not-zip',
  'unsafe-names',
  'too-large',
  'not-kit',
  'newer-version',
  'file-missing',
  'hash-wrong',
  'not-matching-schema',
  'too-many-companies',
  'client-known',
  'not-importable',
] as const;
export type KitProblem = (typeof kitProblems)[number];

/** Largest kit, in bytes. */
export const kitMaxBytes = 1024 * 1024 * 1024;
/** Largest piece of its upload, in bytes. */
export const kitPieceMaxBytes = 4 * 1024 * 1024;

/** What an import will make. */
export interface KitPreview {
  company: string;
  from: string;
  madeAt: string;
  /** How many records each section has. */
  counts: Readonly<Record<string, number>>;
  papers: number;
  bytes: number;
  people: readonly string[];
  /** When the same kit was brought here before; `null` if it never was. */
  importedBefore: string | null;
  /** The company, once it is made. */
  companyId: string | null;
  /** What did not come over. */
  warnings: readonly string[];
}
