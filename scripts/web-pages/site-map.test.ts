import { expect, test } from 'vitest';
import { robots, siteMap } from './site-map.ts';

test('the site map lists pages with their last change if known', () => {
  const map = siteMap([
    { path: '/help', listed: true },
    { path: '/help/glossary', listed: { changedOn: '2026-11' } },
    { path: '/signin' },
  ]);
  expect(map).toContain('<url><loc>%PUBLIC_URL%/app/help</loc></url>');
  expect(map).toContain('<url><loc>%PUBLIC_URL%/app/help/glossary</loc><lastmod>2026-11</lastmod></url>');
  expect(map).not.toContain('signin');
});

test('robots.txt links to the site map and excludes the dashboard', () => {
  expect(robots).toContain('Sitemap: %PUBLIC_URL%/sitemap.xml');
  expect(robots).toContain('Disallow: /app/dashboard');
});
