import type { CompanyField } from '#domain/companies/company-fields.ts';
import { type CompanyFormValues, isCompanyField } from './company-form-values.ts';

/** What was typed but could not be saved, with the company it was typed for; `null` before signing in. */
interface CompanyDraft {
  companyId: string | null;
  values: Partial<CompanyFormValues>;
  /** The version of the company over which it was typed. */
  seenVersion: number | undefined;
}

/** It survives the way to the sign-in page and back, and ends with the tab. */
const draftKey = 'companyDraft';

function readDraft(): CompanyDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('values' in stored)) return undefined;
    const { companyId, values, seenVersion } = stored as Record<string, unknown>;
    const typed = Object.entries(values ?? {}).filter(
      (entry): entry is [CompanyField, string] => isCompanyField(entry[0]) && typeof entry[1] === 'string',
    );
    if (typed.length === 0) return undefined;
    return {
      companyId: typeof companyId === 'string' ? companyId : null,
      values: Object.fromEntries(typed),
      seenVersion: typeof seenVersion === 'number' ? seenVersion : undefined,
    };
  } catch {
    return undefined;
  }
}

export function keepDraft(draft: CompanyDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage is refused: what was typed lives as long as the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is refused: there is nothing to drop.
  }
}

/**
 * What to fill in again for a company, or for a visitor who is signed out (`null`). What was typed
 * before signing in goes to the company found afterwards, except for what was left empty there.
 */
export function draftFor(companyId: string | null): Omit<CompanyDraft, 'companyId'> | undefined {
  const draft = readDraft();
  if (!draft || companyId === null || draft.companyId === companyId) return draft;
  if (draft.companyId !== null) return undefined;
  const given = Object.entries(draft.values).filter(([, text]) => text.trim() !== '');
  return { values: Object.fromEntries(given), seenVersion: undefined };
}
