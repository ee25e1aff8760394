import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expertModel } from '#contract/assistant.ts';
import type { ExchangeRate } from '#domain/values/exchange.ts';
import { imageTypeOf } from '../platform/image-type.ts';
import { type BillingSettings, readBilling } from './billing-settings.ts';
import { exchangeRatesForm, readExchangeRates } from './exchange-rates-setting.ts';
import { type GoogleSettings, readGoogle } from './google-settings.ts';
import { type LanguageModelSettings, readLanguageModel } from './language-model-settings.ts';
import { type MailSettings, readMail } from './mail-settings.ts';
import { matching } from './read-setting.ts';
import { readS3, type S3Settings } from './s3-settings.ts';
import { readVoice, type VoiceSettings } from './voice-settings.ts';

/** Every setting of the server. A part is handed its piece; nothing else reads the environment. */
export interface Config {
  host: string;
  port: number;
  /**
   * Whether it serves its developer alone, who may read every email at /app/dev/outbox: with NODE_ENV=development,
   * on a loopback address.
   */
  isForDevelopment: boolean;
  /** Absolute path of the folder for everything that is kept on disk. */
  dataDir: string;
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl?: string;
  /** A bucket to keep files in, in place of a folder. */
  s3?: S3Settings;
  /** Where people reach this installation: an origin without a slash at its end. */
  publicUrl: string;
  /** The web client's public identifier; generated at the first start where it is not given. */
  anonymousKey?: string;
  /** Signs sessions; generated at the first start where it is not given. */
  authSecret?: string;
  brand: Brand;
  /** The names under which the expert is called, the usual one first. */
  expertModels: readonly string[];
  /** Absent where the built-in expert answers alone. */
  languageModel?: LanguageModelSettings;
  voice: VoiceSettings;
  /** Absent where billing is not switched on. */
  billing?: BillingSettings;
  /** Absent where emails are kept in the outbox. */
  mail?: MailSettings;
  /** Absent where nobody signs in with Google. */
  google?: GoogleSettings;
  /** Those that the operator sets, beside what central banks keep fixed. */
  exchangeRates: readonly ExchangeRate[];
  rateLimit: boolean;
  /** Whether a proxy before the server is trusted to name the client. */
  trustProxy: boolean;
  /** The header in which that proxy names the client's country, in lower case. */
  countryHeader?: string;
  logLevel: string;
  /** 'json' for machines, 'text' for people. */
  logFormat: 'json' | 'text';
}

/** Under whose name and colour the product runs. */
export interface Brand {
  name: string;
  assistantName: string;
  operatorName: string;
  /** Empty where the operator gave none. */
  supportEmail: string;
  /** Absolute path of an image to show in place of the built-in mark. */
  logoFile?: string;
  /** '#rrggbb', to use in place of the built-in accent. */
  accent?: string;
}

/** What the expert is called where nobody named it. */
export function assistantNamedAfter(productName: string): string {
  return `${productName} Expert`;
}

/** Everything that is wrong with the settings, in one message for the operator. */
export class ConfigurationError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`These settings need your attention:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, to which a file '.env' adds what is not set there; `defaults` come last. */
export function readEnvironment(defaults: Environment = {}): Environment {
  if (existsSync('.env')) process.loadEnvFile();
  return { ...defaults, ...process.env };
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const logFormats = ['json', 'text'] as const;
const defaultPort = 3000;

/**
 * Reads and checks the settings; '.env.example' explains each. An empty value counts as none.
 * Throws ConfigurationError with every mistake at once.
 */
export function readConfig(environment: Environment): Config {
  const mistakes: string[] = [];
  const given = (name: string) => environment[name]?.trim() || undefined;

  /** Turns a given value into a setting; one that `read` finds unfit is noted with what it must be. */
  function setting<T>(name: string, mustBe: string, read: (value: string) => T | undefined): T | undefined {
    const value = given(name);
    if (value === undefined) return undefined;
    const result = read(value);
    if (result === undefined) mistakes.push(`${name} must be ${mustBe}.`);
    return result;
  }

  const host = setting('HOST', 'a host name or an IP address', matching(/^[\w.:-]+$/)) ?? '127.0.0.1';
  const port = setting('PORT', 'a port from 1 to 65535', readPort) ?? defaultPort;
  const rateLimit = setting('RATE_LIMIT', "'on' or 'off'", readSwitch) ?? true;
  if (!rateLimit && !isLoopback(host)) {
    mistakes.push('RATE_LIMIT=off is only allowed where HOST is a loopback address such as 127.0.0.1.');
  }
  const trustProxy = setting('TRUST_PROXY', "'on' or 'off'", readSwitch) ?? false;
  const countryHeader = setting(
    'COUNTRY_HEADER',
    "the name of a header, like 'CF-IPCountry'",
    matching(/^[\w-]{1,60}$/),
  );
  if (countryHeader && !trustProxy) {
    mistakes.push('COUNTRY_HEADER needs TRUST_PROXY=on: without a proxy, everybody could write that header.');
  }
  const oneLine = 'text on one line of at most 80 characters';
  const name = setting('BRAND_NAME', oneLine, readLine) ?? 'Landfall';
  const config: Config = {
    host,
    port,
    isForDevelopment: given('NODE_ENV') === 'development' && isLoopback(host),
    dataDir: resolve(given('DATA_DIR') ?? 'data'),
    publicUrl:
      setting('PUBLIC_URL', "an address without a path, like 'https://landfall.example.com'", readOrigin) ??
      `http://localhost:${port}`,
    ...optional(
      'databaseUrl',
      setting('DATABASE_URL', "an address like 'postgres://user:password@host:5432/name'", readDatabaseUrl),
    ),
    ...optional('s3', readS3(setting, given, mistakes)),
    ...optional(
      'anonymousKey',
      setting(
        'PUBLIC_ANON_KEY',
        '16 to 500 emails, digits, dots, hyphens or underscores',
        matching(/^[\w.-]{16,500}$/),
      ),
    ),
    ...optional(
      'authSecret',
      setting('AUTH_SECRET', 'at least 32 characters, none of them a space', matching(/^\S{32,}$/)),
    ),
    brand: {
      name,
      assistantName: setting('BRAND_ASSISTANT_NAME', oneLine, readLine) ?? assistantNamedAfter(name),
      operatorName: setting('BRAND_OPERATOR_NAME', oneLine, readLine) ?? 'the operator of this installation',
      supportEmail:
        setting(
          'BRAND_SUPPORT_EMAIL',
          'an e-mail address',
          matching(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/),
        ) ?? '',
      ...optional('logoFile', setting('BRAND_LOGO', 'the path of a PNG, JPEG, WebP or SVG image', readImage)),
      ...optional('accent', setting('BRAND_ACCENT', "a colour like '#0b6e63'", readColour)),
    },
    expertModels: [
      ...new Set([
        expertModel,
        ...(setting('EXPERT_DEPLOYMENTS', "names like 'gpt-4o-mini', separated by commas", readModelNames) ??
          []),
      ]),
    ],
    ...optional('languageModel', readLanguageModel(setting, given, mistakes)),
    voice: readVoice(setting, given, mistakes),
    ...optional('billing', readBilling(setting, given, mistakes)),
    ...optional('mail', readMail(setting, given, mistakes)),
    ...optional('google', readGoogle(setting, mistakes)),
    exchangeRates: setting('EXCHANGE_RATES', exchangeRatesForm, readExchangeRates) ?? [],
    rateLimit,
    trustProxy,
    ...optional('countryHeader', countryHeader?.toLowerCase()),
    logLevel: setting('LOG_LEVEL', `one of ${logLevels.join(', ')}`, oneOf(logLevels)) ?? 'info',
    logFormat: setting('LOG_FORMAT', "'json' or 'text'", oneOf(logFormats)) ?? 'json',
  };
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);
  return config;
}

/** An entry for an object whose key lacks where there is no value. */
function optional<Key extends string, T>(key: Key, value: T | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: T };
}

function oneOf<T extends string>(values: readonly T[]) {
  return (value: string) => values.find((known) => known === value.toLowerCase());
}

function readPort(value: string): number | undefined {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

function readSwitch(value: string): boolean | undefined {
  return { on: true, off: false }[value.toLowerCase()];
}

function readModelNames(value: string): string[] | undefined {
  const modelNames = value.split(',').map((name) => name.trim());
  return modelNames.every((name) => /^[\w.-]{1,64}$/.test(name)) ? modelNames : undefined;
}

function readLine(value: string): string | undefined {
  return value.length <= 80 && !/\p{Cc}/u.test(value) ? value : undefined;
}

function readOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, pathname, search, hash, username, origin } = new URL(value);
  const isOrigin = pathname === '/' && search === '' && hash === '' && username === '';
  return isOrigin && (protocol === 'http:' || protocol === 'https:') ? origin : undefined;
}

function readDatabaseUrl(value: string): string | undefined {
  return /^postgres(ql)?:\/\/.+/.test(value) ? value : undefined;
}

function readColour(value: string): string | undefined {
  return /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;
}

function readImage(value: string): string | undefined {
  const file = resolve(value);
  try {
    return imageTypeOf(readFileSync(file)) && file;
  } catch {
    return undefined;
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);
}
