import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

test('with nothing set it runs on this machine alone, under its own name', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    publicUrl: 'http://localhost:3000',
    brand: {
      name: 'Landfall',
      assistantName: 'Landfall Expert',
      operatorName: 'the operator of this installation',
      supportEmail: '',
    },
    rateLimit: true,
    trustProxy: false,
    logLevel: 'info',
    logFormat: 'json',
  });
});

test('an empty value counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', BRAND_ACCENT: '' })).toEqual(readConfig({}));
});

test('every setting can be given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-config-'));
  const logo = join(folder, 'logo');
  await writeFile(logo, '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>');
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://someone:secret@db:5432/landfall?sslmode=require',
    PUBLIC_URL: 'https://start.example.com/',
    PUBLIC_ANON_KEY: 'a-public-identifier',
    AUTH_SECRET: 'x'.repeat(32),
    BRAND_NAME: 'Acme & Söhne',
    BRAND_ASSISTANT_NAME: 'Acme Guide',
    BRAND_OPERATOR_NAME: 'Acme FZ-LLC',
    BRAND_SUPPORT_EMAIL: 'help@example.com',
    BRAND_LOGO: logo,
    BRAND_ACCENT: '#AA3300',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'text',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    dataDir: folder,
    databaseUrl: 'postgres://someone:secret@db:5432/landfall?sslmode=require',
    publicUrl: 'https://start.example.com',
    anonymousKey: 'a-public-identifier',
    authSecret: 'x'.repeat(32),
    brand: {
      name: 'Acme & Söhne',
      assistantName: 'Acme Guide',
      operatorName: 'Acme FZ-LLC',
      supportEmail: 'help@example.com',
      logoFile: logo,
      accent: '#aa3300',
    },
    rateLimit: true,
    trustProxy: true,
    logLevel: 'warn',
    logFormat: 'text',
  });
  await rm(folder, { recursive: true });
});

test('the public address follows the port, and the expert the brand', () => {
  const { publicUrl, brand } = readConfig({ PORT: '4000', BRAND_NAME: 'Acme' });
  expect(publicUrl).toBe('http://localhost:4000');
  expect(brand.assistantName).toBe('Acme Expert');
});

test('limits can be switched off on a loopback address only', () => {
  expect(readConfig({ RATE_LIMIT: 'off' }).rateLimit).toBe(false);
  expect(readConfig({ RATE_LIMIT: 'off', HOST: '::1' }).rateLimit).toBe(false);
  expect(() => readConfig({ RATE_LIMIT: 'off', HOST: '0.0.0.0' })).toThrow(/RATE_LIMIT=off is only allowed/);
  expect(() => readConfig({ RATE_LIMIT: 'off', HOST: '127.0.0.1.example.com' })).toThrow(/RATE_LIMIT/);
});

test('every mistake is listed in one message, which repeats no secret', () => {
  const wrong = {
    HOST: 'not a host',
    PORT: '70000',
    DATABASE_URL: 'mysql://someone:secret@db/landfall',
    PUBLIC_URL: 'https://example.com/app',
    PUBLIC_ANON_KEY: 'short',
    AUTH_SECRET: 'guessable',
    BRAND_NAME: 'x'.repeat(81),
    BRAND_ASSISTANT_NAME: 'two\nlines',
    BRAND_OPERATOR_NAME: 'a\u0000b',
    BRAND_SUPPORT_EMAIL: 'nobody',
    BRAND_LOGO: 'package.json',
    BRAND_ACCENT: 'red;}</style>',
    RATE_LIMIT: 'no',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'loud',
    LOG_FORMAT: 'xml',
  };
  let message = '';
  try {
    readConfig(wrong);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    message = (error as Error).message;
  }
  for (const name of Object.keys(wrong)) expect(message).toMatch(new RegExp(`- ${name} must be `));
  expect(message).not.toMatch(/secret@|guessable/);
});
