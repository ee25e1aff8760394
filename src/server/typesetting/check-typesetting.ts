import type { PartCheck } from '../platform/part-check.ts';
import { TemplateFailed, type Typesetter, TypesettingBusy } from './typesetter.ts';

/** Whether documents can be made: has a page made. */
export async function checkTypesetting(typeset: Typesetter['typeset']): Promise<PartCheck> {
  try {
    await typeset('page-check.typ', {}, { at: new Date(0) });
    return { ok: true, sentence: 'Documents can be made.' };
  } catch (error) {
    if (!(error instanceof TemplateFailed || error instanceof TypesettingBusy)) throw error;
    return { ok: false, sentence: `Documents cannot be made: ${error.message}.` };
  }
}
