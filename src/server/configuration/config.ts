import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { expertModel } from '#contract/assistant.ts';
import type { ExchangeRate } from '#domain/values/exchange.ts';
import { imageTypeOf } from '../platform/image-type.ts';
import { type BillingSettings, billingSettings } from './billing-settings.ts';
import { exchangeRatesFormat, readExchangeRates } from './exchange-rates-setting.ts';
import { type GoogleSettings, googleSettings } from './google-settings.ts';
import { type LanguageModelSettings, languageModelSettings } from './language-model-settings.ts';
import { type MailSettings, mailSettings } from './mail-settings.ts';
import { type S3Settings, s3Settings } from './s3-settings.ts';
import {
  choice,
  hostAndPort,
  hostName,
  isLoopback,
  origin,
  parsed,
  port,
  text,
  toggle,
  withRules,
} from './setting.ts';
import { type VoiceSettings, voiceSettings } from './voice-settings.ts';

/** Every setting of the server. Each feature receives the settings it uses; only this file reads the environment. */
export interface Config {
  host: string;
  port: number;
  /**
   * Whether developer pages are served, such as every email at /app/dev/outbox: only with NODE_ENV=development
   * on a loopback address.
   */
  isForDevelopment: boolean;
  /** Absolute path of the folder for all data on disk. */
  dataDir: string;
  /** URL of a PostgreSQL server to use instead of the embedded one. */
  databaseUrl?: string;
  /** A bucket to store files in instead of a folder. */
  s3?: S3Settings;
  /** The public origin of this installation, without a trailing slash. */
  publicUrl: string;
  /** Hosts that HSTS covers; has effect with an https address only. */
  hsts: 'host' | 'subdomains' | 'preload';
  /** The web client's public identifier; generated at the first start if not given. */
  anonymousKey?: string;
  /** Signs sessions; generated at the first start if not given. */
  authSecret?: string;
  brand: Brand;
  /** Model names that the expert's API accepts, the default first. */
  expertModels: readonly string[];
  /** Absent if only the built-in expert answers. */
  languageModel?: LanguageModelSettings;
  voice: VoiceSettings;
  /** Absent if billing is off. */
  billing?: BillingSettings;
  /** Absent if emails stay in the outbox. */
  mail?: MailSettings;
  /** Absent if sign-in with Google is off. */
  google?: GoogleSettings;
  /** ClamAV's daemon; absent if uploaded files are not scanned for viruses. */
  scanner?: { host: string; port: number };
  /** An own key that signed documents are sealed with; made by the installation if absent. */
  seal?: { certificateFile: string; keyFile: string };
  /** Rates set by the operator, in addition to the pegs of central banks. */
  exchangeRates: readonly ExchangeRate[];
  rateLimit: boolean;
  /** A session ends this many days after sign-in, even if it is in use. */
  sessionMaxDays: number;
  /** Whether operators must sign in with a second factor or a passkey. */
  operatorsNeedSecondFactor: boolean;
  /** Minutes without input after which the screens of staff lock who chose nothing else; 0 for never. */
  staffLockAfter: number;
  /** Whether to trust a proxy's headers about the client's address. */
  trustProxy: boolean;
  /** Lower-case name of the header in which the proxy sends the client's country. */
  countryHeader?: string;
  logLevel: string;
  /** 'json' for machines, 'text' for people. */
  logFormat: 'json' | 'text';
}

/** Name, colour and logo of the installation. */
export interface Brand {
  name: string;
  assistantName: string;
  operatorName: string;
  /** Empty if the operator gave none. */
  supportEmail: string;
  /** Absolute path of an image that replaces the built-in mark. */
  logoFile?: string;
  /** '#rrggbb'; replaces the built-in accent. */
  accent?: string;
}

/** The expert's name if none is set. */
export function assistantNamedAfter(productName: string): string {
  return `${productName} Expert`;
}

/** All mistakes in the settings, as one message for the operator. */
export class ConfigurationError extends Error {
  constructor(mistakes: readonly string[]) {
    super(`These settings need your attention:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Merges settings: the environment wins over the '.env' file, which wins over `defaults`. */
export function readEnvironment(defaults: Environment = {}): Environment {
  if (existsSync('.env')) process.loadEnvFile();
  return { ...defaults, ...process.env };
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const readableFile = () =>
  parsed('the path of a PEM file', (file) => (existsSync(file) ? resolve(file) : undefined));

const serverSettings = withRules(
  z.object({
    HOST: hostName(),
    PORT: port(),
    NODE_ENV: z.optional(z.string()),
    DATA_DIR: z.optional(z.string()),
    DATABASE_URL: text("an address like 'postgres://user:password@host:5432/name'", /^postgres(ql)?:\/\/.+/),
    PUBLIC_URL: origin("an address without a path, like 'https://landfall.example.com'"),
    HSTS: choice(['host', 'subdomains', 'preload'], "'host', 'subdomains' or 'preload'"),
    PUBLIC_ANON_KEY: text('16 to 500 letters, digits, dots, hyphens or underscores', /^[\w.-]{16,500}$/),
    AUTH_SECRET: text('at least 32 characters, none of them a space', /^\S{32,}$/),
    EXPERT_DEPLOYMENTS: parsed("names like 'gpt-4o-mini', separated by commas", readModelNames),
    CLAMAV: hostAndPort(),
    SEAL_CERTIFICATE: readableFile(),
    SEAL_KEY: readableFile(),
    EXCHANGE_RATES: parsed(exchangeRatesFormat, readExchangeRates),
    RATE_LIMIT: toggle(),
    SESSION_MAX_DAYS: parsed('a whole number of days from 1 to 3650', readDays),
    OPERATOR_SECOND_FACTOR: toggle(),
    STAFF_SCREEN_LOCK: choice(['off', '5', '15', '30'], "'off', '5', '15' or '30' minutes"),
    TRUST_PROXY: toggle(),
    COUNTRY_HEADER: text("the name of a header, like 'CF-IPCountry'", /^[\w-]{1,60}$/),
    LOG_LEVEL: choice(logLevels, `one of ${logLevels.join(', ')}`),
    LOG_FORMAT: choice(['json', 'text'], "'json' or 'text'"),
  }),
  ({ HOST, RATE_LIMIT, TRUST_PROXY, COUNTRY_HEADER, HSTS, PUBLIC_URL, SEAL_CERTIFICATE, SEAL_KEY }) => [
    (SEAL_CERTIFICATE === undefined) !== (SEAL_KEY === undefined) &&
      'SEAL_CERTIFICATE and SEAL_KEY must be given together.',
    RATE_LIMIT === false &&
      HOST !== undefined &&
      !isLoopback(HOST) &&
      'RATE_LIMIT=off is only allowed if HOST is a loopback address such as 127.0.0.1.',
    COUNTRY_HEADER !== undefined &&
      !TRUST_PROXY &&
      'COUNTRY_HEADER needs TRUST_PROXY=on: without a proxy, any client could set that header.',
    HSTS !== undefined &&
      !PUBLIC_URL?.startsWith('https:') &&
      'HSTS needs a PUBLIC_URL that begins with https.',
  ],
);

const oneLine = () =>
  parsed('text on one line of at most 80 characters', (value) =>
    value.length <= 80 && !/\p{Cc}/u.test(value) ? value : undefined,
  );

const brandSettings = z.pipe(
  z.object({
    BRAND_NAME: oneLine(),
    BRAND_ASSISTANT_NAME: oneLine(),
    BRAND_OPERATOR_NAME: oneLine(),
    BRAND_SUPPORT_EMAIL: text('an email address', /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/),
    BRAND_LOGO: parsed('the path of a PNG, JPEG, WebP or SVG image', readImage),
    BRAND_ACCENT: parsed("a colour like '#0b6e63'", (value) =>
      /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : undefined,
    ),
  }),
  z.transform((values): Brand => {
    const { BRAND_NAME: name = 'Landfall', BRAND_LOGO: logoFile, BRAND_ACCENT: accent } = values;
    return {
      name,
      assistantName: values.BRAND_ASSISTANT_NAME ?? assistantNamedAfter(name),
      operatorName: values.BRAND_OPERATOR_NAME ?? 'the operator of this installation',
      supportEmail: values.BRAND_SUPPORT_EMAIL ?? '',
      ...(logoFile !== undefined && { logoFile }),
      ...(accent !== undefined && { accent }),
    };
  }),
);

const sections = z.object({
  server: serverSettings,
  s3: s3Settings,
  brand: brandSettings,
  languageModel: languageModelSettings,
  voice: voiceSettings,
  billing: billingSettings,
  mail: mailSettings,
  google: googleSettings,
});

/**
 * Reads and checks the settings; '.env.example' explains each. An empty value counts as not set.
 * Throws ConfigurationError with every mistake at once.
 */
export function readConfig(environment: Environment): Config {
  const given = new Proxy(environment, {
    get: (target, name) => target[String(name)]?.trim() || undefined,
  });
  const read = sections.safeParse(
    Object.fromEntries(Object.keys(sections.shape).map((name) => [name, given])),
  );
  if (!read.success) throw new ConfigurationError(read.error.issues.map(mistakeOf));
  const { server, brand, voice, ...others } = read.data;
  const { s3, languageModel, billing, mail, google } = others;
  const { HOST: host = '127.0.0.1', PORT: serverPort = 3000 } = server;
  return {
    host,
    port: serverPort,
    isForDevelopment: server.NODE_ENV === 'development' && isLoopback(host),
    dataDir: resolve(server.DATA_DIR ?? 'data'),
    publicUrl: server.PUBLIC_URL ?? `http://localhost:${serverPort}`,
    hsts: server.HSTS ?? 'host',
    ...(server.DATABASE_URL !== undefined && { databaseUrl: server.DATABASE_URL }),
    ...(server.PUBLIC_ANON_KEY !== undefined && { anonymousKey: server.PUBLIC_ANON_KEY }),
    ...(server.AUTH_SECRET !== undefined && { authSecret: server.AUTH_SECRET }),
    brand,
    expertModels: [...new Set([expertModel, ...(server.EXPERT_DEPLOYMENTS ?? [])])],
    voice,
    ...(s3 && { s3 }),
    ...(languageModel && { languageModel }),
    ...(billing && { billing }),
    ...(mail && { mail }),
    ...(google && { google }),
    ...(server.CLAMAV && { scanner: server.CLAMAV }),
    ...(server.SEAL_CERTIFICATE &&
      server.SEAL_KEY && { seal: { certificateFile: server.SEAL_CERTIFICATE, keyFile: server.SEAL_KEY } }),
    exchangeRates: server.EXCHANGE_RATES ?? [],
    rateLimit: server.RATE_LIMIT ?? true,
    sessionMaxDays: server.SESSION_MAX_DAYS ?? 90,
    operatorsNeedSecondFactor: server.OPERATOR_SECOND_FACTOR ?? true,
    staffLockAfter: server.STAFF_SCREEN_LOCK === 'off' ? 0 : Number(server.STAFF_SCREEN_LOCK ?? 15),
    trustProxy: server.TRUST_PROXY ?? false,
    ...(server.COUNTRY_HEADER !== undefined && { countryHeader: server.COUNTRY_HEADER.toLowerCase() }),
    logLevel: server.LOG_LEVEL ?? 'info',
    logFormat: server.LOG_FORMAT ?? 'json',
  };
}

/** A message about one setting completes a sentence; one about several is a whole sentence. */
function mistakeOf({ path, message }: z.core.$ZodIssue): string {
  const [, name] = path;
  return name === undefined ? message : `${String(name)} must be ${message}.`;
}

function readDays(value: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= 3650 ? Number(value) : undefined;
}

function readModelNames(value: string): string[] | undefined {
  const modelNames = value.split(',').map((name) => name.trim());
  return modelNames.every((name) => /^[\w.-]{1,64}$/.test(name)) ? modelNames : undefined;
}

function readImage(value: string): string | undefined {
  const file = resolve(value);
  try {
    return imageTypeOf(readFileSync(file)) && file;
  } catch {
    return undefined;
  }
}
