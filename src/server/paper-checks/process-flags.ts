import { fileURLToPath } from 'node:url';
import { maxWasmPages } from './limits.ts';

const packageFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** It may read the program and write nothing; what is in a file cannot become code. */
export const processFlags = [
  '--permission',
  `--allow-fs-read=${packageFolder}*`,
  '--allow-addons',
  '--allow-worker',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=256',
  `--wasm-max-mem-pages=${maxWasmPages}`,
];
