import { expect, test } from 'vitest';
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
