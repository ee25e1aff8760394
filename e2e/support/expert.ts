import { expect, type Page } from '@playwright/test';
import { anonymousKey, type Server } from './server.ts';
import { open } from './test.ts';

/** What the tests find in the expert's panel. */
export function expertPanel(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Landfall Expert' });
  return {
    panel,
    box: panel.getByPlaceholder('Ask the expert...'),
    log: panel.getByRole('log', { name: 'Conversation' }),
    messages: panel.getByRole('article'),
    /** What the expert said last. */
    answer: panel.locator('[data-answer]').last(),
    typing: panel.getByText('Landfall Expert is typing...', { exact: true }),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
  };
}

/** Opens the panel from the questionnaire. */
export async function openExpert(page: Page) {
  await open(page, '/onboarding');
  await page.getByRole('button', { name: 'Ask our AI expert now...' }).click();
  const expert = expertPanel(page);
  await expect(expert.box).toBeVisible();
  return expert;
}

/** Writes a question and sends it. */
export async function ask(page: Page, question: string): Promise<void> {
  const { box } = expertPanel(page);
  await box.fill(question);
  await box.press('Enter');
}

/** Asks the built-in expert once: its first answer takes longer, because it reads its articles first. */
export async function wakeExpert({ origin }: Server): Promise<void> {
  const answer = await fetch(`${origin}/openai/deployments/gpt-4o/chat/completions?api-version=2024-10-21`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'api-key': anonymousKey },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What is a free zone?' }] }),
  });
  expect(answer.status).toBe(200);
}
