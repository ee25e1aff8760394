import { expect, test } from 'vitest';
import { stripePage } from './stripe-page.ts';

const live = 'https://api.stripe.com';

test.each([
  'https://billing.stripe.com/p/session/live_abc',
  'https://checkout.stripe.com/c/pay/cs_live_abc#fid',
  'https://invoice.stripe.com/i/acct_1/live_abc?s=ap',
  'https://pay.stripe.com/invoice/acct_1/live_abc/pdf?s=ap',
  'https://stripe.com/',
])('%s is a page of Stripe’s', (url) => {
  expect(stripePage(url, live)).toBe(url);
});

test.each([
  'http://billing.stripe.com/p/session/abc',
  'https://billing.stripe.com.evil.example/p',
  'https://evilstripe.com/p',
  'https://stripe.com@evil.example/p',
  'https://a:b@billing.stripe.com/p',
  'https://evil.example/billing.stripe.com',
  'https://evil.example\\.stripe.com/',
  '//billing.stripe.com/p',
  'javascript:alert(1)//billing.stripe.com',
  'data:text/html,stripe.com',
  'http://127.0.0.1:1/p',
  '',
  null,
  undefined,
])('%s is none', (url) => {
  expect(stripePage(url, live)).toBeNull();
});

test('where the calls go to another address, its pages are taken as well', () => {
  expect(stripePage('http://127.0.0.1:4242/portal', 'http://127.0.0.1:4242')).toBe(
    'http://127.0.0.1:4242/portal',
  );
  expect(stripePage('http://127.0.0.1:4243/portal', 'http://127.0.0.1:4242')).toBeNull();
});
