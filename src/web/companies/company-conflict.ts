import {
  type CompanyChangeView,
  type CompanyView,
  readCompany,
  readCompanyHistory,
} from '#contract/companies.ts';
import { type CompanyField, companyFields } from '#domain/companies/company-fields.ts';
import { call, describeFailure } from '#web/platform/call.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { notify } from '#web/platform/notify.ts';

/** A field that another person saved while it was being edited here. */
export interface Dispute {
  field: CompanyField;
  /** Their save, where the history still names it. */
  change: CompanyChangeView | undefined;
}

/** What another person saved in the meantime. */
export interface Conflict {
  /** The company with their changes. */
  company: CompanyView;
  disputes: readonly Dispute[];
}

/**
 * Reads what others have saved since a version, and what shows it.
 *
 * @returns `undefined` where it cannot be read now; a toast has said so, and the next save asks again
 */
export async function readConflict(
  companyId: string,
  seenVersion: number,
  names: readonly string[],
  loadDialog: () => Promise<unknown>,
): Promise<Conflict | undefined> {
  try {
    const params = { id: companyId };
    const [{ company }, { changes }, isLoaded] = await Promise.all([
      call(readCompany, { params }),
      call(readCompanyHistory, { params }),
      loadPart(loadDialog),
    ]);
    if (!isLoaded) return undefined;
    const since = changes.filter(({ version }) => version > seenVersion);
    const disputes = companyFields
      .filter((field) => names.includes(field))
      .map((field) => ({
        field,
        change: since.find(({ fields }) => fields.some((one) => one.field === field)),
      }));
    return { company, disputes };
  } catch (error) {
    notify.error(describeFailure(error));
    return undefined;
  }
}
