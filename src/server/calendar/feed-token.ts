import { isToken } from '../platform/one-time-token.ts';

const ending = '.ics';

/** The file that a secret is asked for as. */
export function feedFileOf(token: string): string {
  return token + ending;
}

/** The secret in the name of a file; `undefined` where it cannot be one of ours. */
export function feedTokenIn(file: string): string | undefined {
  const token = file.endsWith(ending) ? file.slice(0, -ending.length) : '';
  return isToken(token) ? token : undefined;
}
