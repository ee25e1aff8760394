import type { LegalTextName } from '#domain/brand/legal-text.ts';
import type { LegalBlock, LegalText } from '#messages/legal.ts';
import { privacyOf } from '#messages/privacy.ts';
import { termsOf } from '#messages/terms.ts';
import { webSettings } from '#web/platform/web-settings.ts';

/** A built-in legal text in Markdown, to begin one's own with. */
export function builtInText(name: LegalTextName): string {
  const { name: product, operatorName: operator, contact } = webSettings.brand;
  const text: LegalText = { terms: termsOf, privacy: privacyOf }[name]({ product, operator, contact });
  return [
    text.lead,
    ...text.sections.flatMap(({ title, blocks }) => [`## ${title}`, ...blocks.map(markdownOf)]),
  ].join('\n\n');
}

function markdownOf(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  const items = 'list' in block ? block.list : block.terms.map(({ term, text }) => `**${term}**: ${text}`);
  return items.map((item) => `- ${item}`).join('\n');
}
