import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

test('without settings it listens on loopback only and uses the default brand', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    isForDevelopment: false,
    dataDir: resolve('data'),
    publicUrl: 'http://localhost:3000',
    hsts: 'host',
    brand: {
      name: 'Landfall',
      assistantName: 'Landfall Expert',
      operatorName: 'the operator of this installation',
      supportEmail: '',
    },
    expertModels: ['gpt-4o'],
    voice: {
      provider: 'embedded',
      speechToText: { kind: 'packaged', model: 'base' },
      textToSpeech: { kind: 'packaged' },
      isWarm: false,
      maxCalls: 4 * availableParallelism(),
    },
    exchangeRates: [],
    rateLimit: true,
    sessionMaxDays: 90,
    operatorsNeedSecondFactor: true,
    staffLockAfter: 15,
    trustProxy: false,
    logLevel: 'info',
    logFormat: 'json',
  });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', BRAND_ACCENT: '' })).toEqual(readConfig({}));
});

test('accepts every setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-config-'));
  const logo = join(folder, 'logo');
  await writeFile(logo, '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>');
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://someone:secret@db:5432/landfall?sslmode=require',
    PUBLIC_URL: 'https://start.example.com/',
    HSTS: 'preload',
    PUBLIC_ANON_KEY: 'a-public-identifier',
    AUTH_SECRET: 'x'.repeat(32),
    BRAND_NAME: 'Acme & Söhne',
    BRAND_ASSISTANT_NAME: 'Acme Guide',
    BRAND_OPERATOR_NAME: 'Acme FZ-LLC',
    BRAND_SUPPORT_EMAIL: 'help@example.com',
    BRAND_LOGO: logo,
    BRAND_ACCENT: '#AA3300',
    EXPERT_DEPLOYMENTS: 'gpt-4o-mini, gpt-4o,house_1.5',
    LLM_KIND: 'Azure',
    LLM_BASE_URL: 'https://acme.openai.azure.com/',
    LLM_API_KEY: 'azure-key',
    LLM_MODEL: 'acme-gpt',
    LLM_API_VERSION: '2025-04-01-preview',
    LLM_TIMEOUT_MS: '12000',
    VOICE: 'Hosted',
    VOICE_STT_URL: 'https://speech.example.com/v1/',
    VOICE_STT_KEY: 'stt-key',
    VOICE_STT_MODEL: 'whisper-large',
    VOICE_LANGUAGES: 'en, ar',
    VOICE_TTS_URL: 'https://speech.example.com/v1',
    VOICE_TTS_KEY: 'tts-key',
    VOICE_TTS_MODEL: 'kokoro',
    VOICE_TTS_VOICE: 'bella',
    VOICE_WARM: 'on',
    VOICE_CALLS_MAX: '3',
    VAPI_PUBLIC_KEY: 'vapi-key',
    VAPI_ASSISTANT_ID: 'assistant-1',
    VAPI_SQUAD_ID: 'squad-1',
    VAPI_BASE_URL: 'https://vapi.example.com/',
    SMTP_HOST: 'mail.example.com',
    SMTP_PORT: '2525',
    SMTP_USER: 'landfall',
    SMTP_PASSWORD: 'p@ss word',
    SMTP_TLS: 'Implicit',
    MAIL_FROM: 'hello@example.com',
    EXCHANGE_RATES: 'GBP=1.27@2026-11-20, SGD=0.74@2026-11-19',
    SESSION_MAX_DAYS: '14',
    OPERATOR_SECOND_FACTOR: 'off',
    STAFF_SCREEN_LOCK: '5',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'text',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    isForDevelopment: false,
    dataDir: folder,
    databaseUrl: 'postgres://someone:secret@db:5432/landfall?sslmode=require',
    publicUrl: 'https://start.example.com',
    hsts: 'preload',
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
    expertModels: ['gpt-4o', 'gpt-4o-mini', 'house_1.5'],
    languageModel: {
      kind: 'azure',
      baseUrl: 'https://acme.openai.azure.com',
      apiKey: 'azure-key',
      model: 'acme-gpt',
      apiVersion: '2025-04-01-preview',
      timeoutMs: 12_000,
    },
    voice: {
      provider: 'hosted',
      speechToText: {
        kind: 'endpoint',
        url: 'https://speech.example.com/v1',
        key: 'stt-key',
        model: 'whisper-large',
        languages: ['en', 'ar'],
      },
      textToSpeech: {
        kind: 'endpoint',
        url: 'https://speech.example.com/v1',
        key: 'tts-key',
        model: 'kokoro',
        voice: 'bella',
      },
      hosted: {
        publicKey: 'vapi-key',
        baseUrl: 'https://vapi.example.com',
        assistantId: 'assistant-1',
        squadId: 'squad-1',
      },
      isWarm: true,
      maxCalls: 3,
    },
    mail: {
      host: 'mail.example.com',
      port: 2525,
      encryption: 'implicit',
      login: { user: 'landfall', password: 'p@ss word' },
      from: 'hello@example.com',
    },
    exchangeRates: [
      { one: 'GBP', rate: 1.27, of: 'USD', basis: { kind: 'set-by-operator', on: '2026-11-20' } },
      { one: 'SGD', rate: 0.74, of: 'USD', basis: { kind: 'set-by-operator', on: '2026-11-19' } },
    ],
    rateLimit: true,
    sessionMaxDays: 14,
    operatorsNeedSecondFactor: false,
    staffLockAfter: 5,
    trustProxy: true,
    logLevel: 'warn',
    logFormat: 'text',
  });
  await rm(folder, { recursive: true });
});

test('the public address defaults to the port, and the expert is named after the brand', () => {
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

test.each<[what: string, environment: Record<string, string>, expected: object]>([
  [
    'a key alone means OpenAI itself',
    { LLM_API_KEY: 'sk-1' },
    { baseUrl: 'https://api.openai.com/v1', apiKey: 'sk-1', model: 'gpt-4o' },
  ],
  [
    'a model on this machine needs no key',
    { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'llama3.2:3b' },
    { baseUrl: 'http://localhost:11434/v1', model: 'llama3.2:3b' },
  ],
])('%s', (_, environment, expected) => {
  const { languageModel } = readConfig(environment);
  expect(languageModel).toEqual({ kind: 'openai', apiVersion: '', timeoutMs: 30_000, ...expected });
});

test.each([
  'GBP=1.27',
  'GBP=0@2026-11-20',
  'GBP=-1@2026-11-20',
  'GBP=1,27@2026-11-20',
  'GBP=1e3@2026-11-20',
  'GBP=1.27@2026-02-30',
  'GBP=1.27@20 November',
  'USD=1@2026-11-20',
  'EUR=1.1@2026-11-20',
  'GBP=1.27@2026-11-20,GBP=1.28@2026-11-21',
  'GBP=1.27@2026-11-20,',
])('%s is not an exchange rate', (EXCHANGE_RATES) => {
  expect(() => readConfig({ EXCHANGE_RATES })).toThrow(/- EXCHANGE_RATES must be rates in US dollars/);
});

test('Azure needs an API version', () => {
  const { languageModel } = readConfig({
    LLM_KIND: 'azure',
    LLM_BASE_URL: 'https://acme.openai.azure.com',
    LLM_API_KEY: 'azure-key',
    LLM_MODEL: 'acme-gpt',
  });
  expect(languageModel?.apiVersion).toBe('2024-10-21');
});

test.each<[environment: Record<string, string>, mistakes: RegExp[]]>([
  [{ LLM_KIND: 'azure', LLM_API_KEY: 'k' }, [/LLM_BASE_URL must be your resource's endpoint/]],
  [
    { LLM_KIND: 'azure', LLM_BASE_URL: 'https://acme.openai.azure.com' },
    [/LLM_API_KEY must be given/, /LLM_MODEL must name/],
  ],
  [{ LLM_API_KEY: 'k', LLM_API_VERSION: '2024-10-21' }, [/LLM_API_VERSION is used with LLM_KIND=azure only/]],
  [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, [/LLM_MODEL must name/]],
  [{ LLM_BASE_URL: 'ftp://models.example.com', LLM_MODEL: 'm' }, [/LLM_BASE_URL must be an address/]],
  [{ LLM_BASE_URL: 'https://m.example.com/v1?key=k', LLM_MODEL: 'm' }, [/LLM_BASE_URL must be an address/]],
  [{ LLM_MODEL: 'm', LLM_KIND: 'azure' }, [/LLM_MODEL, LLM_KIND must come with LLM_API_KEY or/]],
])('reports language model settings that contradict each other: %j', (environment, mistakes) => {
  for (const mistake of mistakes) expect(() => readConfig(environment)).toThrow(mistake);
});

test('one message lists every mistake and contains no secret', () => {
  const wrong = {
    HOST: 'not a host',
    PORT: '70000',
    DATABASE_URL: 'mysql://someone:secret@db/landfall',
    PUBLIC_URL: 'https://example.com/app',
    HSTS: 'all',
    PUBLIC_ANON_KEY: 'short',
    AUTH_SECRET: 'guessable',
    BRAND_NAME: 'x'.repeat(81),
    BRAND_ASSISTANT_NAME: 'two\nlines',
    BRAND_OPERATOR_NAME: 'a\u0000b',
    BRAND_SUPPORT_EMAIL: 'nobody',
    BRAND_LOGO: 'package.json',
    BRAND_ACCENT: 'red;}</style>',
    EXPERT_DEPLOYMENTS: 'gpt-4o,,other/one',
    LLM_KIND: 'other',
    LLM_BASE_URL: 'https://someone:secret@models.example.com/v1',
    LLM_API_KEY: 'guessable key',
    LLM_MODEL: 'two words',
    LLM_API_VERSION: '2024?',
    LLM_TIMEOUT_MS: '5',
    EXCHANGE_RATES: 'GBP: 1.27',
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

test.each<[string, Record<string, string>, string]>([
  ['a hosted service without a key', { VOICE: 'hosted' }, 'VAPI_PUBLIC_KEY must be given'],
  ['a key without an assistant', { VAPI_PUBLIC_KEY: 'key' }, 'VAPI_ASSISTANT_ID or VAPI_SQUAD_ID must come'],
  [
    'an assistant without a key',
    { VAPI_ASSISTANT_ID: 'one' },
    'VAPI_ASSISTANT_ID must come with VAPI_PUBLIC_KEY',
  ],
  ['a model that is not included', { VOICE_STT_MODEL: 'large' }, "VOICE_STT_MODEL must be 'base' or 'tiny'"],
  [
    'a language the included models do not understand',
    { VOICE_LANGUAGES: 'ar' },
    'VOICE_LANGUAGES must come',
  ],
  [
    'two kinds of recognition',
    { VOICE_STT_URL: 'https://speech.example.com', VOICE_STT_MODEL_DIR: '/models/whisper' },
    'VOICE_STT_URL and VOICE_STT_MODEL_DIR cannot be used together',
  ],
  [
    'a voice without its address',
    { VOICE_TTS_VOICE: 'bella' },
    'VOICE_TTS_VOICE must come with VOICE_TTS_URL',
  ],
  ['no calls at once', { VOICE_CALLS_MAX: '0' }, 'VOICE_CALLS_MAX must be a number of calls'],
])('refuses voice settings: %s', (_, settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});

test('voice calls are hosted if a key is given, and can be turned off', () => {
  expect(readConfig({ VAPI_PUBLIC_KEY: 'key', VAPI_SQUAD_ID: 'squad' }).voice.provider).toBe('hosted');
  expect(readConfig({ VOICE: 'off' }).voice.provider).toBe('off');
  expect(readConfig({ VOICE_STT_MODEL_DIR: '/models/whisper' }).voice.speechToText).toEqual({
    kind: 'folder',
    folder: '/models/whisper',
    languages: ['en'],
  });
});

test.each([
  { HOST: '127.0.0.1', NODE_ENV: 'development', isForDevelopment: true },
  { HOST: '0.0.0.0', NODE_ENV: 'development', isForDevelopment: false },
  { HOST: '127.0.0.1', NODE_ENV: 'production', isForDevelopment: false },
  { HOST: '127.0.0.1', NODE_ENV: 'test', isForDevelopment: false },
])(
  'on $HOST with NODE_ENV=$NODE_ENV it is for development: $isForDevelopment',
  ({ isForDevelopment, ...environment }) => {
    expect(readConfig(environment).isForDevelopment).toBe(isForDevelopment);
  },
);

test('a key switches billing on, and its settings are checked', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_1234567890' };
  expect(readConfig(key).billing).toEqual({
    secretKey: 'sk_test_1234567890',
    apiBase: 'https://api.stripe.com',
  });
  expect(
    readConfig({
      STRIPE_SECRET_KEY: 'rk_live_1234567890',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_PORTAL_CONFIGURATION: 'bpc_1',
      STRIPE_API_BASE: 'http://127.0.0.1:4242/',
    }).billing,
  ).toEqual({
    secretKey: 'rk_live_1234567890',
    webhookSecret: 'whsec_1234567890',
    priceId: 'price_1',
    portalConfiguration: 'bpc_1',
    apiBase: 'http://127.0.0.1:4242',
  });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'pk_live_1234567890' }, 'STRIPE_SECRET_KEY must be a secret or restricted key'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1234567890' }, 'must come with STRIPE_SECRET_KEY'],
  [
    { STRIPE_SECRET_KEY: 'sk_live_1234567890', STRIPE_PRICE_ID: 'price_1' },
    'STRIPE_WEBHOOK_SECRET must be given',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_live_1234567890', STRIPE_PRICE_ID: 'prod_1' }, 'the id of a recurring price'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1234567890', STRIPE_WEBHOOK_SECRET: 'secret' }, 'the signing secret'],
  [
    { STRIPE_SECRET_KEY: 'sk_live_1234567890', STRIPE_API_BASE: 'http://stripe.example.com' },
    'STRIPE_API_BASE must be an https address',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_live_1234567890', STRIPE_API_BASE: 'https://a.example/v1' }, 'without a path'],
])('refuses the billing settings %j', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message);
  expect(() => readConfig(settings)).not.toThrow(/1234567890/);
});
