import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const MAIL_FROM = 'hello@example.com';

test.each([
  [
    { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM },
    { host: 'mail.example.com', port: 587, encryption: 'starttls', from: MAIL_FROM },
  ],
  [
    { SMTP_URL: 'smtps://ana%40example.com:a%2Fb@mail.example.com', MAIL_FROM },
    {
      host: 'mail.example.com',
      port: 465,
      encryption: 'implicit',
      login: { user: 'ana@example.com', password: 'a/b' },
      from: MAIL_FROM,
    },
  ],
  [
    { SMTP_URL: 'smtp://[::1]:2525/', SMTP_TLS: 'off', MAIL_FROM },
    { host: '::1', port: 2525, encryption: 'off', from: MAIL_FROM },
  ],
  [
    { SMTP_HOST: 'mail.example.com', SMTP_PORT: '465', MAIL_FROM },
    { host: 'mail.example.com', port: 465, encryption: 'implicit', from: MAIL_FROM },
  ],
  [
    { SMTP_HOST: 'relay', SMTP_TLS: 'off', MAIL_FROM },
    { host: 'relay', port: 25, encryption: 'off', from: MAIL_FROM },
  ],
])('%o', (environment, expected) => {
  expect(readConfig(environment).mail).toEqual(expected);
});

test.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://ana@mail.example.com', MAIL_FROM }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://ana:%ff@mail.example.com', MAIL_FROM }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM must be given'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Ana <ana@example.com>' }, 'MAIL_FROM must be an email'],
  [{ SMTP_URL: 'smtp://mail.example.com', SMTP_HOST: 'other', MAIL_FROM }, 'must not be given with SMTP_URL'],
  [{ SMTP_URL: 'smtps://mail.example.com', SMTP_TLS: 'off', MAIL_FROM }, 'SMTP_TLS must be implicit'],
  [{ SMTP_HOST: 'mail.example.com', SMTP_USER: 'ana', MAIL_FROM }, 'must be given together'],
  [{ MAIL_FROM }, 'MAIL_FROM must come with SMTP_URL or SMTP_HOST'],
])('reports %o without showing the password', (environment, sentence) => {
  try {
    readConfig(environment);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    expect((error as Error).message).toContain(sentence);
    expect((error as Error).message).not.toContain('%ff');
  }
});
