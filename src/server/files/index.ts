/* What other features may use. */

export { checkFiles } from './check-files.ts';
export type { FileStore } from './file-store.ts';
export { type ImageProblem, ImageRefused, redrawImage, TooManyImages } from './redraw-image.ts';
