import type { NamesView } from '#contract/names.ts';

/** A name as it is typed. */
export interface NameDraft {
  /** Stays while names are moved. */
  key: string;
  name: string;
  arabicName: string;
  explanation: string;
}

let keys = 0;

/** A name that nothing is typed of yet. */
export function emptyDraft(): NameDraft {
  return { key: `new-${++keys}`, name: '', arabicName: '', explanation: '' };
}

/** The names that the authority has not answered, best first; an empty one where there are none. */
export function draftsOf({ names }: NamesView): readonly NameDraft[] {
  const open = names.filter(({ state }) => state === 'proposed');
  if (open.length === 0) return [emptyDraft()];
  return open.map(({ id, name, arabicName, explanation }) => ({ key: id, name, arabicName, explanation }));
}

/** What is sent of the drafts: those with a name. */
export function proposalsOf(drafts: readonly NameDraft[]) {
  return drafts
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, arabicName, explanation }) => ({ name, arabicName, explanation }));
}

/** The drafts with one of them a place further up or down. */
export function moved(drafts: readonly NameDraft[], index: number, by: 1 | -1): readonly NameDraft[] {
  const next = [...drafts];
  const [taken] = next.splice(index, 1);
  if (taken) next.splice(index + by, 0, taken);
  return next;
}
