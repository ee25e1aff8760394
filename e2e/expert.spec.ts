import type { Request } from '@playwright/test';
import { openDashboard, openUserMenu } from './support/dashboard.ts';
import { ask, expertPanel, openExpert, wakeExpert } from './support/expert.ts';
import { anonymousKey } from './support/server.ts';
import { expect, open, test, toast } from './support/test.ts';

/*
 * The expert's chat as the seed describes it, on the real server and its built-in expert. What needs an
 * answer that is slow, long or fails is in expert-answers.spec.ts.
 */

test.beforeAll(({ server }) => wakeExpert(server));

const question = 'What does it cost to set up a company in DMCC?';

test('a question is answered with figures and their sources', async ({ page }) => {
  const { answer, button, messages, typing } = await openExpert(page);
  await ask(page, question);
  await expect(messages.first()).toContainText(question);
  await expect(answer).toContainText(/AED\s[\d,]+/);
  await expect(button('Copy')).toBeVisible();
  await expect(typing).toBeHidden();
  const sources = answer.getByRole('group', { name: 'Sources' });
  const link = sources.getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^https?:/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(sources).toContainText(/read November 2026/);
});

test('an answer that was not what was asked is reported, with the conversation only on request', async ({
  page,
  server,
}) => {
  const { answer, panel, typing } = await openExpert(page);
  // Words that lead to no other answer.
  const unusual = `${question} For zeppelins?`;
  await ask(page, unusual);
  await expect(typing).toBeHidden();
  await answer.getByRole('button', { name: 'This is not what I asked' }).click();
  await expect(answer.getByText('Sent to the operator of this installation.')).toHaveCount(2);
  await expect(answer.getByRole('button', { name: 'Undo' })).toBeInViewport();
  const conversations = () =>
    server.query(
      `select conversation from question_reports join unanswered_questions on question_id = unanswered_questions.id
       where question = $1`,
      [unusual],
    );
  expect(await conversations()).toEqual([{ conversation: null }]);
  await answer.getByRole('button', { name: 'Add conversation' }).click();
  await expect(answer.getByText('with the conversation.')).toHaveCount(2);
  expect(await conversations()).toEqual([
    { conversation: [{ role: 'user', content: unusual }, expect.objectContaining({ role: 'assistant' })] },
  ]);
  await answer.getByRole('button', { name: 'Undo' }).click();
  await expect(answer.getByText('Withdrawn.')).toBeVisible();
  expect(await conversations()).toEqual([]);
  await expect(panel.getByRole('button', { name: 'This is not what I asked' })).toBeFocused();
});

test('marks in the text lead to the source they name, also to one that is folded away', async ({ page }) => {
  const { answer } = await openExpert(page);
  await ask(page, question);
  const sources = answer.getByRole('group', { name: 'Sources' });
  await expect(sources.getByRole('listitem')).toHaveCount(3);
  await answer.getByRole('link', { name: 'Source 4', exact: true }).first().click();
  await expect(sources.locator('li[value="4"]')).toBeFocused();
  await expect(page).toHaveURL(/\/app\/onboarding$/);
  await sources.getByRole('button', { name: 'Show fewer' }).click();
  await expect(sources.getByRole('listitem')).toHaveCount(3);
});

test('a suggestion fills the box and does not send; they go and come again', async ({ page }) => {
  const { panel, box, messages, button } = await openExpert(page);
  const suggestions = panel.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
  await expect(suggestions).toHaveCount(8);
  await expect(button('Suggest flows again')).toBeHidden();
  await suggestions.nth(2).click();
  await expect(box).toHaveValue('What does it cost to set up a company?');
  await expect(box).toBeFocused();
  await expect(messages).toHaveCount(0);
  await expect(suggestions).toHaveCount(0);
  await button('Suggest flows again').click();
  await expect(suggestions).toHaveCount(8);
  await expect(suggestions.first()).toBeFocused();
  await expect(button('Suggest flows again')).toBeHidden();
  await ask(page, 'What is a free zone?');
  await expect(suggestions).toHaveCount(0);
  await expect(button('Suggest flows again')).toBeVisible();
});

test('nothing is sent while the box is empty or contains only spaces', async ({ page }) => {
  const { box, button, messages } = await openExpert(page);
  for (const text of ['', '   ', '\n\n']) {
    await box.fill(text);
    await expect(button('Send')).toBeDisabled();
    await box.press('Enter');
    await button('Send').dispatchEvent('click');
    await expect(messages).toHaveCount(0);
  }
  await box.fill('What is a free zone?');
  await expect(button('Send')).toBeEnabled();
  await button('Send').click();
  await expect(messages.first()).toContainText('What is a free zone?');
  await expect(box).toHaveValue('');
});

test('Shift and Enter break the line, and Enter that ends a composition does not send', async ({ page }) => {
  const { box, messages } = await openExpert(page);
  await box.fill('One');
  await box.press('Shift+Enter');
  await box.pressSequentially('two');
  await expect(box).toHaveValue('One\ntwo');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    await box.dispatchEvent('keydown', { key: 'Enter', ...composing });
  }
  await expect(messages).toHaveCount(0);
  await box.press('Enter');
  await expect(messages.first()).toContainText(/One\s+two/);
});

test('a question longer than the expert reads is held back, and says so', async ({ page }) => {
  const { panel, box, button, messages } = await openExpert(page);
  await box.fill('a'.repeat(8001));
  await expect(
    panel.getByText('Please shorten your question to 8,000 characters. It has 8,001.'),
  ).toBeVisible();
  await expect(button('Send')).toBeDisabled();
  await box.press('Enter');
  await expect(messages).toHaveCount(0);
});

test('each call carries the key, the instruction and the conversation; files do not go along', async ({
  page,
}) => {
  const { answer, panel, messages, button } = await openExpert(page);
  const calls: Request[] = [];
  page.on('request', (request) => request.url().includes('/openai/') && calls.push(request));
  await panel.locator('input[type=file]').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 the secret plan'),
  });
  await expect(toast(page, 'File "plan.pdf" selected')).toBeVisible();
  await ask(page, question);
  await expect(button('Copy')).toHaveCount(1);
  const said = calls[0]?.postDataJSON();
  expect(calls[0]?.url()).toMatch(/\/openai\/deployments\/gpt-4o\/chat\/completions\?api-version=[\d-]+$/);
  expect(calls[0]?.method()).toBe('POST');
  expect(calls[0]?.headers()['api-key']).toBe(anonymousKey);
  expect(said).toMatchObject({ temperature: 0.7, max_tokens: 800 });
  expect(said.messages).toEqual([
    { role: 'system', content: expect.stringMatching(/business setup in the UAE.*free zones.*compliance/) },
    { role: 'user', content: question },
  ]);
  await ask(page, 'And with two visas?');
  await expect(button('Copy')).toHaveCount(2);
  await expect(messages).toHaveCount(4);
  await expect(answer).toContainText('2 visas');
  const again = calls[1]?.postDataJSON();
  expect(again.messages.map(({ role }: { role: string }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
  ]);
  expect(again.messages[2].content).toMatch(/AED/);
  expect(again.messages[3].content).toBe('And with two visas?');
  for (const call of calls) expect(call.postData()).not.toContain('plan.pdf');
  await expect(panel.getByText('They are not sent with your question.')).toBeVisible();
});

test('files are also recognised by their content', async ({ page }) => {
  const { panel } = await openExpert(page);
  const refusal = 'Invalid file type. Please upload .txt, .pdf, .doc, .docx, .csv, .xls, or .xlsx files.';
  const picker = panel.locator('input[type=file]');
  await picker.setInputFiles({
    name: 'photo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('\u0089PNG'),
  });
  await expect(toast(page, refusal)).toBeVisible();
  await picker.setInputFiles({
    name: 'large.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
  });
  await expect(toast(page, 'File size must be less than 10MB')).toBeVisible();
  await picker.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1536, 'a') });
  await expect(toast(page, 'File "note.txt" selected')).toBeVisible();
  const files = panel.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  await expect(files).toHaveText([/note\.txt.*1\.5 KB/]);
  await files.getByRole('button', { name: 'Remove note.txt' }).click();
  await expect(files).toHaveCount(0);
});

test('a conversation continues across pages and ends with the tab', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Landfall Expert' }).click();
  const { messages, box, button, panel } = expertPanel(page);
  await ask(page, question);
  await expect(button('Copy')).toHaveCount(1);
  await box.fill('A draft');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Support' }).click();
  await page.getByRole('button', { name: 'Chat with our expert AI' }).click();
  await expect(messages).toHaveCount(2);
  await expect(box).toHaveValue('A draft');
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Landfall Expert' }).click();
  await expect(box).toBeVisible();
  await expect(messages).toHaveCount(0);
});

test('the next user of the browser does not see earlier questions', async ({ page, signIn }) => {
  const person = await signIn();
  await openDashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Landfall Expert' }).click();
  const { messages, button, panel } = expertPanel(page);
  await ask(page, question);
  await expect(button('Copy')).toHaveCount(1);
  const menu = await openUserMenu(page, person.email);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/app\/signin$/);
  await expect(panel).toBeHidden();
  // Without answers that leads to the questionnaire, and nothing is loaded anew.
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/app\/onboarding$/);
  await page.getByRole('button', { name: 'Ask our AI expert now...' }).click();
  await expect(panel).toBeVisible();
  await expect(messages).toHaveCount(0);
});

test('a new conversation begins at once, and the one before can be brought back', async ({ page }) => {
  const { panel, box, messages, button } = await openExpert(page);
  await expect(button('New conversation')).toBeHidden();
  await ask(page, question);
  await expect(button('Copy')).toHaveCount(1);
  await button('New conversation').click();
  await expect(messages).toHaveCount(0);
  await expect(panel.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
  await expect(box).toBeFocused();
  await button('Undo').click();
  await expect(messages).toHaveCount(2);
  await expect(panel.locator(':focus')).toHaveCount(1);
  await button('New conversation').click();
  await ask(page, 'What is a free zone?');
  await expect(button('Undo')).toBeHidden();
  await expect(messages).toHaveCount(2);
});

test('a link to a page of our own opens it beside the conversation', async ({ page }) => {
  const { answer, messages } = await openExpert(page);
  await ask(page, question);
  await answer.getByRole('link', { name: 'Every line with its source' }).click();
  await expect(page).toHaveURL(/\/app\/plan\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(messages).toHaveCount(2);
});

test('on a phone such a page comes forward, and the conversation waits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { answer, panel } = await openExpert(page);
  await ask(page, question);
  await answer.getByRole('link', { name: 'Every line with its source' }).click();
  await expect(page).toHaveURL(/\/app\/plan\?/);
  await expect(panel).toBeHidden();
});

test('the panel works by keyboard alone', async ({ page }) => {
  await open(page, '/onboarding');
  await page.getByRole('button', { name: 'Ask our AI expert now...' }).focus();
  await page.keyboard.press('Enter');
  const { box, button, answer, panel } = expertPanel(page);
  await expect(box).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(button('Copy')).toBeVisible();
  await expect(box).toBeFocused();
  const mark = answer.getByRole('link', { name: 'Source 1', exact: true }).first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(answer.locator('li[value="1"]')).toBeFocused();
  await button('Edit').focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
