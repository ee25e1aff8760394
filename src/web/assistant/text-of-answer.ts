import { commonMessages } from '#web/messages/common.ts';
import type { ChatMessage } from './conversation.ts';

/**
 * What an answer says as plain text: lines and tables as they are seen, without its sources.
 *
 * @param element the element of the message
 */
export function textOfAnswer(element: HTMLElement): string {
  const text = element.querySelector<HTMLElement>('.reply')?.innerText ?? '';
  return text
    .replaceAll(` (${commonMessages.opensInNewTab})`, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The sources of an answer as plain text, one a line; empty where it has none. */
export function textOfSources({ sources = [] }: ChatMessage): string {
  return sources
    .map(({ number, title, url, detail }) =>
      `${number}. ${[title, detail].filter(Boolean).join(', ')} ${url ?? ''}`.trim(),
    )
    .join('\n');
}
