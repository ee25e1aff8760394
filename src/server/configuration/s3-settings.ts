import * as z from 'zod/mini';
import { origin, secretKey, text, withRules } from './setting.ts';

/** The bucket that stores files. */
export interface S3Settings {
  /** Address of the service, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const settings = z.object({
  S3_ENDPOINT: origin("an address without a path, like 'https://s3.eu-central-1.amazonaws.com'"),
  S3_BUCKET: text(
    'the name of a bucket: 3 to 63 lower-case letters, digits, dots and dashes',
    /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
  ),
  S3_ACCESS_KEY_ID: secretKey(),
  S3_SECRET_ACCESS_KEY: secretKey(),
  S3_REGION: text("a region like 'eu-central-1'", /^[\w-]{1,64}$/),
});

const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** `undefined` if none is given: files are then stored in a folder. */
export const s3Settings = z.pipe(
  withRules(settings, (values) => {
    const missing = required.filter((name) => values[name] === undefined);
    const isGiven = Object.values(values).some((value) => value !== undefined);
    return [
      isGiven &&
        missing.length > 0 &&
        `${missing.join(', ')} must be given, too, or files cannot be kept in a bucket.`,
    ];
  }),
  z.transform((values): S3Settings | undefined => {
    const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = values;
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
    if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }),
);
