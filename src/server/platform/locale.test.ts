import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test.each([undefined, '', 'en', 'en-GB', 'ar, en;q=0.5', 'ar', '*', 'en;q=0', ';;;q=,'])(
  'Accept-Language %s gets English, the only locale',
  (header) => {
    expect(localeOf(new Headers(header === undefined ? {} : { 'accept-language': header }))).toBe('en');
  },
);
