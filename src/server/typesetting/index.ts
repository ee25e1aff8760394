export { openTypesetter } from './open-typesetter.ts';
export { documentsFolder } from './process-limits.ts';
export { type Letterhead, TemplateFailed, type Typesetter, TypesettingBusy } from './typesetter.ts';
