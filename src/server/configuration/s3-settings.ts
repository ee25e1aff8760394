/** A bucket that files are kept in, where the operator has set one. */
export interface S3Settings {
  /** Address of the service, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Reads one setting; a value that `read` finds unfit is noted as a mistake with what it must be. */
type ReadSetting = <T>(name: string, mustBe: string, read: (value: string) => T | undefined) => T | undefined;

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const names = [...needed, 'S3_REGION'];
const defaultRegion = 'us-east-1';

/**
 * Reads the settings of the bucket and notes every mistake in them.
 *
 * @returns `undefined` where none is given: files are then kept in a folder
 */
export function readS3(
  setting: ReadSetting,
  given: (name: string) => string | undefined,
  mistakes: string[],
): S3Settings | undefined {
  const mayBeKey = matching(/^[\x21-\x7e]{1,500}$/);
  const endpoint = setting(
    'S3_ENDPOINT',
    "an address without a path, like 'https://s3.eu-central-1.amazonaws.com'",
    readOrigin,
  );
  const bucket = setting(
    'S3_BUCKET',
    'the name of a bucket: 3 to 63 lower-case letters, digits, dots and dashes',
    matching(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/),
  );
  const region = setting('S3_REGION', "a region like 'eu-central-1'", matching(/^[\w-]{1,64}$/));
  const accessKeyId = setting('S3_ACCESS_KEY_ID', 'a key on one line without spaces', mayBeKey);
  const secretAccessKey = setting('S3_SECRET_ACCESS_KEY', 'a key on one line without spaces', mayBeKey);
  if (!names.some((name) => given(name))) return undefined;

  const missing = needed.filter((name) => !given(name));
  if (missing.length > 0) {
    mistakes.push(`${missing.join(', ')} must be given, too, or files cannot be kept in a bucket.`);
  }
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: region ?? defaultRegion, accessKeyId, secretAccessKey };
}

function matching(pattern: RegExp) {
  return (value: string) => (pattern.test(value) ? value : undefined);
}

/** Keys in the address would end up in messages and logs, so they are refused there. */
function readOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, pathname, search, hash, username, origin } = new URL(value);
  const isOrigin = pathname === '/' && search === '' && hash === '' && username === '';
  return isOrigin && (protocol === 'http:' || protocol === 'https:') ? origin : undefined;
}
