import * as z from 'zod/mini';

/*
 * Schemas of single settings. Each message completes the sentence 'NAME must be …'; a rule about several settings
 * brings a whole sentence.
 */

/** A setting that is text in a given format. */
export function text(mustBe: string, pattern: RegExp) {
  return z.optional(z.string().check(z.regex(pattern, { error: mustBe })));
}

/** A setting that `read` parses; `read` returns `undefined` for an invalid value. */
export function parsed<T>(mustBe: string, read: (value: string) => T | undefined) {
  const valid = z.string().check(z.refine((value) => read(value) !== undefined, { error: mustBe }));
  return z.optional(
    z.pipe(
      valid,
      z.transform((value) => read(value) as T),
    ),
  );
}

export function choice<T extends string>(values: readonly T[], mustBe: string) {
  return parsed(mustBe, (value) => values.find((known) => known === value.toLowerCase()));
}

export function integer(mustBe: string, min: number, max: number) {
  return parsed(mustBe, (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  });
}

export const toggle = () =>
  parsed("'on' or 'off'", (value) => ({ on: true, off: false })[value.toLowerCase()]);
export const port = () => integer('a port from 1 to 65535', 1, 65_535);
export const hostName = () => text('a host name or an IP address', /^[\w.:-]+$/);
/** A host and a port; an address of IPv6 is in brackets. */
export const hostAndPort = () =>
  parsed("a host and a port, like 'localhost:3310'", (value) => {
    const [, host, digits] = /^([\w.-]+|\[[\da-fA-F:]+\]):(\d{1,5})$/.exec(value) ?? [];
    const number = Number(digits);
    if (!host || number < 1 || number > 65_535) return undefined;
    return { host: host.replace(/^\[(.*)\]$/, '$1'), port: number };
  });
export const secretKey = () => text('a key on one line without spaces', /^[\x21-\x7e]{1,500}$/);
export const name = () => text('a name on one line without spaces', /^[\x21-\x7e]{1,500}$/);

/** A URL without a path. `isAllowed` can refuse some. */
export function origin(mustBe: string, isAllowed: (url: URL) => boolean = () => true) {
  return parsed(mustBe, (value) => {
    const url = webUrl(value);
    return url?.pathname === '/' && isAllowed(url) ? url.origin : undefined;
  });
}

/** A URL without a trailing slash. */
export function address(mustBe: string) {
  return parsed(mustBe, (value) => {
    const url = webUrl(value);
    return url && url.origin + url.pathname.replace(/\/+$/, '');
  });
}

/** Credentials in a URL are refused: they would appear in messages and logs. */
function webUrl(value: string): URL | undefined {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.search || url.hash || url.username || url.password ? undefined : url;
}

/** Without TLS others on the network could read the key, so plain HTTP is for loopback only. */
export function isEncryptedOrLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);
}

/** Adds rules about several settings to their schema; each rule returns a sentence if it is broken. */
export function withRules<Schema extends z.ZodMiniType>(
  schema: Schema,
  rules: (values: z.output<Schema>) => (string | false | undefined)[],
) {
  return schema.check(({ value, issues }) => {
    for (const message of rules(value as z.output<Schema>)) {
      if (message) issues.push({ code: 'custom', message, input: value });
    }
  });
}

/** Reports settings that have no effect without another one; `false` if none of them is given. */
export function requires(names: readonly string[], values: object, requirement: string): string | false {
  const given = names.filter((each) => (values as Record<string, unknown>)[each] !== undefined);
  return given.length > 0 && `${given.join(', ')} must come with ${requirement}.`;
}
