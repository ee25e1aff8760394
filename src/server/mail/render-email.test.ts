import { expect, test } from 'vitest';
import { contrastBetween } from '#domain/brand/brand-colours.ts';
import { renderEmail } from './render-email.ts';

const agency = 'المنارة Al Manara LLC';
const sender = {
  publicUrl: 'https://agency.example.com',
  brand: {
    name: agency,
    operatorName: agency,
    supportEmail: 'help@example.com',
    assistantName: 'Expert',
    accent: '#c62828',
    logo: '',
  },
};

test('a sentence that begins with an Arabic name reads from the left, and Arabic from the right', () => {
  const { html } = renderEmail(
    {
      kind: 'notifications',
      to: 'lena@example.com',
      subject: 'News',
      heading: `${agency} has news`,
      paragraphs: [`${agency} sends you what happened.`, 'شكراً لكم'],
    },
    sender,
  );
  expect(html).toContain(`<p class="brand" dir="ltr">${agency}</p>`);
  expect(html).toContain(`<h1 dir="ltr">${agency} has news</h1>`);
  expect(html).toContain(`<p dir="ltr">${agency} sends you what happened.</p>`);
  expect(html).toContain('<p dir="auto">شكراً لكم</p>');
});

test('a product that bears the name of its operator is named once', () => {
  const email = { kind: 'x', to: 'lena@example.com', subject: 'News', heading: 'News', paragraphs: [] };
  expect(renderEmail(email, sender).plainText).toContain(`-- \n${agency}\nhttps://agency.example.com`);
  const run = { ...sender, brand: { ...sender.brand, operatorName: 'Harbour FZ-LLC' } };
  expect(renderEmail(email, run).plainText).toContain(`${agency}, run by Harbour FZ-LLC`);
});

test('a list of emails shows what is in one beside its subject, not the sender once more', () => {
  const email = { kind: 'x', to: 'lena@example.com', paragraphs: ['It works for 15 minutes.'] };
  const shownFirst = (subject: string, heading: string) =>
    renderEmail({ ...email, subject, heading }, sender).html.match(/<body>\s*<[^>]+>([^<]*)</)?.[1];
  expect(shownFirst('Your code', '482 913 & more')).toBe('482 913 &amp; more · It works for 15 minutes.');
  expect(shownFirst('News', 'News')).toBe('It works for 15 minutes.');
});

test('a logo in dark ink is seen in a dark email', () => {
  const email = { kind: 'x', to: 'lena@example.com', subject: 'News', heading: 'News', paragraphs: [] };
  const dark = renderEmail(email, sender).html.split('(prefers-color-scheme:dark)')[1] ?? '';
  const ground = /\.logo img\{[^}]*background:(#[0-9a-f]{6})/.exec(dark)?.[1] ?? '#0f1116';
  expect(contrastBetween('#16202c', ground)).toBeGreaterThan(4.5);
});
