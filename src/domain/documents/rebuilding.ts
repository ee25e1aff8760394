import { partsOf } from './document-data.ts';
import type { DocumentRecord } from './document-record.ts';
import type { DocumentChoices, DocumentTemplate } from './document-template.ts';
import { type MissingField, missingChoices, missingFor } from './missing-fields.ts';

/**
 * What happens to a document that no longer says what the record says. `signed`: it stays, as of its day. `by-person`: it
 * holds answers or papers that only people open. `gone`: whom it is about is no longer in the record.
 */
export const rebuildWays = ['by-itself', 'by-person', 'missing', 'signed', 'gone'] as const;
export type RebuildWay = (typeof rebuildWays)[number];

/** A document that was made, as far as this depends on it. */
interface Made {
  partyId: string | null;
  choices: DocumentChoices;
  isSigned: boolean;
}

/** How a document is made again from the record as it stands, and what that lacks. */
export function rebuildOf(
  template: DocumentTemplate,
  record: DocumentRecord,
  { partyId, choices, isSigned }: Made,
): { way: RebuildWay; missing: MissingField[] } {
  const wayAlone = (way: RebuildWay) => ({ way, missing: [] });
  if (isSigned) return wayAlone('signed');
  if (partyId !== null && !record.parties.some(({ id }) => id === partyId)) return wayAlone('gone');
  if (isForPeopleAlone(template)) return wayAlone('by-person');
  const missing = [...missingFor(template, record, partyId), ...missingChoices(template, record, choices)];
  return { way: missing.length > 0 ? 'missing' : 'by-itself', missing };
}

function isForPeopleAlone(template: DocumentTemplate): boolean {
  const parts = partsOf(template);
  return (
    template.isOwn === true ||
    template.withPapers === true ||
    parts.includes('answers') ||
    parts.includes('papers')
  );
}
