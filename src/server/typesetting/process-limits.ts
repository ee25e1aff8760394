import { fileURLToPath } from 'node:url';

/** The templates, with the style of all pages. */
export const documentsFolder = fileURLToPath(new URL('../../../documents', import.meta.url));

/** Memory of the process in bytes, watched from a thread of its own; more ends it. */
export const maxMemory = 500 * 1024 * 1024;

const packageFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** It may read the program and the templates, and write nothing. */
export const processFlags = (folder: string) => [
  '--permission',
  `--allow-fs-read=${packageFolder}*`,
  `--allow-fs-read=${folder}/*`,
  '--allow-addons',
  '--allow-worker',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=256',
];
