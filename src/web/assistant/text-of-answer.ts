import { commonMessages } from '#messages/common.ts';
import type { ChatMessage } from './conversation.ts';

/** Links carry it unseen, and so on a line of its own. */
const noteForListeners = new RegExp(`\\s*\\(${commonMessages.opensInNewTab}\\)\\n?`, 'g');

/**
 * What an answer says as plain text: lines and tables as they are seen, without its sources.
 *
 * @param element the element of the message
 * @param enough stops after the block with which there are so many characters
 */
export function textOfAnswer(element: HTMLElement, enough = Number.POSITIVE_INFINITY): string {
  let text = '';
  for (const block of element.querySelector('.reply')?.children ?? []) {
    if (text.length >= enough) return `${text}\n\n…`;
    if (!(block instanceof HTMLElement)) continue;
    const said = block.innerText.replaceAll(noteForListeners, '').trim();
    text += (text && '\n\n') + said;
  }
  return text;
}

/** The sources of an answer as plain text, one a line; empty where it has none. */
export function textOfSources({ sources = [] }: ChatMessage): string {
  return sources
    .map(({ number, title, url, detail }) =>
      `${number}. ${[title, detail].filter(Boolean).join(', ')} ${url ?? ''}`.trim(),
    )
    .join('\n');
}
