import { expect, test } from 'vitest';
import { robots, siteMap } from './site-map.ts';

test('search engines are told of the listed pages, with the last change where it is known', () => {
  const map = siteMap([
    { path: '/help', listed: true },
    { path: '/help/glossary', listed: { changedOn: '2026-11' } },
    { path: '/signin' },
  ]);
  expect(map).toContain('<url><loc>%PUBLIC_URL%/app/help</loc></url>');
  expect(map).toContain('<url><loc>%PUBLIC_URL%/app/help/glossary</loc><lastmod>2026-11</lastmod></url>');
  expect(map).not.toContain('signin');
});

test('they find the list, and leave the dashboard alone', () => {
  expect(robots).toContain('Sitemap: %PUBLIC_URL%/sitemap.xml');
  expect(robots).toContain('Disallow: /app/dashboard');
});
