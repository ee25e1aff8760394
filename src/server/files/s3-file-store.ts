import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../configuration/s3-settings.ts';
import { outgoingFetch } from '../platform/outgoing-fetch.ts';
import { assertFileKey, assertFolder, type FileStore, FileStoreError, type KeptFile } from './file-store.ts';

interface Retries {
  /** Timeout of an attempt, in ms. */
  timeoutMs: number;
  /** Delay before the second attempt, in ms; it doubles for each further one. */
  firstPauseMs: number;
}

/** All three attempts finish before a browser gives up an upload. */
const defaultRetries: Retries = { timeoutMs: 15_000, firstPauseMs: 200 };
const tries = 3;

/** Statuses of a temporary failure, which is retried. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

/** Stores files in a bucket of any S3-compatible service. */
export function s3FileStore(settings: S3Settings, retries: Retries = defaultRetries): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = `${endpoint}/${bucket}`;
  const place = `the bucket '${bucket}' at ${endpoint}`;

  function urlOf(key: string): string {
    assertFileKey(key);
    return `${base}/${key}`;
  }

  /** All calls are idempotent, so they can be retried. */
  async function send(method: string, url: string, content?: Uint8Array): Promise<Answer> {
    for (let number = 1; ; number += 1) {
      const answer = await sendOnce(method, url, content).catch((error: unknown) => {
        if (number === tries) throw unreachable(place, error);
      });
      if (answer && (number === tries || !passing.has(answer.status))) return answer;
      await wait(retries.firstPauseMs * 2 ** (number - 1));
    }
  }

  async function sendOnce(method: string, url: string, content?: Uint8Array): Promise<Answer> {
    const request = await client.sign(url, {
      method,
      ...(content && {
        body: new Uint8Array(content),
        // Lets the service reject incomplete data.
        headers: { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') },
      }),
      signal: AbortSignal.timeout(retries.timeoutMs),
    });
    const response = await outgoingFetch(request);
    return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
  }

  return {
    description: `in ${place}`,

    async write(key, content) {
      const answer = await send('PUT', urlOf(key), content);
      if (answer.status !== 200) throw refused(place, answer);
    },

    async read(key) {
      const answer = await send('GET', urlOf(key));
      if (answer.status === 200) return answer.body;
      if (codeOf(answer) === 'NoSuchKey') return undefined;
      throw refused(place, answer);
    },

    async remove(key) {
      const answer = await send('DELETE', urlOf(key));
      const isGone = answer.status === 204 || answer.status === 200 || codeOf(answer) === 'NoSuchKey';
      if (!isGone) throw refused(place, answer);
    },

    async list(folder) {
      assertFolder(folder);
      const files: KeptFile[] = [];
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
        if (after) query.set('continuation-token', after);
        const answer = await send('GET', `${base}?${query}`);
        if (answer.status !== 200) throw refused(place, answer);
        const page = textOf(answer);
        files.push(...filesIn(page));
        after = elementOf(page, 'NextContinuationToken');
      } while (after);
      return files;
    },
  };
}

interface Answer {
  status: number;
  body: Uint8Array<ArrayBuffer>;
}

/** Our keys need no XML escaping; others are ignored. */
function filesIn(page: string): KeptFile[] {
  return page.split('<Contents>').flatMap((part) => {
    const [key, modified] = [elementOf(part, 'Key'), elementOf(part, 'LastModified')];
    if (!key || !modified || !/^[a-z0-9/-]+$/.test(key)) return [];
    return [{ key, writtenAt: new Date(modified) }];
  });
}

function elementOf(xml: string, name: string): string | undefined {
  const [, content] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return content?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function textOf({ body }: Answer): string {
  return new TextDecoder().decode(body);
}

/** The service's error code, such as 'NoSuchBucket'. */
function codeOf(answer: Answer): string | undefined {
  return answer.status < 300 ? undefined : elementOf(textOf(answer), 'Code');
}

function refused(place: string, answer: Answer): FileStoreError {
  const code = codeOf(answer);
  const said = code ? `${answer.status} ${code}` : String(answer.status);
  if (code === 'NoSuchBucket') {
    return new FileStoreError(`There is no ${place.replace('the ', '')}. Create it, or mend S3_BUCKET.`);
  }
  if (answer.status === 403 || answer.status === 401) {
    return new FileStoreError(
      `Files cannot be kept in ${place}: the service refuses our key (${said}). Check S3_ACCESS_KEY_ID, ` +
        'S3_SECRET_ACCESS_KEY, S3_REGION, and whether the key may read, write, delete and list there.',
    );
  }
  if (answer.status >= 300 && answer.status < 400) {
    return new FileStoreError(
      `Files cannot be kept in ${place}: the service sends us elsewhere (${said}). Check S3_ENDPOINT, S3_REGION ` +
        'and S3_PATH_STYLE.',
    );
  }
  return new FileStoreError(
    `Files cannot be kept in ${place}: the service answers ${said}. Check the service itself.`,
  );
}

function unreachable(place: string, cause: unknown): FileStoreError {
  return new FileStoreError(
    `Files cannot be kept in ${place}: there is no answer. Check S3_ENDPOINT and the network.`,
    { cause },
  );
}
