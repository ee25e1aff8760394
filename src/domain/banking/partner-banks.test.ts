import { describe, expect, it } from 'vitest';
import { countries } from '#domain/catalogue/choices.ts';
import type { Source } from '#domain/values/sourced.ts';
import { bankingElsewhere, partnerBanks } from './partner-banks.ts';

const confidences = ['high', 'medium', 'low'];

/** Every text in a value with its source. */
function statementsOf(value: unknown, source?: Source): { text: string; source: Source | undefined }[] {
  if (typeof value === 'string') return [{ text: value, source }];
  if (typeof value !== 'object' || value === null) return [];
  const { source: own, ...rest } = value as { source?: Source };
  return Object.values(rest).flatMap((part) => statementsOf(part, own ?? source));
}

function siteOf(url: string): string {
  return new URL(url).hostname.split('.').slice(-2).join('.');
}

describe('partner banks', () => {
  it('are six different ones', () => {
    expect(partnerBanks).toHaveLength(6);
    expect(new Set(partnerBanks.map(({ id }) => id)).size).toBe(6);
    expect(new Set(partnerBanks.map(({ name }) => name)).size).toBe(6);
  });

  it.each(partnerBanks)('have a source for each statement about $name', (bank) => {
    const { locale: _locale, id: _id, name: _name, country: _country, website: _website, ...claims } = bank;
    for (const { text, source } of statementsOf(claims)) {
      expect(source, text).toBeDefined();
      expect(source?.url, text).toMatch(/^https:\/\//);
      expect(source?.title, text).not.toBe('');
      expect(source?.readOn, text).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(confidences, text).toContain(source?.confidence);
    }
  });

  it.each(partnerBanks)('link to the website of $name that is cited', (bank) => {
    const { name: _name, website, ...claims } = bank;
    const sites = statementsOf(claims).flatMap(({ source }) => (source ? [siteOf(source.url)] : []));
    expect(website).toMatch(/^https:\/\/[\w.-]+\/$/);
    expect(sites).toContain(siteOf(website));
  });

  it('cover every country of the questionnaire', () => {
    for (const country of countries) {
      const banks = partnerBanks.filter((bank) => bank.country === country);
      expect(banks.length > 0 || bankingElsewhere[country] !== undefined, country).toBe(true);
      expect(banks.length > 0 && bankingElsewhere[country] !== undefined, country).toBe(false);
    }
  });
});

it('says something of FDIC insurance in the United States only', () => {
  const insured = partnerBanks.filter(({ fdic }) => fdic);
  expect(insured.map(({ country }) => country)).toEqual(['US']);
});
