import { type FoundPassage, type Passage, plainText } from '../../../knowledge/index.ts';
import { askingParts } from './clauses.ts';

/** A form by its name: 'Form 5472', 'form W-8BEN', 'Form SS-4'. */
const named = /\bforms? ((?:[a-z]{1,3}-?)?\d+[a-z\d-]*|[a-z]{1,2}-[a-z\d]+)/g;

/** The number of a form without the word, as in 'do I file a 5472?'; a year is none. */
const bare = /\b(?!(?:19|20)\d\d\b)\d{4}\b(?![.,]\d)/g;

/** The passages on the form that a question asks about; all, if it names none or no passage speaks of it. */
export function ofNamedForm(found: readonly FoundPassage[], question: string): readonly FoundPassage[] {
  const asked = plainText(askingParts(question).join(' '));
  const forms = new Set([...formsIn(asked), ...(asked.match(bare) ?? [])]);
  if (forms.size === 0) return found;
  const fitting = found.filter(({ passage }) => formsIn(textOf(passage)).some((form) => forms.has(form)));
  return fitting.length > 0 ? fitting : found;
}

function textOf({ heading, asked, body }: Passage): string {
  return plainText([heading, ...asked, body].join(' '));
}

function formsIn(text: string): string[] {
  return [...text.matchAll(named)].map(([, form = '']) => form.replaceAll('-', ''));
}
