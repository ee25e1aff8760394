import AxeBuilder from '@axe-core/playwright';
import { brandColours } from '../src/domain/brand/brand-colours.ts';
import type { EmailMessage } from '../src/server/mail/email-message.ts';
import { renderEmail } from '../src/server/mail/render-email.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { appoint } from './support/operators.ts';
import { anonymousKey, type Server, startServer } from './support/server.ts';
import { expect, open, startTimeout, test } from './support/test.ts';

const message: EmailMessage = {
  kind: 'reset-password',
  to: 'ana@example.com',
  subject: 'Reset your password',
  heading: 'Reset your password <script>',
  paragraphs: [
    'Somebody, most likely you, asked for a new password for ana@example.com.',
    'شركة الواحة للتجارة ش.ذ.م.م',
    `Averylongwordthathasnoplacetobreak${'x'.repeat(80)}`,
  ],
  action: {
    label: 'Choose a new password',
    url: `https://landfall.example/app/reset-password?token=${'a'.repeat(43)}&then=%2Fdashboard`,
  },
  notes: ['The link works once, for one hour.', 'If you did not ask for it, you need do nothing.'],
};

const sender = {
  brand: {
    name: 'Acme & Söhne',
    assistantName: 'Acme Guide',
    operatorName: 'Acme FZ-LLC',
    supportEmail: 'help@example.com',
  },
  publicUrl: 'https://landfall.example',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`an email, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const width of [320, 390, 768]) {
      test(`can be read on ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.setContent(renderEmail(message, sender).html);

        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password <script>');
        await expect(page.locator('script, img, link')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectNoViolations(page, colorScheme);

        const button = page.getByRole('link', { name: 'Choose a new password' });
        await expect(button).toHaveAttribute('href', message.action?.url ?? '');
        await expect(page.getByRole('link', { name: message.action?.url ?? '' })).toBeVisible();
      });
    }

    test('wears the colour of the brand', async ({ page }) => {
      const accent = '#aa3300';
      await page.setContent(renderEmail(message, { ...sender, brand: { ...sender.brand, accent } }).html);
      const button = page.getByRole('link', { name: 'Choose a new password' });
      const [red, green, blue] = (brandColours(accent)[colorScheme].slice(1).match(/../g) ?? []).map((part) =>
        Number.parseInt(part, 16),
      );
      await expect(button).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
      await expectNoViolations(page, colorScheme);
    });
  });
}

const developing = test.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ NODE_ENV: 'development' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
});

developing('the developer finds and reads the emails that people were written', async ({ page, server }) => {
  const first = await register(server.origin, { email: 'ana.outbox@example.com' });
  await register(server.origin, { email: 'ben.outbox@example.com' });
  await open(page, '/dev/outbox');

  const list = page.getByRole('list', { name: 'Emails' });
  await expect(list.getByRole('button')).toHaveCount(2);
  await page.getByLabel('Search').fill('ana.outbox');
  await expect(list.getByRole('button')).toHaveCount(1);
  await list.getByRole('button').click();

  const reader = page.getByRole('region', { name: 'Email' });
  await expect(reader.getByText(first.email)).toBeVisible();
  const frame = reader.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await reader.getByRole('button', { name: 'As plain text' }).click();
  await expect(reader.locator('pre')).toContainText(`${server.origin}/app/`);

  // With the package's wrapper, which also looks into the email's frame.
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  // What is read is in the address.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Email' }).getByText(first.email)).toBeVisible();
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByText('There is no mail server. The email stays in the outbox.')).toBeVisible();
});

test('in production a visitor reads who may see the outbox, and cannot see it', async ({
  page,
  noise,
  server,
}) => {
  noise.expect(/401 \(Unauthorized\)/);
  await register(server.origin, { email: 'secret.outbox@example.com' });
  await open(page, '/dev/outbox');
  await expect(page.getByText('The outbox is for operators')).toBeVisible();
  await expect(page.getByText('secret.outbox@example.com')).toHaveCount(0);
  const answer = await page.request.get('/functions/v1/outbox', {
    headers: { authorization: `Bearer ${anonymousKey}` },
  });
  expect(answer.status()).toBe(401);
});

test('in production only operators see the outbox', async ({ page, noise, signIn }) => {
  noise.expect(/403 \(Forbidden\)/);
  await signIn();
  await open(page, '/dev/outbox');
  await expect(page.getByText('The outbox is for operators')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});

test('with text of 200 % the subjects in the outbox keep room for words', async ({
  page,
  server,
  signIn,
}) => {
  await appoint(server, await signIn());
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/operator/outbox');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const subject = page.getByText('Please confirm your email address').first();
  for (const part of [subject, page.getByRole('searchbox')]) {
    await expect(part).toBeVisible();
    expect(await part.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(150);
  }
});
