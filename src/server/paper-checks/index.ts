export { openPaperChecks } from './open-paper-checks.ts';
export {
  type PaperChecks,
  PaperChecksBusy,
  PaperRefused,
  type PictureProblem,
  PictureRefused,
  type Redrawing,
  ScannerUnavailable,
} from './paper-checks.ts';
export { paperTypeOf } from './paper-type.ts';
